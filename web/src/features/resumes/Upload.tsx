/** A chosen or dropped resume is uploaded at once, with progress; what is refused is told in the server's words. */
import { useEffect, useRef, useState } from 'react'
import { addResume, type Resume } from '../../lib/resumes'
import { useUploading } from '../../lib/uploading'
import { buttonLook } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { ProblemNote } from '../../ui/ProblemNote'
import { ResumeField } from '../../ui/ResumeField'
import { UploadProgress } from '../../ui/UploadProgress'
import { RESUMES, UPLOAD } from './copy'

/** The server's code for pictures of text. */
const SCANNED = 'no_text'

export function Upload({ done }: { done: (resume: Resume) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [wrong, setWrong] = useState('')
  const upload = useUploading(addResume, (resume: Resume) => {
    setFile(null)
    done(resume)
  })
  const { busy, problem } = upload
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(false)
  useEffect(() => {
    // No field can have the focus while the form is busy.
    if (before.current && !busy) place.current?.querySelector('input')?.focus()
    before.current = busy
  }, [busy])
  return (
    <div ref={place}>
      <ResumeField
        file={file}
        error={wrong}
        disabled={busy}
        choose={(chosen, words) => {
          upload.forget()
          setFile(chosen)
          setWrong(words)
          if (chosen) upload.start(chosen)
        }}
      />
      <UploadProgress uploading={upload} words={UPLOAD} />
      {busy && (
        <button
          type="button"
          className={buttonLook('outline', 'mt-3')}
          onClick={() => {
            upload.cancel()
            setFile(null)
          }}
        >
          {UPLOAD.cancel}
        </button>
      )}
      {problem && (
        <div className="mt-3">
          <ProblemNote problem={problem} otherwise={UPLOAD.failed}>
            {problem.code === SCANNED && <Ways />}
            {file && problem.status === 0 && (
              <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => upload.start(file)}>
                {RESUMES.retry}
              </button>
            )}
          </ProblemNote>
        </div>
      )}
    </div>
  )
}

function Ways() {
  return (
    <Disclosure title={UPLOAD.scanned}>
      <ul className="list-disc space-y-1.5 pl-4 marker:text-muted">
        {UPLOAD.scannedWays.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
