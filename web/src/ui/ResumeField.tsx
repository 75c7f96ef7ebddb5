/** Where a resume is chosen or dropped: its type and size are looked at before anything is sent. */
import { FileField } from './FileField'
import { ACCEPTED, RESUME, wrongWith } from './resumeFile'

interface ResumeFieldProps {
  file: File | null
  /** What is wrong with what was chosen, or missing. */
  error: string
  disabled: boolean
  choose: (file: File | null, wrong: string) => void
}

export function ResumeField(props: ResumeFieldProps) {
  return <FileField name="resume" accept={ACCEPTED} words={RESUME} wrongWith={wrongWith} {...props} />
}
