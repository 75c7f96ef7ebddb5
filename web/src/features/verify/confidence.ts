/** An answer in, how sure we are out, in words: the share of the questions that could be answered. */
import type { Told } from '../../lib/api'

const HIGH_FROM = 0.8
const FAIR_FROM = 0.6

export function confidenceOf(answer: Told): { word: string; sentence: string } {
  const asked = answer.signals.filter((signal) => signal.outcome !== 'not_applicable')
  const answered = asked.filter((signal) => signal.outcome !== 'unknown').length
  const percent = Math.round(answer.coverage * 100)
  return {
    word: answer.coverage >= HIGH_FROM ? 'High' : answer.coverage >= FAIR_FROM ? 'Fair' : 'Low',
    sentence: `${answered} of ${asked.length} questions could be answered: ${percent}% of what matters, by weight.`,
  }
}
