/** A file of applications: looked at first, with everything that is wrong, then brought in whole. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ApplicationImport, importFile, noteBoard, TEMPLATE_PATH } from '../../lib/applications'
import { useUploading } from '../../lib/uploading'
import { buttonLook, textLink } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { UploadProgress } from '../../ui/UploadProgress'
import { IMPORT } from './copy'

export function ImportDialog({ close }: { close: () => void }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [told, setTold] = useState<ApplicationImport | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const look = useUploading(importFile, (answer: ApplicationImport) => {
    if (answer.dryRun) {
      setTold(answer)
      // What came of it is beneath the box that was used.
      setTimeout(() => heading.current?.focus())
      return
    }
    toast(IMPORT.done(answer.added))
    void noteBoard(queries)
    close()
  })
  const ready = told !== null && told.problems.length === 0 && told.added > 0
  return (
    <Dialog title={IMPORT.title} close={close}>
      <p className="text-muted">{IMPORT.intro}</p>
      <a href={TEMPLATE_PATH} download className={`${textLink} mt-1 inline-flex min-h-11 items-center`}>
        {IMPORT.template}
      </a>
      <label className="mt-1 block font-semibold">
        {IMPORT.choose}
        <input
          type="file"
          accept=".csv,.json,text/csv,application/json"
          disabled={look.busy}
          className="mt-1 block w-full rounded-control border border-edge bg-paper p-2 text-base font-normal file:mr-3 file:min-h-9 file:rounded-control file:border file:border-edge file:bg-surface file:px-3 file:font-semibold file:text-ink"
          onChange={(event) => {
            const chosen = event.target.files?.[0] ?? null
            setFile(chosen)
            setTold(null)
            look.forget()
            if (chosen) look.start({ content: chosen, dryRun: true })
            event.target.value = ''
          }}
        />
      </label>
      {file && <p className="mt-1 text-sm text-muted wrap-anywhere">{file.name}</p>}
      <UploadProgress uploading={look} words={IMPORT} />
      {look.problem && (
        <div className="mt-3">
          <ProblemNote problem={look.problem} otherwise={IMPORT.failed} />
        </div>
      )}
      {told && <Told told={told} heading={heading} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {ready && file && (
          <button
            type="button"
            aria-disabled={look.busy}
            className={buttonLook('strong')}
            onClick={() => look.start({ content: file, dryRun: false })}
          >
            {IMPORT.send(told.added)}
          </button>
        )}
        <button type="button" className={buttonLook('outline')} onClick={close}>
          {IMPORT.cancel}
        </button>
      </div>
    </Dialog>
  )
}

interface ToldProps {
  told: ApplicationImport
  heading: React.RefObject<HTMLHeadingElement | null>
}

function Told({ told: { problems, preview, added, duplicates, ignored }, heading }: ToldProps) {
  const title =
    problems.length > 0 ? IMPORT.problems(problems.length) : added > 0 ? IMPORT.preview(added) : IMPORT.nothing
  return (
    <div className="mt-4 space-y-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      {problems.length > 0 ? (
        <>
          <p>{IMPORT.correct}</p>
          <table className="w-full text-left text-sm">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="pr-3 font-normal">
                  {IMPORT.line}
                </th>
                <th scope="col" className="pr-3 font-normal">
                  {IMPORT.column}
                </th>
                <th scope="col" className="font-normal">
                  {IMPORT.what}
                </th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ line, column, message }) => (
                <tr key={`${line} ${column}`} className="border-t border-line align-top">
                  <td className="py-1.5 pr-3 tabular-nums">{line}</td>
                  <td className="py-1.5 pr-3">{column}</td>
                  <td className="py-1.5 wrap-anywhere">{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        preview.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {preview.map(({ line, title: name, company, stage }) => (
              <li key={line} className="flex flex-wrap justify-between gap-x-3 py-1.5">
                <span className="min-w-0 wrap-anywhere">{[name, company].filter(Boolean).join(', ')}</span>
                <span className="text-muted">{stage}</span>
              </li>
            ))}
            {added > preview.length && <li className="py-1.5 text-muted">{IMPORT.andMore(added - preview.length)}</li>}
          </ul>
        )
      )}
      {duplicates.length > 0 && (
        <div className="text-sm">
          <p>{IMPORT.duplicates(duplicates.length)}</p>
          <ul className="mt-1 list-disc pl-5 text-muted">
            {duplicates.map(({ line, title: name, inFile }) => (
              <li key={line} className="wrap-anywhere">
                {IMPORT.line} {line}: {name}, {inFile ? IMPORT.inFile : IMPORT.onBoard}
              </li>
            ))}
          </ul>
        </div>
      )}
      {ignored.length > 0 && <p className="text-sm text-muted">{IMPORT.ignored(ignored.join(', '))}</p>}
    </div>
  )
}
