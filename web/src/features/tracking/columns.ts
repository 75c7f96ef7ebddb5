/** A board and what is asked of it in, its columns out; and where a card stands, or would stand. */
import type { Board, Card, Move, Stage } from '../../lib/applications'

export interface Column {
  stage: Stage
  cards: Card[]
}

export interface Asked {
  words: string
  show: 'all' | 'reminders' | 'closed' | 'undecided'
}

export const EVERYTHING: Asked = { words: '', show: 'all' }

/** A place in a column, counted without the card itself. */
export interface Place {
  stageId: string
  index: number
}

const SHOWN: Record<Asked['show'], (card: Card) => boolean> = {
  all: () => true,
  reminders: (card) => card.nextReminder !== null,
  closed: (card) => card.postingClosedAt !== null,
  undecided: (card) => card.outcome === null,
}

export function columnsOf({ stages, applications }: Board, { words, show }: Asked): Column[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = applications.filter((card) => {
    const told = `${card.title} ${card.company} ${card.location}`.toLowerCase()
    return SHOWN[show](card) && wanted.every((word) => told.includes(word))
  })
  return stages.map((stage) => ({ stage, cards: found.filter(({ stageId }) => stageId === stage.id) }))
}

export const placeOf = (columns: Column[], id: string): Place | null => {
  for (const { stage, cards } of columns) {
    const index = cards.findIndex((card) => card.id === id)
    if (index >= 0) return { stageId: stage.id, index }
  }
  return null
}

/** What the server is told: behind whom. */
export function moveTo(columns: Column[], id: string, { stageId, index }: Place): Move {
  const others = othersIn(columns, id, stageId)
  return { id, stageId, afterId: others[Math.min(index, others.length) - 1]?.id ?? '' }
}

/** One step of an arrow key; as it was at the edge. */
export function stepped(columns: Column[], id: string, place: Place, key: string): Place {
  const at = columns.findIndex(({ stage }) => stage.id === place.stageId)
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  const next = columns[at + sideways]
  if (sideways !== 0 && next) {
    const most = othersIn(columns, id, next.stage.id).length
    return { stageId: next.stage.id, index: Math.min(place.index, most) }
  }
  const most = othersIn(columns, id, place.stageId).length
  const step = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0
  return { ...place, index: Math.max(0, Math.min(place.index + step, most)) }
}

/** With the card there instead of where it is. */
export function withCardAt(columns: Column[], id: string, { stageId, index }: Place): Column[] {
  const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id)
  if (!card) return columns
  return columns.map(({ stage, cards }) => {
    const others = cards.filter((each) => each.id !== id)
    return { stage, cards: stage.id === stageId ? others.toSpliced(index, 0, card) : others }
  })
}

const othersIn = (columns: Column[], id: string, stageId: string): Card[] =>
  (columns.find(({ stage }) => stage.id === stageId)?.cards ?? []).filter((card) => card.id !== id)
