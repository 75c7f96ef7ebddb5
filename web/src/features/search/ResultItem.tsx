/** One opening that was found: what it is, how far it can be trusted, why it fits, and where it is shown. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayOf } from '../../lib/moment'
import type { FoundJob } from '../../lib/search'
import { buttonLook } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Icon } from '../../ui/Icon'
import { ITEM } from './copy'
import { Boards, Pay, placeLine, Trust, webAddress } from './jobFacts'

interface ResultItemProps {
  job: FoundJob
  verify: (url: string) => void
  actions: ReactNode
}

export function ResultItem({ job, verify, actions }: ResultItemProps) {
  const place = placeLine(job)
  const link = webAddress(job.url)
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <article aria-label={job.title}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-72">
            <h4 className="text-lg leading-snug font-semibold wrap-anywhere">
              <Link to="/premium/jobs/$jobId" params={{ jobId: job.id }} className="underline-offset-4 hover:underline">
                {job.title}
              </Link>
            </h4>
            <p className="wrap-anywhere">
              {job.company}
              {place && <span className="text-muted"> · {place}</span>}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {job.matchScore !== null && (
              <span className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold tabular-nums">
                {ITEM.match(job.matchScore)}
              </span>
            )}
            <Trust job={job} />
          </div>
        </div>
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
          <Pay job={job} />
          <span className="text-muted">
            {job.postedAt ? ITEM.posted(dayOf(job.postedAt)) : ITEM.seen(dayOf(job.firstSeenAt.slice(0, 10)))}
          </span>
        </p>
        {job.closedAt && (
          <p className="mt-2 flex items-center gap-2 text-sm font-semibold">
            <Icon name="info" className="size-4.5 text-muted" />
            {ITEM.closedSince(dayOf(job.closedAt.slice(0, 10)))}
          </p>
        )}
        {job.description && (
          <p className="mt-3 line-clamp-4 max-w-prose text-sm text-muted wrap-anywhere">{job.description}</p>
        )}
        {job.matchReasons.length > 0 && (
          <div className="mt-3">
            <p className="text-sm font-semibold">{ITEM.why}</p>
            <ul className="mt-1 list-disc space-y-0.5 pl-5 text-sm">
              {job.matchReasons.map((reason) => (
                <li key={reason} className="wrap-anywhere">
                  {reason}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Boards boards={job.boards} />
        {job.trustReasons.length > 0 && (
          <Disclosure title={<span className="text-sm">{ITEM.reasons}</span>}>
            <ul className="list-disc space-y-1 pl-5 text-sm">
              {job.trustReasons.map((reason) => (
                <li key={reason} className="wrap-anywhere">
                  {reason}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          {link && (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={ITEM.viewOf(job.title)}
              className={buttonLook('outline')}
            >
              {ITEM.view}
              <Icon name="external" className="size-4.5" />
            </a>
          )}
          {link && (
            <button
              type="button"
              aria-label={ITEM.verifyOf(job.title)}
              className={buttonLook('outline')}
              onClick={() => verify(link)}
            >
              {ITEM.verify}
            </button>
          )}
          {actions}
        </div>
      </article>
    </li>
  )
}
