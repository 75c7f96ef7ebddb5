/** The days in, three charts of bars and one table of the same numbers out. */
import clsx from 'clsx'
import { useState } from 'react'
import { dayOf } from '../../lib/moment'
import { type Day, type Days, useAdminSeries } from '../../lib/operating'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Loading } from '../../ui/Loading'
import { Part } from '../../ui/Part'
import { ProblemNote } from '../../ui/ProblemNote'
import { CHARTS, PAGE } from './copy'
import { count } from './words'

const KINDS = ['pageViews', 'verifications', 'signups'] as const
const HEIGHT = 64

export function Charts() {
  const [period, setPeriod] = useState<Days>('30')
  const { data, error, isFetching, refetch } = useAdminSeries(period)
  return (
    <Part id="days" title={CHARTS.title} intro={CHARTS.intro}>
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">{CHARTS.pick}</legend>
        {(['30', '90'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === period}
            className={buttonLook('outline', clsx(each === period && 'border-ink bg-sunken'))}
            onClick={() => setPeriod(each)}
          >
            {CHARTS.days[each]}
          </button>
        ))}
      </fieldset>
      {error && !isFetching && (
        <ProblemNote problem={asProblem(error)} otherwise={CHARTS.failed}>
          <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
            {PAGE.retry}
          </button>
        </ProblemNote>
      )}
      {!data && isFetching && <Loading words={CHARTS.loading} lines={4} />}
      {data && (
        <>
          <div className="grid gap-6 lg:grid-cols-3">
            {KINDS.map((kind) => (
              <Chart key={kind} name={CHARTS[kind]} days={data.days} kind={kind} />
            ))}
          </div>
          <div className="mt-5">
            <Disclosure title={CHARTS.table}>
              <Table days={data.days} />
            </Disclosure>
          </div>
        </>
      )}
    </Part>
  )
}

interface ChartProps {
  name: string
  days: Day[]
  kind: (typeof KINDS)[number]
}

/** A bar a day; a day that is not known has none, one with nothing a line on the ground. */
function Chart({ name, days, kind }: ChartProps) {
  const values = days.map((day) => day[kind])
  const known = values.filter((value) => value !== null)
  const most = known.length ? Math.max(...known) : null
  const sum = known.length ? known.reduce((all, value) => all + value, 0) : null
  return (
    <figure>
      <figcaption>
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {CHARTS.sum(count(sum))}, {CHARTS.most(count(most))}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={CHARTS.told(name, count(sum), count(most), days.length)}
        className="mt-2 block h-24 w-full border-b border-edge"
      >
        {values.map((value, place) => {
          if (value === null) return null
          const height = value === 0 ? 1 : Math.max(2, (value / (most ?? value)) * HEIGHT)
          return (
            <rect
              key={days[place]?.day}
              x={place + 0.1}
              y={HEIGHT - height}
              width="0.8"
              height={height}
              className={value === 0 ? 'fill-edge' : 'fill-accent'}
            />
          )
        })}
      </svg>
      <p className="mt-1 flex justify-between text-xs text-muted">
        <span>{dayOf(days[0]?.day ?? '')}</span>
        <span>{dayOf(days.at(-1)?.day ?? '')}</span>
      </p>
    </figure>
  )
}

function Table({ days }: { days: Day[] }) {
  return (
    <table className="mt-3 w-full text-left text-sm tabular-nums">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-2">
            {CHARTS.day}
          </th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col" className="py-2 pr-2 text-right">
              {CHARTS[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row" className="py-1.5 pr-2 font-normal">
              {dayOf(day.day)}
            </th>
            {KINDS.map((kind) => (
              <td key={kind} className="py-1.5 pr-2 text-right">
                {count(day[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
