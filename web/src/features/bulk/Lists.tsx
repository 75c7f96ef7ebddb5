/** The organisation's lists, newest first; each can be opened. */
import { Link } from '@tanstack/react-router'
import type { useLists } from '../../lib/bulk'
import { momentOf } from '../../lib/moment'
import { textLink } from '../../ui/button'
import { Paged } from '../../ui/Paged'
import { LISTS, STATES } from './copy'

export function Lists({ query }: { query: ReturnType<typeof useLists> }) {
  const jobs = query.data?.pages.flatMap((page) => page.jobs)
  if (jobs?.length === 0) return <p className="text-muted">{LISTS.none}</p>
  return (
    <Paged query={query} words={LISTS}>
      {jobs && (
        <ul className="divide-y divide-line">
          {jobs.map(({ id, name, state, madeAt, madeBy, rows }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0">
              <div className="min-w-0">
                <Link to="/enterprise/bulk" search={{ list: id }} className={`${textLink} wrap-anywhere`}>
                  {name}
                </Link>
                <p className="text-sm text-muted wrap-anywhere">
                  <time dateTime={madeAt}>{momentOf(new Date(madeAt))}</time>
                  {madeBy && ` · ${madeBy}`}
                </p>
              </div>
              <p className="text-sm tabular-nums">
                {STATES[state]} · {LISTS.rows(rows.done + rows.refused + rows.failed, rows.total - rows.invalid)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}
