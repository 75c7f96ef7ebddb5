/** An answer in; out come the reasons in the server's order, each with the signal it speaks of, and what was not found or not known. */
import type { SignalAnswer, Told } from '../../lib/api'

export interface Reason {
  sentence: string
  signal: SignalAnswer | null
}

/**
 * The server's sentences begin with the title of their signal; those that do not are remarks on the whole.
 * A finding that moved the score is told even if no sentence speaks of it.
 */
export function reasonsOf(answer: Told): Reason[] {
  const found = answer.signals.filter((signal) => signal.outcome === 'present' && signal.points !== 0)
  const told = answer.reasons.map((sentence) => ({
    sentence,
    signal: found.find((signal) => sentence.startsWith(`${signal.title}:`)) ?? null,
  }))
  const spoken = new Set(told.map((reason) => reason.signal))
  const silent = found.filter((signal) => !spoken.has(signal)).sort((one, other) => one.points - other.points)
  return [...told, ...silent.map((signal) => ({ sentence: signal.title, signal }))]
}

export const speaksAgainst = (signal: SignalAnswer): boolean => signal.points < 0

export const unknownOf = (answer: Told): SignalAnswer[] =>
  answer.signals.filter((signal) => signal.outcome === 'unknown')

/** Asked, and the answer is nothing to worry about. */
export const clearOf = (answer: Told): SignalAnswer[] =>
  answer.signals.filter((signal) => signal.leans === 'against' && signal.outcome === 'absent')

/** What the findings against the posting advise, worst first, each sentence once. */
export function adviceOf(answer: Told): string[] {
  const against = answer.signals
    .filter((signal) => signal.outcome === 'present' && speaksAgainst(signal))
    .sort((one, other) => one.points - other.points)
  return [...new Set(against.map((signal) => signal.advice).filter((advice) => advice !== ''))]
}
