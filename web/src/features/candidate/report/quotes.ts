/** A resume's text and what a report quotes of it in; the text in pieces, page by page, out. */
import type { CandidateReport } from '../../../lib/candidates'

export interface Piece {
  text: string
  /** Where the marked piece begins in the whole text; null: not marked. */
  mark: number | null
}

interface Span {
  start: number
  end: number
}

/** What flags quote; offsets count characters as the server does, not as JavaScript. */
export function quotedSpans({ redFlags }: CandidateReport): Span[] {
  const spans = redFlags
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ start, end }) => (start !== null && end !== null && end > start ? [{ start, end }] : []))
    .sort((one, other) => one.start - other.start)
  const apart: Span[] = []
  for (const { start, end } of spans) {
    const before = apart.at(-1)
    if (before && start <= before.end) before.end = Math.max(before.end, end)
    else apart.push({ start, end })
  }
  return apart
}

export function pagesOf(text: string, pageStarts: number[], spans: Span[]): Piece[][] {
  const characters = [...text]
  const starts = [...new Set([0, ...pageStarts])].filter((each) => each < characters.length).sort((a, b) => a - b)
  return starts.map((start, number) => pieces(characters, start, starts[number + 1] ?? characters.length, spans))
}

function pieces(characters: string[], start: number, end: number, spans: Span[]): Piece[] {
  const found: Piece[] = []
  const add = (from: number, until: number, mark: number | null) => {
    if (until > from) found.push({ text: characters.slice(from, until).join(''), mark })
  }
  let place = start
  for (const span of spans) {
    if (span.end <= place || span.start >= end) continue
    add(place, Math.max(place, span.start), null)
    add(Math.max(place, span.start), Math.min(end, span.end), span.start)
    place = Math.min(end, span.end)
  }
  add(place, end, null)
  return found
}

/** The id of the mark that holds a place; null where the place is not marked. */
export function markAt(place: number | null, spans: Span[]): string | null {
  const span = place === null ? undefined : spans.find(({ start, end }) => start <= place && place < end)
  return span ? markId(span.start) : null
}

export const markId = (start: number): string => `quoted-${start}`
