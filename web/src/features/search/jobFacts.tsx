/** What is told of an opening in small pieces, in a list of results and on a page of its own. */
import { Badge } from '@trusthound/trust-card'
import type { FoundJob } from '../../lib/search'
import { textLink } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { ITEM } from './copy'

const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

export function placeLine(job: FoundJob): string {
  const mode = ITEM.remote[job.remote] ?? ''
  // Many boards write it into the place.
  return [job.location, job.location.includes(mode) ? '' : mode].filter(Boolean).join(' · ')
}

export function Trust({ job }: { job: FoundJob }) {
  return (
    <span className="flex items-center gap-2">
      {job.trustScore !== null && <span className="text-sm text-muted tabular-nums">{ITEM.score(job.trustScore)}</span>}
      <Badge band={job.closedAt ? null : job.band} words={job.closedAt ? ITEM.closed : undefined} />
    </span>
  )
}

/** As it is stated; where that is not a year's, what it comes to beside it. */
export function Pay({ job }: { job: FoundJob }) {
  if (!job.salary) return <span className="text-muted">{ITEM.unpaid}</span>
  const year = job.payAYearUsd
  const isPlain = job.pay?.period === 'year' && job.pay.currency === 'USD'
  return (
    <span className="font-semibold wrap-anywhere">
      {job.salary}
      {year && !isPlain && (
        <span className="font-normal text-muted"> ({ITEM.aYear(MONEY.format(year.low), MONEY.format(year.high))})</span>
      )}
    </span>
  )
}

export function Boards({ boards }: { boards: FoundJob['boards'] }) {
  const [first, ...others] = boards
  if (!first) return null
  const line = (
    <>
      {ITEM.shownOn} <BoardLink board={first} />
      {first.isOwn && ` (${ITEM.own})`}
      {others.length === 1 && others[0] && (
        <>
          {' '}
          and <BoardLink board={others[0]} />
        </>
      )}
    </>
  )
  return (
    <div className="mt-3 text-sm text-muted wrap-anywhere">
      <p>{line}</p>
      {others.length > 1 && (
        <Disclosure title={ITEM.where(boards.length)}>
          <BoardList boards={boards} />
        </Disclosure>
      )}
    </div>
  )
}

export function BoardList({ boards }: { boards: FoundJob['boards'] }) {
  return (
    <ul className="space-y-1">
      {boards.map((board) => (
        <li key={board.url}>
          <BoardLink board={board} />
          {board.isOwn && ` (${ITEM.own})`}
          {!board.isOpen && `, ${ITEM.gone}`}
        </li>
      ))}
    </ul>
  )
}

function BoardLink({ board }: { board: FoundJob['boards'][number] }) {
  const link = webAddress(board.url)
  if (!link) return board.name
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={textLink}>
      {board.name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** What a board states may be anything. */
export const webAddress = (url: string): string => (/^https?:\/\//i.test(url) ? url : '')
