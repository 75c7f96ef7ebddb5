/** What we said against what was found: a dot for each group of like risk, on the line where both agree. */
import { Disclosure } from '../../ui/Disclosure'
import { RELIABILITY } from './copy'
import { FigureTable } from './FigureTable'
import type { Measured } from './method'
import { counted, percent, range } from './numbers'
import { across, Plot, up } from './Plot'

export function Reliability({ bins, error, n }: NonNullable<Measured['reliability']>) {
  return (
    <section aria-labelledby="reliability">
      <h3 id="reliability" className="text-xl font-semibold tracking-tight">
        {RELIABILITY.title}
      </h3>
      <p className="mt-1 max-w-prose">{RELIABILITY.meaning}</p>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        {RELIABILITY.error(percent(error.value), range(error, percent), counted(n))}
      </p>
      <Plot title={RELIABILITY.title} told={RELIABILITY.told} x={RELIABILITY.x} y={RELIABILITY.y}>
        <path
          d={`M${across(0)} ${up(0)}L${across(1)} ${up(1)}`}
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
        {bins.map(({ told, found }) => (
          <g key={told}>
            <path
              d={`M${across(told)} ${up(found.least)}V${up(found.most)}`}
              className="stroke-accent"
              strokeWidth="1.5"
            />
            <circle cx={across(told)} cy={up(found.value)} r="4.5" className="fill-accent stroke-paper" />
          </g>
        ))}
      </Plot>
      <Disclosure title={RELIABILITY.asTable}>
        <FigureTable
          caption={RELIABILITY.title}
          columns={RELIABILITY.columns}
          rows={bins.map(({ told, found, n }) => [
            percent(told),
            percent(found.value),
            range(found, percent),
            counted(n),
          ])}
        />
      </Disclosure>
    </section>
  )
}
