/** What we said against what was found: a dot for each group of like risk, on the line where both agree. */
import { Disclosure } from '../../ui/Disclosure'
import { RELIABILITY } from './copy'
import { FigureTable } from './FigureTable'
import type { Bin, Diagram } from './method'
import { counted, percent, range } from './numbers'
import { Plot, placesTo } from './Plot'

const ENDS = [0.1, 0.2, 0.4, 1]

interface ReliabilityProps {
  measured: Diagram
  /** The same where half are scams: there the dots stand apart. */
  even: Diagram | undefined
  scamShare: number
}

export function Reliability({ measured, even, scamShare }: ReliabilityProps) {
  return (
    <section aria-labelledby="reliability">
      <h3 id="reliability" className="text-xl font-semibold tracking-tight">
        {RELIABILITY.title}
      </h3>
      <p className="mt-1 max-w-prose">{RELIABILITY.meaning}</p>
      <DiagramOf diagram={measured} title={RELIABILITY.at(percent(scamShare))} />
      {even && <DiagramOf diagram={even} title={RELIABILITY.at(percent(0.5))} />}
    </section>
  )
}

function DiagramOf({ diagram: { bins, error, n }, title }: { diagram: Diagram; title: string }) {
  const most = endOf(bins)
  const { across, up } = placesTo(most)
  return (
    <div className="mt-4">
      <h4 className="font-semibold">{title}</h4>
      <p className="mt-1 mb-3 max-w-prose text-muted">
        {RELIABILITY.error(percent(error.value), range(error, percent), counted(n))}
      </p>
      <Plot title={title} told={RELIABILITY.told} x={RELIABILITY.x} y={RELIABILITY.y} most={most}>
        <path
          d={`M${across(0)} ${up(0)}L${across(most)} ${up(most)}`}
          className="stroke-edge"
          strokeWidth="1.5"
          strokeDasharray="5 5"
        />
        <polyline
          points={bins.map(({ told, found }) => `${across(told)},${up(found.value)}`).join(' ')}
          fill="none"
          className="stroke-accent"
          strokeWidth="2"
        />
        {bins.map(({ told, found }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never move, and two may be told the same
          <g key={place}>
            <path
              d={`M${across(told)} ${up(found.least)}V${up(Math.min(found.most, most))}`}
              className="stroke-accent"
              strokeWidth="1.5"
            />
            <circle cx={across(told)} cy={up(found.value)} r="4.5" className="fill-accent stroke-paper" />
          </g>
        ))}
      </Plot>
      <Disclosure title={RELIABILITY.asTable}>
        <FigureTable
          caption={title}
          columns={RELIABILITY.columns}
          rows={bins.map(({ told, found, n }) => [
            percent(told),
            percent(found.value),
            range(found, percent),
            counted(n),
          ])}
        />
      </Disclosure>
    </div>
  )
}

/** Where the axes end, so that small shares stand apart; an interval that goes on is told in the table. */
const endOf = (bins: Bin[]) => {
  const highest = Math.max(0, ...bins.flatMap(({ told, found }) => [told, found.value]))
  return ENDS.find((end) => end >= highest) ?? 1
}
