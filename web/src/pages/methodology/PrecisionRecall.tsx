/** How many scams are found, and how many of those called scams are: a line for each method. */
import clsx from 'clsx'
import { Disclosure } from '../../ui/Disclosure'
import { CURVES } from './copy'
import { FigureTable } from './FigureTable'
import type { Curve, Figure, Gain, Measured } from './method'
import { gained, index, percent, range } from './numbers'
import { Plot, placesTo } from './Plot'

// Apart by more than colour: whole, dashed, dotted, both.
const LOOKS = [
  { line: 'stroke-accent', dashes: undefined, width: 2.5 },
  { line: 'stroke-caution', dashes: '7 5', width: 2 },
  { line: 'stroke-muted', dashes: '2 4', width: 2 },
  { line: 'stroke-muted', dashes: '12 4 2 4', width: 1.5 },
] as const
const { across, up } = placesTo(1)
const RECALLS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

type PrecisionRecallProps = Pick<Measured, 'curves' | 'scamShare' | 'gain' | 'gainUntouched'>

export function PrecisionRecall({ curves, scamShare, gain, gainUntouched }: PrecisionRecallProps) {
  return (
    <section aria-labelledby="curve">
      <h3 id="curve" className="text-xl font-semibold tracking-tight">
        {CURVES.title}
      </h3>
      <p className="mt-1 mb-4 max-w-prose">{CURVES.meaning(percent(scamShare))}</p>
      <Plot title={CURVES.title} told={CURVES.told} x={CURVES.x} y={CURVES.y} most={1}>
        {curves.map(({ name, points }, place) => (
          <polyline
            key={name}
            points={points.map(({ recall, precision }) => `${across(recall)},${up(precision)}`).join(' ')}
            fill="none"
            className={lookOf(place).line}
            strokeWidth={lookOf(place).width}
            strokeDasharray={lookOf(place).dashes}
          />
        ))}
      </Plot>
      <ul className="mt-1 space-y-1 text-sm">
        {curves.map(({ name }, place) => (
          <li key={name} className="flex items-center gap-3">
            <svg viewBox="0 0 36 8" aria-hidden="true" className="w-9 shrink-0">
              <path
                d="M0 4H36"
                className={clsx(lookOf(place).line)}
                strokeWidth={lookOf(place).width}
                strokeDasharray={lookOf(place).dashes}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <FigureTable
        caption={CURVES.summary}
        columns={CURVES.summaryColumns}
        rows={curves.map(({ name, averagePrecision, rocAuc }) => [
          name,
          <Interval key="ap" figure={averagePrecision} />,
          <Interval key="auc" figure={rocAuc} />,
        ])}
      />
      <Disclosure title={CURVES.asTable}>
        <FigureTable
          caption={CURVES.title}
          columns={[CURVES.x, ...curves.map(({ name }) => name)]}
          rows={RECALLS.map((recall) => [percent(recall), ...curves.map((curve) => precisionAt(curve, recall))])}
        />
      </Disclosure>
      {gain && (
        <>
          <h4 className="mt-6 font-semibold">{CURVES.gain}</h4>
          <p className="mt-1 max-w-prose text-muted">{CURVES.gainMeaning}</p>
          <FigureTable
            caption={CURVES.gain}
            columns={CURVES.gainColumns}
            rows={[gainRow(CURVES.onAll, gain), ...(gainUntouched ? [gainRow(CURVES.onUntouched, gainUntouched)] : [])]}
          />
        </>
      )}
    </section>
  )
}

const gainRow = (name: string, { averagePrecision, rocAuc }: Gain) => [
  name,
  <Interval key="ap" figure={averagePrecision} told={gained} />,
  <Interval key="auc" figure={rocAuc} told={gained} />,
]

export function Interval({ figure, told = index }: { figure: Figure; told?: (value: number) => string }) {
  return (
    <>
      <span className="font-semibold">{told(figure.value)}</span>
      <span className="block whitespace-nowrap text-muted">{range(figure, told)}</span>
    </>
  )
}

const lookOf = (place: number) => LOOKS[place % LOOKS.length] ?? LOOKS[0]

/** Of those called scams, the share that are, where the curve first finds so many of the scams. */
function precisionAt({ points }: Curve, recall: number): string {
  const there = points.find((point) => point.recall >= recall - 1e-9)
  return there ? percent(there.precision) : '–'
}
