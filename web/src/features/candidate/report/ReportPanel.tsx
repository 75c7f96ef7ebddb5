/** A report about a resume: the figures, what to do next, what was found, the timeline, and what it is not. */
import type { ReactNode } from 'react'
import type { CandidateReport, TimelineEntry } from '../../../lib/candidates'
import { momentOf } from '../../../lib/moment'
import { Icon } from '../../../ui/Icon'
import { LEVELS } from '../copy'
import { ADVICE, REPORT, type Reader, TIMELINE } from './copy'
import { Breakdown, Confidence, HEADING, Score } from './Figures'
import { Flags, Passed, Unchecked } from './Items'
import { Timeline } from './Timeline'

interface ReportPanelProps {
  report: CandidateReport
  timeline: TimelineEntry[]
  reader: Reader
  /** The resume's text is on the page, too. */
  linked: boolean
  /** Beneath the title. */
  about: ReactNode
}

export function ReportPanel({ report, timeline, reader, linked, about }: ReportPanelProps) {
  const made = new Date(report.generatedAt)
  const { level, explanation } = report.recommendation
  // Each flag has its own beside it.
  const questions = report.recommendation.questions.filter((each) => !report.redFlags.some(({ ask }) => ask === each))
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      <div className="flex flex-col gap-5 p-4 sm:flex-row sm:p-5">
        <Score report={report} />
        <div className="min-w-0 flex-1 space-y-4">
          <div className="text-sm text-muted">
            <p>
              {REPORT.generated} <time dateTime={report.generatedAt}>{momentOf(made)}</time>
            </p>
            {about}
          </div>
          <div>
            <h3 className={HEADING}>{ADVICE[reader].recommendation}</h3>
            <p className="mt-1">
              {level && <span className="font-bold">{LEVELS[level]}. </span>}
              {explanation}
            </p>
          </div>
          <Confidence report={report} />
        </div>
      </div>
      <Part title={REPORT.flags}>
        <Flags report={report} ask={ADVICE[reader].ask} linked={linked} />
      </Part>
      {questions.length > 0 && (
        <Part title={ADVICE[reader].questions}>
          <ul className="list-disc space-y-1 pl-5 marker:text-muted">
            {questions.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={REPORT.passed}>
        <Passed items={report.passedChecks} />
        <div className="mt-2">
          <Unchecked report={report} />
        </div>
      </Part>
      {!report.signalsOnly && (
        <div className="p-4 sm:p-5">
          <Breakdown report={report} />
        </div>
      )}
      <Part title={TIMELINE.title}>
        <Timeline entries={timeline} now={made} />
      </Part>
      <p className="flex gap-2.5 bg-sunken p-4 text-sm sm:px-5">
        <Icon name="info" className="mt-0.5 size-4.5 text-muted" />
        {report.disclaimer}
      </p>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="p-4 sm:p-5">
      <h3 className={HEADING}>{title}</h3>
      <div className="mt-2">{children}</div>
    </div>
  )
}
