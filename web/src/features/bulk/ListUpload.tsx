/** A list and its ZIP chosen or dropped, sent, and checked row by row; nothing is counted by that. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type BulkJob, type BulkJobs, TEMPLATE, uploadList } from '../../lib/bulk'
import { useUploading } from '../../lib/uploading'
import { buttonLook, textLink } from '../../ui/button'
import { FileField } from '../../ui/FileField'
import { ProblemNote } from '../../ui/ProblemNote'
import { UploadProgress } from '../../ui/UploadProgress'
import { UPLOAD } from './copy'

const isEmpty = ({ size }: File): string => (size === 0 ? UPLOAD.empty : '')
const wrongList = (file: File) => (/\.(?:csv|jsonl|ndjson)$/i.test(file.name) ? isEmpty(file) : UPLOAD.wrongList)
const wrongZip = (file: File) => (/\.zip$/i.test(file.name) ? isEmpty(file) : UPLOAD.wrongZip)

export function ListUpload({ limits, done }: { limits: BulkJobs['limits']; done: (answer: BulkJob) => void }) {
  const [list, setList] = useState<File | null>(null)
  const [resumes, setResumes] = useState<File | null>(null)
  const [wrong, setWrong] = useState({ list: '', resumes: '' })
  const element = useRef<HTMLFormElement>(null)
  const checking = useUploading(uploadList, (answer: BulkJob) => {
    setList(null)
    setResumes(null)
    done(answer)
  })
  const { problem, busy } = checking
  const field = problem?.field === 'list' || problem?.field === 'resumes' ? problem.field : ''
  useEffect(() => {
    if (field) element.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  }, [field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!list) return setWrong({ ...wrong, list: UPLOAD.listMissing })
    if (list.size + (resumes?.size ?? 0) > limits.bytes)
      return setWrong({ ...wrong, resumes: UPLOAD.tooLarge(limits.bytes) })
    checking.start({ list, resumes })
  }
  const said = (name: 'list' | 'resumes') => wrong[name] || (field === name ? (problem?.message ?? '') : '')
  return (
    <form ref={element} noValidate className="space-y-4" onSubmit={submit}>
      <p>
        <a href={TEMPLATE} download className={textLink}>
          {UPLOAD.template}
        </a>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FileField
          name="list"
          accept=".csv,.jsonl,.ndjson"
          words={UPLOAD.list}
          wrongWith={wrongList}
          file={list}
          error={said('list')}
          disabled={busy}
          choose={(file, words) => {
            setList(file)
            setWrong({ ...wrong, list: words })
            checking.forget()
          }}
        />
        <FileField
          name="resumes"
          accept=".zip"
          words={UPLOAD.resumes}
          wrongWith={wrongZip}
          file={resumes}
          error={said('resumes')}
          disabled={busy}
          choose={(file, words) => {
            setResumes(file)
            setWrong({ ...wrong, resumes: words })
            checking.forget()
          }}
        />
      </div>
      {problem && !field && <ProblemNote problem={problem} otherwise={UPLOAD.failed} />}
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" disabled={list === null} aria-disabled={busy} className={buttonLook('strong')}>
            {busy ? UPLOAD.busy : UPLOAD.check}
          </button>
          {busy ? (
            <button type="button" className={buttonLook('outline')} onClick={checking.cancel}>
              {UPLOAD.cancel}
            </button>
          ) : (
            <p className="text-sm text-muted">{UPLOAD.free}</p>
          )}
        </div>
        <UploadProgress uploading={checking} words={UPLOAD} />
      </div>
    </form>
  )
}
