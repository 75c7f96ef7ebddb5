/** Two results of the same posting in; what differs between them out. */
import type { SignalAnswer, VerificationAnswer } from '../../lib/api'
import { FIELDS } from './copy'

export interface Changes {
  fields: { words: string; before: string; after: string }[]
  /** Seen now and not before, and the other way round; what could not be asked one time is neither. */
  appeared: SignalAnswer[]
  vanished: SignalAnswer[]
  score: { before: number | null; after: number | null } | null
  version: boolean
}

export function changesOf(before: VerificationAnswer, after: VerificationAnswer): Changes {
  const was = new Map(before.signals.map((each) => [each.id, each]))
  const became = (from: string, to: string) =>
    after.signals.filter((each) => was.get(each.id)?.outcome === from && each.outcome === to)
  return {
    fields: FIELDS.filter(({ key }) => before.job[key] !== after.job[key]).map(({ key, words }) => ({
      words,
      before: before.job[key],
      after: after.job[key],
    })),
    appeared: became('absent', 'present'),
    vanished: became('present', 'absent'),
    score: before.trustScore === after.trustScore ? null : { before: before.trustScore, after: after.trustScore },
    version: before.engineVersion !== after.engineVersion,
  }
}

export const isEmpty = ({ fields, appeared, vanished, score }: Changes): boolean =>
  score === null && fields.length + appeared.length + vanished.length === 0
