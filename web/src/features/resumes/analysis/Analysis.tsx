/** What was read of a resume, as figures; what is missing and why; what a hiring system may misread. */
import type { RefObject } from 'react'
import { longDayOf } from '../../../lib/moment'
import type { Resume } from '../../../lib/resumes'
import { buttonLook } from '../../../ui/button'
import { Disclosure } from '../../../ui/Disclosure'
import { Icon } from '../../../ui/Icon'
import { PercentGauge } from '../../../ui/PercentGauge'
import { ANALYSIS } from './copy'
import { Misread, Missing } from './Findings'

interface AnalysisProps {
  resume: Resume
  heading: RefObject<HTMLHeadingElement | null>
  /** Opens the form of corrections. */
  correct: () => void
}

export function Analysis({ resume, heading, correct }: AnalysisProps) {
  const { analysis, corrections } = resume
  const about = [
    ANALYSIS.file(resume.format, resume.pages),
    ANALYSIS.added(longDayOf(new Date(resume.uploadedAt))),
    corrections && ANALYSIS.corrected,
  ]
  return (
    <section aria-labelledby="analysis">
      <h3 id="analysis" ref={heading} tabIndex={-1} className="scroll-mt-6 text-lg font-semibold tracking-tight">
        {ANALYSIS.title}
      </h3>
      <p className="text-sm wrap-anywhere text-muted">
        <span className="font-semibold text-ink">{resume.filename}</span> · {about.filter(Boolean).join(' · ')}
      </p>
      <div className="mt-5 flex flex-col gap-x-8 gap-y-5 sm:flex-row sm:items-center">
        <PercentGauge
          percent={analysis.completeness}
          label={ANALYSIS.completeness}
          none={ANALYSIS.noCompleteness}
          className="size-32 shrink-0 self-center"
        />
        <div className="min-w-0 flex-1 space-y-4">
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            <Figure name={ANALYSIS.experience} note={analysis.experienceNote}>
              {analysis.experience === null ? ANALYSIS.noYears : ANALYSIS.years(analysis.experience)}
            </Figure>
            <Figure name={ANALYSIS.skills}>{analysis.skills.length}</Figure>
          </dl>
          <TopSkills skills={analysis.topSkills} />
        </div>
      </div>
      {analysis.skills.length > 0 && (
        <div className="mt-2">
          <Disclosure title={ANALYSIS.allSkills(analysis.skills.length)}>
            <p className="wrap-anywhere">{analysis.skills.join(' · ')}</p>
          </Disclosure>
        </div>
      )}
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Missing missing={analysis.missing} />
        <Misread misread={analysis.misread} />
      </div>
      <button type="button" className={buttonLook('outline', 'mt-6')} onClick={correct}>
        {ANALYSIS.correct}
      </button>
    </section>
  )
}

function Figure({ name, note, children }: { name: string; note?: string; children: string | number }) {
  return (
    <div className="max-w-xs">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl font-bold tracking-tight tabular-nums">{children}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  )
}

function TopSkills({ skills }: { skills: Resume['analysis']['topSkills'] }) {
  return (
    <div>
      <h4 className="text-sm text-muted">{ANALYSIS.topSkills}</h4>
      {skills.length === 0 ? (
        <p className="mt-1 flex gap-2">
          <Icon name="info" className="mt-0.5 size-5 text-muted" />
          {ANALYSIS.noTopSkills}
        </p>
      ) : (
        <ul className="mt-1.5 flex flex-wrap gap-2">
          {skills.map(({ name, roles, last, current }) => (
            <li key={name} className="rounded-control border border-line px-3 py-1 wrap-anywhere">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-muted">
                {ANALYSIS.skill(roles, current ? ANALYSIS.today : last ? ANALYSIS.until(last.slice(0, 4)) : '')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
