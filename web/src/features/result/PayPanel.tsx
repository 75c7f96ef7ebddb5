/** The stated pay drawn on what the occupation earns in the area; the same as a list for who does not see it. */

import { dayOf } from '../../lib/moment'
import type { Background } from '../../lib/results'
import { Part } from '../../ui/Part'
import { PAY } from './copy'

type Pay = NonNullable<Background['pay']>

const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
/** Room beyond the outermost mark, as a share of the whole. */
const ROOM = 0.06

export function PayPanel({ pay }: { pay: Pay }) {
  const marks = [
    { share: 10, value: pay.p10 },
    { share: 25, value: pay.p25 },
    { share: 50, value: pay.p50 },
    { share: 75, value: pay.p75 },
    { share: 90, value: pay.p90 },
  ].filter((each): each is { share: number; value: number } => each.value !== null)
  const stated =
    pay.low === pay.high ? DOLLARS.format(pay.low) : `${DOLLARS.format(pay.low)} – ${DOLLARS.format(pay.high)}`
  return (
    <Part id="pay" title={PAY.title} intro={PAY.intro(pay.occupation.toLowerCase(), pay.area)}>
      <Drawn pay={pay} marks={marks.map(({ value }) => value)} />
      <dl className="mt-4 grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 tabular-nums">
        <dt className="font-semibold text-accent-deep">{PAY.stated}</dt>
        <dd className="text-right font-semibold">{stated}</dd>
        {marks.map(({ share, value }) => (
          <div key={share} className="contents">
            <dt className="text-muted">{PAY.percentile(share)}</dt>
            <dd className="text-right">{DOLLARS.format(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{PAY.source(pay.source, dayOf(pay.asOf))}</p>
    </Part>
  )
}

/** Above the line the pay that is stated, on it what the market pays, from the 10th to the 90th of a hundred. */
function Drawn({ pay, marks }: { pay: Pay; marks: number[] }) {
  const low = Math.min(pay.low, ...marks)
  const high = Math.max(pay.high, ...marks)
  const room = (high - low) * ROOM || 1
  const at = (value: number) => (600 * (value - low + room)) / (high - low + 2 * room)
  const from = at(pay.low)
  return (
    <svg viewBox="0 0 600 64" aria-hidden="true" className="w-full">
      <line x1="0" x2="600" y1="44" y2="44" className="stroke-line" strokeWidth="2" />
      <rect
        x={at(pay.p10)}
        y="36"
        width={at(pay.p90) - at(pay.p10)}
        height="16"
        rx="4"
        className="fill-sunken stroke-edge"
      />
      {marks.map((each) => (
        <line
          key={each}
          x1={at(each)}
          x2={at(each)}
          y1="32"
          y2="56"
          className="stroke-muted"
          strokeWidth={each === pay.p50 ? 4 : 2}
        />
      ))}
      <rect
        x={from - 3}
        y="8"
        width={Math.max(6, at(pay.high) - from + 6)}
        height="14"
        rx="7"
        className="fill-accent"
      />
    </svg>
  )
}
