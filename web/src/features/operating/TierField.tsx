/** Which plan an organisation has bought, to be chosen. */
import { useId } from 'react'
import type { Tier } from '../../lib/operating'
import { TIERS, WELCOME } from './copy'

export function TierField({ tier, choose }: { tier: Tier; choose: (tier: Tier) => void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {WELCOME.tier}
      </label>
      <select
        id={id}
        value={tier}
        className="mt-1 block h-12 w-full rounded-control border border-edge bg-paper px-4 text-base text-ink"
        onChange={(event) => choose(event.target.value as Tier)}
      >
        {Object.entries(TIERS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
