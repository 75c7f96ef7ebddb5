/** A report's numbers: badge and gauge, confidence, and the four parts; where none may be shown, why. */
import { Badge, Gauge } from '@trusthound/trust-card'
import clsx from 'clsx'
import type { CandidateReport } from '../../../lib/candidates'
import { Icon } from '../../../ui/Icon'
import { badgeWords } from '../copy'
import { PARTS, REPORT } from './copy'

const PASSES_ABOVE = 70

export function Score({ report }: { report: CandidateReport }) {
  if (report.signalsOnly)
    return (
      <div>
        <p className="inline-flex items-center gap-1.5 rounded-full border border-dashed border-unknown-fill bg-unknown-soft px-3 py-1 text-sm font-semibold text-unknown">
          <Icon name="text" className="size-4" />
          {REPORT.signalsOnly}
        </p>
        <p className="mt-2 max-w-64 text-sm text-muted">{REPORT.signalsOnlyMeans}</p>
      </div>
    )
  const words = badgeWords(report.band)
  return (
    <div className="flex flex-col items-center gap-2">
      <Gauge score={report.trustScore} band={report.band} words={words} className="size-32" />
      <Badge band={report.band} words={words} />
    </div>
  )
}

export function Confidence({ report }: { report: CandidateReport }) {
  if (report.signalsOnly) return null
  return (
    <div>
      <h3 className={HEADING}>{REPORT.confidence}</h3>
      {report.confidence === null || report.trustScore === null ? (
        <p className="mt-1">
          <span className="font-semibold">{REPORT.noConfidence}. </span>
          <span className="text-muted">{REPORT.noConfidenceMeans}</span>
        </p>
      ) : (
        <p className="mt-1 text-muted">
          <span className="text-xl font-bold text-ink tabular-nums">{REPORT.confidenceOf(report.confidence)}</span>{' '}
          {REPORT.confidenceMeans}
        </p>
      )}
    </div>
  )
}

export const HEADING = 'text-sm font-bold tracking-wide text-muted'

export function Breakdown({ report }: { report: CandidateReport }) {
  if (report.signalsOnly) return null
  return (
    <div>
      <h3 className={HEADING}>{REPORT.breakdown}</h3>
      <p className="text-sm text-muted">{REPORT.breakdownMeans}</p>
      <dl className="mt-2 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {PARTS.map(([part, name]) => (
          <Part key={part} name={name} score={report.breakdown[part]} />
        ))}
      </dl>
    </div>
  )
}

function Part({ name, score }: { name: string; score: number | null }) {
  const passes = score !== null && score > PASSES_ABOVE
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="text-sm">
        <span className="flex items-center justify-between gap-3">
          <span className={clsx('inline-flex items-center gap-1', shadeOf(score))}>
            <Icon name={score === null ? 'minus' : passes ? 'check' : 'warning'} className="size-4" />
            {score === null ? REPORT.notChecked : passes ? REPORT.passes : REPORT.passesNot}
          </span>
          {score !== null && <span className="text-muted tabular-nums">{REPORT.part(score)}</span>}
        </span>
        <svg className="mt-1 block h-1.5 w-full" aria-hidden="true">
          {score === null ? (
            <line
              x1="0"
              x2="100%"
              y1="3"
              y2="3"
              strokeWidth="2"
              strokeDasharray="5 4"
              className="stroke-unknown-fill"
            />
          ) : (
            <>
              <rect width="100%" height="6" rx="3" className="fill-line" />
              <rect
                width={`${score}%`}
                height="6"
                rx="3"
                className={passes ? 'fill-verified-fill' : 'fill-caution-fill'}
              />
            </>
          )}
        </svg>
      </dd>
    </div>
  )
}

const shadeOf = (score: number | null): string =>
  score === null ? 'text-unknown' : score > PASSES_ABOVE ? 'text-verified' : 'text-caution'
