/** The employers' plans, from the catalogue. */
import { FeatureList } from '../../features/plans/Feature'
import type { Offer } from '../../lib/api'
import { buttonLook } from '../../ui/button'
import { PRICING } from './copy'

export function Tiers({ tiers, choose }: { tiers: Offer[]; choose: () => void }) {
  const grace = tiers.find(({ limits }) => limits.gracePercent > 0)?.limits.gracePercent
  return (
    <>
      <div className="mt-6 grid items-stretch gap-5 lg:grid-cols-3">
        {tiers.map((tier) => (
          <section
            key={tier.id}
            aria-labelledby={`tier-${tier.id}`}
            className="flex flex-col rounded-card border border-line bg-surface p-6"
          >
            <h3 id={`tier-${tier.id}`} className="text-xl font-bold tracking-tight">
              {tier.name}
            </h3>
            <p className="mt-1 text-muted">{tier.summary}</p>
            <p className="mt-4 mb-5">
              <span className="text-3xl font-bold tracking-tight tabular-nums">{tier.price}</span>
              {tier.monthlyCents !== null && <span className="text-muted"> {PRICING.a_month}</span>}
            </p>
            <FeatureList features={tier.features} />
            <div className="mt-auto pt-7">
              <button type="button" className={buttonLook('outline', 'w-full')} onClick={choose}>
                {tier.button.label}
              </button>
            </div>
          </section>
        ))}
      </div>
      {grace && <p className="mt-5 max-w-prose text-sm text-muted">{PRICING.grace(grace)}</p>}
    </>
  )
}
