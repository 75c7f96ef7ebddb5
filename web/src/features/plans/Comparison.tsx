/** Both consumer plans side by side, line by line, from the catalogue. */
import type { Offer } from '../../lib/api'
import { Icon } from '../../ui/Icon'
import { PLAN_WORDS } from './copy'

// Said as numbers in the first line.
const NUMBERS = new Set(['daily_verifications', 'unlimited_verifications'])

export function Comparison({ free, premium }: { free: Offer; premium: Offer }) {
  const rows = [
    ...free.features.map((feature) => ({ ...feature, inFree: true })),
    ...premium.features.map((feature) => ({ ...feature, inFree: false })),
  ].filter(({ id }) => !NUMBERS.has(id))
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b-2 border-line">
          <th scope="col" className="py-3 pr-3 font-semibold">
            {PLAN_WORDS.feature}
          </th>
          {[free, premium].map(({ id, name }) => (
            <th key={id} scope="col" className="w-22 px-1 py-3 text-center font-semibold sm:w-36">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-line">
          <th scope="row" className="py-3 pr-3 font-normal">
            {PLAN_WORDS.dailyVerifications}
          </th>
          {[free, premium].map(({ id, dailyVerifications }) => (
            <td key={id} className="px-1 py-3 text-center">
              {dailyVerifications === null ? PLAN_WORDS.unlimited : PLAN_WORDS.daily(dailyVerifications)}
            </td>
          ))}
        </tr>
        {rows.map(({ id, sentence, available, inFree }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-3 pr-3 font-normal">
              {sentence}
            </th>
            <Has it={inFree} available={available} />
            <Has it available={available} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Has({ it, available }: { it: boolean; available: boolean }) {
  if (it && !available) return <td className="px-1 py-3 text-center text-sm text-muted">{PLAN_WORDS.beingBuilt}</td>
  return (
    <td className="px-1 py-3 text-center">
      <Icon name={it ? 'check' : 'minus'} className={`inline size-5 ${it ? 'text-accent' : 'text-muted'}`} />
      <span className="sr-only">{it ? PLAN_WORDS.included : PLAN_WORDS.notIncluded}</span>
    </td>
  )
}
