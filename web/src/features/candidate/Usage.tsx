/** How many verifications an organisation has made, this month and ever, and how many are left. */
import { type EnterpriseStats, useStats, useUsage } from '../../lib/candidates'
import { dayOf } from '../../lib/moment'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { LazyDisclosure } from '../../ui/Disclosure'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { FIGURES, USAGE } from './copy'

export function Usage({ member, reading }: { member: boolean; reading: boolean }) {
  const query = useStats()
  if (query.data) return <Figures stats={query.data} member={member} reading={reading} />
  return <NotYet {...query} />
}

/** Until it is there: that it is on its way, or what went wrong. */
function NotYet({ error, isFetching, refetch }: { error: unknown; isFetching: boolean; refetch: () => unknown }) {
  if (!error || isFetching) return <Loading words={USAGE.loading} lines={2} />
  return (
    <ProblemNote problem={asProblem(error)} otherwise={USAGE.failed}>
      <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
        {USAGE.retry}
      </button>
    </ProblemNote>
  )
}

interface FiguresProps {
  stats: EnterpriseStats
  member: boolean
  /** A report is open. */
  reading: boolean
}

function Figures({ stats, member, reading }: FiguresProps) {
  const { totalVerifications, thisMonth, limit, remaining } = stats
  return (
    <section aria-labelledby="usage" className="rounded-card border border-line bg-surface p-4 sm:px-5">
      <h2 id="usage" className="sr-only">
        {USAGE.title}
      </h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div className="min-w-56 flex-1">
          <dt className="text-sm text-muted">{USAGE.month}</dt>
          <dd>
            <span className="font-bold tabular-nums">
              {limit === null ? USAGE.unlimited(thisMonth) : USAGE.of(thisMonth, limit)}
            </span>
            {limit !== null && <Meter used={thisMonth} limit={limit} />}
            <span className="mt-1 block text-sm text-muted">{USAGE.reset(dayInUtc(stats.resetAt))}</span>
          </dd>
        </div>
        <Figure name={USAGE.remaining} value={remaining === null ? USAGE.noLimit : String(remaining)} />
        <Figure name={USAGE.total} value={String(totalVerifications)} />
      </dl>
      {remaining === 0 && (
        <p className="mt-2 text-sm font-semibold text-caution">
          {stats.most !== null && thisMonth < stats.most ? USAGE.grace(stats.most) : USAGE.stopped}
        </p>
      )}
      {thisMonth > 0 && (
        <div className="mt-2 -mb-2">
          <LazyDisclosure title={USAGE.byDay}>
            <ByDay />
          </LazyDisclosure>
        </div>
      )}
      {!reading && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
          {totalVerifications === 0
            ? member
              ? FIGURES.none
              : FIGURES.noneToRead
            : member
              ? FIGURES.some
              : FIGURES.someToRead}
        </p>
      )}
    </section>
  )
}

/** The days on which there were any, the newest first: numbers that are bars as well. */
function ByDay() {
  const query = useUsage()
  if (!query.data) return <NotYet {...query} />
  const days = query.data.byDay.filter(({ verifications }) => verifications > 0).reverse()
  if (days.length === 0) return <p>{USAGE.noDays}</p>
  const most = Math.max(...days.map(({ verifications }) => verifications))
  return (
    <table className="w-full max-w-md table-fixed text-left text-sm tabular-nums">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="w-28 pb-1 font-normal">
            {USAGE.day}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {USAGE.made}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, verifications }) => (
          <tr key={day}>
            <th scope="row" className="py-0.5 font-normal">
              {dayOf(day)}
            </th>
            <td className="py-0.5">
              <span className="flex items-center gap-2">
                <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="h-3 w-0 flex-1">
                  <rect width="100" height="1" className="fill-line" />
                  <rect width={(verifications / most) * 100} height="1" className="fill-accent" />
                </svg>
                <span className="w-10 text-right">{verifications}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-bold tabular-nums">{value}</dd>
    </div>
  )
}

function Meter({ used, limit }: { used: number; limit: number }) {
  return (
    <svg className="mt-1.5 block h-1.5 w-full max-w-xs" aria-hidden="true">
      <rect width="100%" height="6" rx="3" className="fill-line" />
      {used > 0 && (
        <rect
          width={`${Math.min(100, (used / limit) * 100)}%`}
          height="6"
          rx="3"
          className={used < limit * 0.8 ? 'fill-accent' : 'fill-caution-fill'}
        />
      )}
    </svg>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayInUtc = (moment: string): string => DAY.format(new Date(moment))
