/** How often mails go out: a box to choose in. */
import { type HowOften, OFTEN } from '../../lib/alerts'
import { Icon } from '../../ui/Icon'
import { OFTEN_WORDS } from './copy'

export const boxLook =
  'mt-1 block h-12 w-full rounded-control border border-edge bg-paper px-4 text-base text-ink focus-visible:outline-offset-0'

interface OftenChoiceProps {
  id?: string
  label?: string
  value: HowOften
  disabled?: boolean
  choose: (often: HowOften) => void
}

export function OftenChoice({ id, label, value, disabled, choose }: OftenChoiceProps) {
  return (
    <span className="relative block">
      <select
        id={id}
        aria-label={label}
        disabled={disabled}
        value={value}
        onChange={(event) => choose(event.target.value as HowOften)}
        className={`${boxLook} appearance-none pr-11`}
      >
        {OFTEN.map((each) => (
          <option key={each} value={each}>
            {OFTEN_WORDS[each]}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted" />
    </span>
  )
}
