/** The step that is being done in; it and those that were done before it out: none that did not happen. */
import type { Step } from '../../../lib/progress'
import { Icon } from '../../../ui/Icon'
import { STEPS } from '../copy'

const ORDER = Object.keys(STEPS) as Step[]

export function Steps({ step }: { step: Step }) {
  return (
    <ol className="px-4 pt-4 sm:px-6" aria-hidden="true">
      {ORDER.slice(0, ORDER.indexOf(step) + 1).map((each) => (
        <li key={each} className={each === step ? 'flex gap-2.5 font-semibold' : 'flex gap-2.5 text-muted'}>
          <Icon name={each === step ? 'arrow' : 'check'} className="mt-0.5 size-5 text-accent" />
          {STEPS[each]}
        </li>
      ))}
    </ol>
  )
}
