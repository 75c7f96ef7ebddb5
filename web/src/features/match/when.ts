/** How long and until when something was shown at work, in words; "" where no date says so. */
import type { MatchRow } from '../../lib/matches'

type Shown = MatchRow['shown'][number]

export function whenOf({ months, last, current }: Pick<Shown, 'months' | 'last' | 'current'>): string {
  const until = current ? 'until today' : last ? `until ${last.slice(0, 4)}` : ''
  return [months !== null && lengthOf(months), until].filter(Boolean).join(', ')
}

/** "5 months", "1 year", "2½ years": no more exact than dates of resumes are. */
function lengthOf(months: number): string {
  if (months < 12) return `${months} ${months === 1 ? 'month' : 'months'}`
  const halves = Math.round(months / 6)
  const years = `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`
  return `${years} ${halves === 2 ? 'year' : 'years'}`
}
