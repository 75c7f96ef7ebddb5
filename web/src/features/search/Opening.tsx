/** One opening whole: what it is, how far to trust it, why it fits, where it is shown, and its text. */
import type { ReactNode } from 'react'
import { dayOf } from '../../lib/moment'
import type { WholeJob } from '../../lib/search'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Part } from '../../ui/Part'
import { ITEM, OPENING, TYPE_WORDS } from './copy'
import { BoardList, Pay, placeLine, Trust, webAddress } from './jobFacts'

interface OpeningProps {
  job: WholeJob
  verify: (url: string) => void
  actions: ReactNode
}

export function Opening({ job, verify, actions }: OpeningProps) {
  const link = webAddress(job.url)
  const kinds = job.employmentTypes.flatMap((each) => (each === 'other' ? [] : [TYPE_WORDS[each]])).join(', ')
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight wrap-anywhere sm:text-4xl">{job.title}</h1>
      <p className="mt-2 text-lg wrap-anywhere">{[job.company, placeLine(job)].filter(Boolean).join(' · ')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Trust job={job} />
        {job.matchScore !== null && (
          <span className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold tabular-nums">
            {ITEM.match(job.matchScore)}
          </span>
        )}
      </div>
      {job.closedAt && (
        <p className="mt-4 flex gap-3 rounded-control border border-edge bg-sunken p-4 font-semibold">
          <Icon name="info" className="mt-0.5 size-5 text-muted" />
          {ITEM.closedSince(dayOf(job.closedAt.slice(0, 10)))}
        </p>
      )}
      <div className="mt-5 mb-8 flex flex-wrap gap-2">
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={buttonLook('strong')}>
            {ITEM.view}
            <Icon name="external" className="size-4.5" />
            <span className="sr-only">{ITEM.newTab}</span>
          </a>
        )}
        {link && (
          <button type="button" className={buttonLook('outline')} onClick={() => verify(link)}>
            {ITEM.verify}
          </button>
        )}
        {actions}
      </div>
      <div className="space-y-6">
        <Part id="about" title={OPENING.about}>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <Pay job={job} />
            {kinds && <span>{kinds}</span>}
          </p>
          <p className="mt-2 text-sm text-muted">
            {[
              job.closedAt ? ITEM.closed : OPENING.open,
              job.postedAt && ITEM.posted(dayOf(job.postedAt)),
              ITEM.seen(dayOf(job.firstSeenAt.slice(0, 10))),
              OPENING.lastSeen(dayOf(job.lastSeenAt.slice(0, 10))),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Reasons title={ITEM.why} reasons={job.matchReasons} />
          {job.trustScore === null && <p className="mt-4 text-sm">{ITEM.unscored}</p>}
          <Reasons title={ITEM.reasons} reasons={job.trustReasons} />
          <h3 className="mt-5 font-semibold">{OPENING.shown}</h3>
          <div className="mt-1 wrap-anywhere">
            <BoardList boards={job.boards} />
          </div>
        </Part>
        <Part id="text" title={OPENING.text}>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{job.fullDescription || OPENING.noText}</p>
        </Part>
      </div>
    </>
  )
}

function Reasons({ title, reasons }: { title: string; reasons: string[] }) {
  if (reasons.length === 0) return null
  return (
    <>
      <h3 className="mt-5 font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </>
  )
}
