/** What a report found: flags, the heaviest first, with quotes and what to ask; passed checks; what was not checked. */
import type { CandidateEvidence, CandidateReport, ReportItem } from '../../../lib/candidates'
import { dayOf } from '../../../lib/moment'
import { scrolling } from '../../../lib/motion'
import { Disclosure } from '../../../ui/Disclosure'
import { Icon } from '../../../ui/Icon'
import { REPORT } from './copy'
import { markAt, quotedSpans } from './quotes'

/** `ask` stands before each question. `linked`: the resume's text is on the same page, so a quote can lead there. */
export function Flags({ report, ask, linked }: { report: CandidateReport; ask: string; linked: boolean }) {
  const spans = linked ? quotedSpans(report) : []
  if (report.redFlags.length === 0)
    return (
      <p className="flex gap-2">
        <Icon name="check" className="mt-0.5 size-5 text-verified" />
        {REPORT.noFlags}
      </p>
    )
  return (
    <ul className="divide-y divide-line">
      {report.redFlags.map((flag) => (
        <li key={flag.code} className="py-3.5 first:pt-0 last:pb-0">
          <p className="flex gap-2 font-semibold">
            <Icon name="warning" className="mt-0.5 size-5 text-caution" />
            <span>
              {flag.message}
              {flag.grade && <span className="font-normal text-muted"> · {REPORT.grades[flag.grade]}</span>}
            </span>
          </p>
          <div className="mt-1.5 space-y-1.5 pl-7">
            <Seen item={flag} mark={(start) => markAt(start, spans)} />
            {flag.why && <p className="text-muted">{flag.why}</p>}
            {flag.innocent && (
              <p>
                <span className="font-semibold">{REPORT.innocent}</span>
                {flag.innocent}
              </p>
            )}
            {flag.ask && (
              <p>
                <span className="font-semibold">{ask}</span>
                {flag.ask}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Seen({ item, mark }: { item: ReportItem; mark: (start: number | null) => string | null }) {
  if (item.evidence.length === 0) return item.details ? <p className="wrap-anywhere">{item.details}</p> : null
  return (
    <ul className="space-y-1.5">
      {item.evidence.map((evidence, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as the server has them, never moved
        <li key={number}>
          <Quote evidence={evidence} target={mark(evidence.start)} />
        </li>
      ))}
    </ul>
  )
}

function Quote({ evidence, target }: { evidence: CandidateEvidence; target: string | null }) {
  const { quote, origin, learntOn, verbatim } = evidence
  return (
    <div className="border-l-2 border-edge pl-3 wrap-anywhere">
      {verbatim ? (
        <q dir="auto" className="whitespace-pre-line">
          {quote}
        </q>
      ) : (
        <span>{quote}</span>
      )}
      <span className="text-sm text-muted"> {[origin, learntOn && dayOf(learntOn)].filter(Boolean).join(', ')}</span>
      {target && (
        <button
          type="button"
          className="ml-2 inline-flex min-h-7 items-center text-sm font-semibold text-accent-deep underline underline-offset-4"
          onClick={() => goTo(target)}
        >
          {REPORT.showQuote}
        </button>
      )}
    </div>
  )
}

function goTo(id: string): void {
  const mark = document.getElementById(id)
  mark?.scrollIntoView({ block: 'center', behavior: scrolling() })
  mark?.focus({ preventScroll: true })
}

export function Passed({ items }: { items: ReportItem[] }) {
  if (items.length === 0) return <p className="text-muted">{REPORT.nothingPassed}</p>
  return (
    <ul className="gap-x-8 text-sm sm:columns-2">
      {items.map(({ code, message }) => (
        <li key={code} className="flex break-inside-avoid gap-2 py-1">
          <Icon name="check" className="mt-0.5 size-4 text-verified" />
          {message}
        </li>
      ))}
    </ul>
  )
}

/** Questions that could not be answered. */
export function Unchecked({ report }: { report: CandidateReport }) {
  const open = report.findings.filter(({ outcome }) => outcome === 'unknown')
  if (open.length === 0) return null
  return (
    <Disclosure title={REPORT.unchecked(open.length)}>
      <p className="text-sm text-muted">{REPORT.uncheckedMeans}</p>
      <ul className="mt-1.5 space-y-1 text-sm">
        {open.map(({ id, question }) => (
          <li key={id} className="flex gap-2">
            <Icon name="minus" className="mt-0.5 size-4 text-unknown" />
            {question}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
