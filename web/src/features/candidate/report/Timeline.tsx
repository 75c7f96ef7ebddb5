/** What a resume states of roles and courses, drawn on a scale of years; and the same as a table. */
import clsx from 'clsx'
import { useId } from 'react'
import type { TimelineEntry } from '../../../lib/candidates'
import { Disclosure } from '../../../ui/Disclosure'
import { TIMELINE } from './copy'
import { type Bar, type Scale, scaleOf } from './timeline'

/** `now` is when the report was made: what goes on today went on until then. */
export function Timeline({ entries, now }: { entries: TimelineEntry[]; now: Date }) {
  const scale = scaleOf(entries, now)
  if (entries.length === 0) return <p className="text-muted">{TIMELINE.none}</p>
  const overlapping = entries.filter(({ overlaps }) => overlaps).length
  return (
    <>
      {scale && (
        <div
          role="img"
          aria-label={TIMELINE.label(entries.length, overlapping, scale.firstYear, scale.lastYear)}
          className="space-y-2"
        >
          <Chart scale={scale} />
        </div>
      )}
      {overlapping > 0 && <p className="mt-2 text-sm text-muted">{TIMELINE.overlapMeans}</p>}
      <Disclosure title={TIMELINE.table}>
        <Table entries={entries} />
      </Disclosure>
    </>
  )
}

const ROW = 'sm:grid sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:items-center sm:gap-4'

function Chart({ scale }: { scale: Scale }) {
  const stripes = useId()
  return (
    <div aria-hidden="true">
      <svg width="0" height="0" className="absolute" role="presentation">
        <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-caution-soft" />
          <rect width="3" height="6" className="fill-caution-fill" />
        </pattern>
      </svg>
      {scale.bars.map((bar, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as the resume has them, never moved
        <div key={number} className={`${ROW} border-b border-line py-1.5 last:border-b-0`}>
          <Label entry={bar.entry} />
          <Line bar={bar} ticks={scale.ticks} stripes={stripes} />
        </div>
      ))}
      <div className={ROW}>
        <span />
        <svg className="h-5 w-full overflow-visible" role="presentation">
          {scale.ticks.map(({ year, at }) => (
            <text key={year} x={`${at}%`} y="14" className="fill-muted text-xs tabular-nums">
              {year}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}

function Label({ entry }: { entry: TimelineEntry }) {
  const [what, where] = namesOf(entry)
  return (
    <div className="min-w-0 text-sm leading-snug wrap-anywhere" dir="auto">
      <span className="font-semibold">{what}</span>
      {where && <span className="text-muted"> · {where}</span>}
      <span className="block text-muted tabular-nums">
        {periodOf(entry)}
        {entry.overlaps && <span className="font-semibold text-caution"> · {TIMELINE.overlaps}</span>}
      </span>
    </div>
  )
}

function Line({ bar, ticks, stripes }: { bar: Bar; ticks: Scale['ticks']; stripes: string }) {
  const { entry, from, width } = bar
  return (
    <svg className="mt-1 h-5 w-full sm:mt-0" role="presentation">
      {ticks.map(({ year, at }) => (
        <line key={year} x1={`${at}%`} x2={`${at}%`} y1="0" y2="20" className="stroke-line" />
      ))}
      {from !== null && (
        <rect
          x={`${from}%`}
          y="4"
          width={`${width}%`}
          height="12"
          rx="2"
          {...(entry.overlaps && { fill: `url(#${stripes})` })}
          className={clsx(
            entry.overlaps ? 'stroke-caution' : entry.kind === 'work' ? 'fill-accent' : 'fill-unknown-soft stroke-edge',
          )}
        />
      )}
    </svg>
  )
}

function Table({ entries }: { entries: TimelineEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={TIMELINE.table} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-140 text-left text-sm">
        <thead>
          <tr className="border-b border-edge">
            {TIMELINE.columns.map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-4 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as the resume has them, never moved
            <tr key={number} className="border-b border-line align-top">
              <td className="py-1.5 pr-4">{TIMELINE[entry.kind]}</td>
              <td className="py-1.5 pr-4" dir="auto">
                {entry.title || TIMELINE.notStated}
              </td>
              <td className="py-1.5 pr-4" dir="auto">
                {entry.organization || TIMELINE.notStated}
              </td>
              <td className="py-1.5 pr-4 whitespace-nowrap tabular-nums">{entry.start || TIMELINE.notStated}</td>
              <td className="py-1.5 pr-4 whitespace-nowrap tabular-nums">{endOf(entry)}</td>
              <td className="py-1.5">{entry.overlaps ? TIMELINE.yes : TIMELINE.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const namesOf = ({ title, organization }: TimelineEntry): [string, string] =>
  title ? [title, organization] : [organization || TIMELINE.unnamed, '']

const endOf = ({ end, current }: TimelineEntry): string => (current ? TIMELINE.now : end || TIMELINE.notStated)

const periodOf = (entry: TimelineEntry): string => `${entry.start || TIMELINE.notStated} – ${endOf(entry)}`
