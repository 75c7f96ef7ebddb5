/** Roles and courses as a resume states them in; where each lies on a scale of years out. */
import type { TimelineEntry } from '../../../lib/candidates'

export interface Bar {
  entry: TimelineEntry
  /** Percent of the scale; null: no start is stated, so it has no place. */
  from: number | null
  width: number
}

export interface Scale {
  bars: Bar[]
  firstYear: number
  /** The year in which it ends. */
  lastYear: number
  ticks: { year: number; at: number }[]
}

const MOST_TICKS = 8
const STEPS = [1, 2, 5, 10, 20, 50]
/** A bar that says nothing of its end is drawn this long, in months. */
const UNKNOWN_MONTHS = 3

/** null where nothing has a place. */
export function scaleOf(entries: TimelineEntry[], now: Date): Scale | null {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  const places = entries.map((entry) => placeOf(entry, today))
  const known = places.filter((place) => place !== null)
  if (known.length === 0) return null
  const firstYear = Math.floor(Math.min(...known.map(({ start }) => start)) / 12)
  const afterYear = Math.max(Math.ceil(Math.max(...known.map(({ end }) => end)) / 12), firstYear + 1)
  const months = (afterYear - firstYear) * 12
  const percent = (length: number) => (length / months) * 100
  return {
    bars: entries.map((entry, number) => {
      const place = places[number] ?? null
      if (place === null) return { entry, from: null, width: 0 }
      return { entry, from: percent(place.start - firstYear * 12), width: percent(place.end - place.start) }
    }),
    firstYear,
    lastYear: afterYear - 1,
    ticks: ticksOf(firstYear, afterYear),
  }
}

/** Months since the year 0. A year alone is all of it; the end of what ends before it starts is not believed. */
function placeOf({ start, end, current }: TimelineEntry, today: number): { start: number; end: number } | null {
  const from = monthOf(start, 0)
  if (from === null) return null
  const until = current ? today : monthOf(end, 11)
  const after = until === null ? from + UNKNOWN_MONTHS : until + (current ? 0 : 1)
  return { start: from, end: Math.max(after, from + 1) }
}

/** "2019" or "2019-03". */
function monthOf(stated: string, otherwise: number): number | null {
  const found = /^(\d{4})(?:-(\d{2}))?$/.exec(stated)
  if (!found) return null
  return Number(found[1]) * 12 + (found[2] ? Number(found[2]) - 1 : otherwise)
}

function ticksOf(first: number, after: number): Scale['ticks'] {
  const years = after - first
  const step = STEPS.find((each) => years / each <= MOST_TICKS) ?? years
  return Array.from({ length: Math.floor((years - 1) / step) + 1 }, (_, number) => ({
    year: first + number * step,
    at: ((number * step) / years) * 100,
  }))
}
