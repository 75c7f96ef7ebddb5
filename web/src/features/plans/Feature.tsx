/** What an offer holds: first what can be used today, then what is still being built. */
import type { Offer } from '../../lib/api'
import { Icon, type IconName } from '../../ui/Icon'
import { PLAN_WORDS } from './copy'

export function FeatureList({ features }: { features: Offer['features'] }) {
  const later = features.filter(({ available }) => !available)
  return (
    <>
      <List features={features.filter(({ available }) => available)} icon="check" />
      {later.length > 0 && (
        <>
          <p className="mt-4 mb-2 text-sm font-semibold text-muted first:mt-0">{PLAN_WORDS.beingBuilt}</p>
          <List features={later} icon="clock" />
        </>
      )}
    </>
  )
}

function List({ features, icon }: { features: Offer['features']; icon: IconName }) {
  if (features.length === 0) return null
  return (
    <ul className="space-y-2.5">
      {features.map(({ id, sentence }) => (
        <li key={id} className="flex gap-3">
          <Icon name={icon} className={`mt-0.5 size-5 ${icon === 'check' ? 'text-accent' : 'text-muted'}`} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
