/** Which resume a posting is compared with: its name, or a choice where there are several. */
import { useId } from 'react'
import type { ListedResume } from '../../lib/resumes'
import { Icon } from '../../ui/Icon'
import { MATCH } from './copy'

interface ResumeChoiceProps {
  resumes: ListedResume[]
  resume: ListedResume
  choose: (id: string) => void
}

export function ResumeChoice({ resumes, resume, choose }: ResumeChoiceProps) {
  const id = useId()
  if (resumes.length < 2)
    return (
      <p className="mt-2 text-sm wrap-anywhere text-muted">
        {MATCH.resume} <span className="font-semibold text-ink">{resume.filename}</span>
      </p>
    )
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {MATCH.resume}
      </label>
      <span className="relative block w-full sm:w-80">
        <select
          id={id}
          value={resume.id}
          className="block h-11 w-full appearance-none rounded-control border border-edge bg-paper pr-10 pl-3 text-ink"
          onChange={(event) => choose(event.target.value)}
        >
          {resumes.map((each) => (
            <option key={each.id} value={each.id}>
              {each.filename}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
      </span>
    </div>
  )
}
