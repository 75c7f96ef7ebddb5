/** A judged posting in, the card's face out: what was checked, the gauge, the badge, the verdict and the headline. */
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Badge } from './Badge'
import { type Band, shadeOf, TEXT } from './band'
import { Gauge } from './Gauge'
import { initialsOf } from './initials'

export interface CheckedPosting {
  title: string
  company: string
  location: string
  salary: string
  /** In place of the company's name, where it is only claimed. */
  byline?: string
}

interface TrustCardProps {
  job: CheckedPosting
  score: number | null
  band: Band | null
  verdict: string | null
  headline: string
  /** Beside the company's name: where the posting stands, when it was checked. */
  children?: ReactNode
}

export function TrustCard({ job, score, band, verdict, headline, children }: TrustCardProps) {
  return (
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-[1fr_auto] md:items-center">
      <div className="flex min-w-0 gap-4">
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 items-center justify-center rounded-control bg-accent-soft font-semibold text-accent-deep"
        >
          {initialsOf(job.company)}
        </span>
        <div className="min-w-0">
          <h3 dir="auto" className="text-xl leading-snug font-semibold tracking-tight wrap-anywhere">
            {job.title || 'Title not stated'}
          </h3>
          <p dir="auto" className="mt-0.5 font-medium wrap-anywhere">
            {job.byline ?? (job.company || 'Company not named')}
          </p>
          <Facts job={job} />
          {children}
        </div>
      </div>
      <div className="flex items-center gap-5 md:flex-row-reverse">
        <Gauge score={score} band={band} className="size-28 shrink-0 md:size-36" />
        <div className="flex min-w-0 flex-col items-start gap-2 md:items-end md:text-right">
          <Badge band={band} />
          {verdict && <p className={clsx('text-lg font-semibold tabular-nums', TEXT[shadeOf(band)])}>{verdict}</p>}
          <p className="max-w-44 leading-snug text-ink">{headline}</p>
        </div>
      </div>
    </div>
  )
}

function Facts({ job }: { job: CheckedPosting }) {
  const facts = [
    { name: 'Place', value: job.location },
    { name: 'Pay', value: job.salary },
  ].filter((fact) => fact.value !== '')
  if (facts.length === 0) return null
  return (
    <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-muted">
      {facts.map((fact) => (
        <div key={fact.name} className="min-w-0">
          <dt className="sr-only">{fact.name}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
