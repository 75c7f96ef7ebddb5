/** Documents of an application: added, downloaded, deleted. */
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAction } from '../../../lib/action'
import {
  type Application,
  attach,
  deleteDocument,
  documentPath,
  type Kept,
  noteApplication,
} from '../../../lib/applications'
import { longDayOf } from '../../../lib/moment'
import { useUploading } from '../../../lib/uploading'
import { textLink } from '../../../ui/button'
import { Confirm } from '../../../ui/Confirm'
import { ProblemNote } from '../../../ui/ProblemNote'
import { sizeOf } from '../../../ui/resumeFile'
import { UploadProgress } from '../../../ui/UploadProgress'
import { Small } from '../Small'
import { DOCUMENTS } from './copy'

export function Documents({ application: { id, documents } }: { application: Application }) {
  const queries = useQueryClient()
  const hint = useId()
  const upload = useUploading(
    (file: File, progress, signal) => attach(id, file, progress, signal),
    (told: Application) => void noteApplication(queries, told),
  )
  return (
    <>
      <ul className="divide-y divide-line empty:hidden">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2 first:pt-0">
            <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <a
                href={documentPath(id, document.id)}
                download={document.filename}
                aria-label={DOCUMENTS.save(document.filename)}
                className={`${textLink} inline-flex min-h-6 items-center font-semibold`}
              >
                {document.filename}
              </a>
              <span className="block text-sm text-muted">
                {sizeOf(document.size)} · {longDayOf(new Date(document.createdAt))}
              </span>
            </p>
            <DeleteDocument id={id} document={document} />
          </li>
        ))}
      </ul>
      <label className="mt-2 block font-semibold">
        {DOCUMENTS.choose}
        <input
          type="file"
          accept=".pdf,.doc,.docx,.png,.jpg,.jpeg"
          aria-describedby={hint}
          disabled={upload.busy}
          className="mt-1 block w-full rounded-control border border-edge bg-paper p-2 text-base font-normal file:mr-3 file:min-h-9 file:rounded-control file:border file:border-edge file:bg-surface file:px-3 file:font-semibold file:text-ink"
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            upload.forget()
            if (chosen) upload.start(chosen)
            event.target.value = ''
          }}
        />
      </label>
      <p id={hint} className="mt-1 text-sm text-muted">
        {DOCUMENTS.kinds}
      </p>
      <UploadProgress uploading={upload} words={DOCUMENTS} />
      {upload.problem && (
        <div className="mt-3">
          <ProblemNote problem={upload.problem} otherwise={DOCUMENTS.failed} />
        </div>
      )}
    </>
  )
}

function DeleteDocument({ id, document }: { id: string; document: Kept }) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const removal = useAction<void, Application>(
    () => deleteDocument(id, document.id),
    (told) => noteApplication(queries, told),
  )
  return (
    <>
      <Small label={DOCUMENTS.deleteNamed(document.filename)} press={() => setAsked(true)}>
        {DOCUMENTS.delete}
      </Small>
      {asked && (
        <Confirm
          title={DOCUMENTS.ask}
          yes={DOCUMENTS.yes}
          busy={DOCUMENTS.deleting}
          no={DOCUMENTS.no}
          action={removal}
          otherwise={DOCUMENTS.failedDelete}
          close={() => setAsked(false)}
        >
          <p className="wrap-anywhere">{DOCUMENTS.words(document.filename)}</p>
        </Confirm>
      )}
    </>
  )
}
