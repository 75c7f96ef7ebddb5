/** Jobs that are watched, each with what became of it, the newest first. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { restoreWatch, stopWatching, type Watch, type WatchNews, watchesChanged } from '../../lib/alerts'
import { momentOf } from '../../lib/moment'
import { buttonLook, textLink } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { ALERTS, NEWS, WATCH } from './copy'
import { Undo } from './Undo'

export function Watches({ watches }: { watches: Watch[] }) {
  const queries = useQueryClient()
  const [gone, setGone] = useState<Watch | null>(null)
  return (
    <div className="mt-3 space-y-3">
      {gone && (
        <Undo
          words={WATCH.stopped(gone.job.title)}
          undo={() => restoreWatch(gone.id)}
          done={async () => {
            await watchesChanged(queries)
            setGone(null)
          }}
        />
      )}
      {watches.length === 0 && <p className="text-muted">{ALERTS.noWatches}</p>}
      <ul className="divide-y divide-line">
        {watches.map((watch) => (
          <Line key={watch.id} watch={watch} stopped={() => setGone(watch)} />
        ))}
      </ul>
    </div>
  )
}

function Line({ watch, stopped }: { watch: Watch; stopped: () => void }) {
  const queries = useQueryClient()
  const stopping = useAction<void, void>(
    () => stopWatching(watch.id),
    async () => {
      stopped()
      await watchesChanged(queries)
    },
  )
  const { job } = watch
  return (
    <li className="py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        <Link to="/premium/jobs/$jobId" params={{ jobId: job.id }} className={`${textLink} wrap-anywhere`}>
          {job.title}
        </Link>
        <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm">{job.closedAt ? WATCH.closed : WATCH.open}</span>
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {[job.company, job.location].filter(Boolean).join(' · ')} · {WATCH.since}{' '}
        <time dateTime={watch.since}>{momentOf(new Date(watch.since))}</time>
      </p>
      {watch.news.length === 0 ? (
        <p className="mt-2 text-sm">{WATCH.nothing}</p>
      ) : (
        <ol className="mt-2 space-y-2 border-l-2 border-line pl-4">
          {watch.news.map((news) => (
            <News key={`${news.at} ${news.kind} ${news.part}`} news={news} />
          ))}
        </ol>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {/^https?:\/\//i.test(job.url) && (
          <a href={job.url} target="_blank" rel="noopener noreferrer nofollow" className={textLink}>
            {WATCH.view}
            <span className="sr-only"> {job.title} (opens in a new tab)</span>
          </a>
        )}
        <button
          type="button"
          aria-disabled={stopping.busy}
          aria-label={WATCH.stopNamed(job.title)}
          className={buttonLook('outline')}
          onClick={() => stopping.act()}
        >
          {WATCH.stop}
        </button>
      </div>
      {stopping.problem && (
        <div className="mt-3">
          <ProblemNote problem={stopping.problem} otherwise={WATCH.failed} />
        </div>
      )}
    </li>
  )
}

function News({ news }: { news: WatchNews }) {
  return (
    <li className="text-sm">
      <p>
        <span className="font-semibold">
          {NEWS[news.kind === 'changed' ? (news.part ?? 'description') : news.kind]}
        </span>{' '}
        <time dateTime={news.at} className="text-muted">
          {momentOf(new Date(news.at))}
        </time>
      </p>
      {news.before && (
        <p className="text-muted wrap-anywhere">
          {WATCH.was}: {news.before}
        </p>
      )}
      {news.after && (
        <p className="wrap-anywhere">
          {WATCH.is}: {news.after}
        </p>
      )}
    </li>
  )
}
