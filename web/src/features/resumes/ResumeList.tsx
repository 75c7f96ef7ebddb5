/** A seeker's resumes: which is shown, which is the default, and deleting them. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAction } from '../../lib/action'
import { longDayOf } from '../../lib/moment'
import { sentenceOf } from '../../lib/problem'
import { type ListedResume, makeDefault, noteResume } from '../../lib/resumes'
import { buttonLook } from '../../ui/button'
import { toast } from '../../ui/toast'
import { LIST } from './copy'
import { DeleteResume } from './DeleteResume'

interface ResumeListProps {
  resumes: ListedResume[]
  /** The id of the one that is shown. */
  shown: string
  show: (id: string) => void
  gone: (id: string) => void
}

export function ResumeList({ resumes, shown, show, gone }: ResumeListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="resumes">
      <h3 id="resumes" ref={heading} tabIndex={-1} className="scroll-mt-6 text-lg font-semibold tracking-tight">
        {LIST.title}
      </h3>
      <p className="text-sm text-muted">{LIST.defaultMeans}</p>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {resumes.map((resume) => (
          <Line
            key={resume.id}
            resume={resume}
            alone={resumes.length === 1}
            shown={resume.id === shown}
            show={() => show(resume.id)}
            gone={() => gone(resume.id)}
            chosen={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  resume: ListedResume
  alone: boolean
  shown: boolean
  show: () => void
  gone: () => void
  /** It is the default now. */
  chosen: () => void
}

function Line({ resume, alone, shown, show, gone, chosen }: LineProps) {
  const { id, filename, isDefault, uploadedAt, completeness } = resume
  const queries = useQueryClient()
  const choice = useAction(makeDefault, async (changed) => {
    toast(LIST.madeDefault(filename))
    await noteResume(queries, changed)
    // Its button is no more.
    chosen()
  })
  const told = [shown && !alone && LIST.shown, LIST.added(longDayOf(new Date(uploadedAt))), LIST.complete(completeness)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold wrap-anywhere">{filename}</span>
          {isDefault && (
            <span className="rounded-full border border-edge px-2.5 text-sm font-semibold">{LIST.default}</span>
          )}
        </p>
        <p className="text-sm text-muted">{told.filter(Boolean).join(' · ')}</p>
        {choice.problem && (
          <p role="alert" className="mt-1 text-sm font-semibold text-danger">
            {sentenceOf(choice.problem, LIST.failedDefault)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!shown && (
          <button
            type="button"
            aria-label={LIST.showNamed(filename)}
            className={buttonLook('outline', 'max-sm:px-4')}
            onClick={show}
          >
            {LIST.show}
          </button>
        )}
        {!isDefault && (
          <button
            type="button"
            aria-label={LIST.makeDefaultNamed(filename)}
            aria-disabled={choice.busy}
            className={buttonLook('outline', 'max-sm:px-4')}
            onClick={() => choice.act(id)}
          >
            {LIST.makeDefault}
          </button>
        )}
        <DeleteResume resume={resume} alone={alone} gone={gone} />
      </div>
    </li>
  )
}
