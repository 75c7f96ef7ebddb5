/** The boxes of the search form: a label and something to type, choose or tick. */
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'

export const BOX =
  'mt-1 block h-12 w-full min-w-0 rounded-control border border-edge bg-paper px-4 text-base text-ink focus-visible:outline-offset-0'

interface LabelledProps {
  id: string
  label: string
  note?: string
  children: ReactNode
}

export function Labelled({ id, label, note, children }: LabelledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        {label}
        {note && <span className="font-normal text-muted"> {note}</span>}
      </label>
      {children}
    </div>
  )
}

interface ChoiceProps {
  id: string
  label: string
  value: string
  choices: readonly (readonly [string, string])[]
  choose: (value: string) => void
}

export function Choice({ id, label, value, choices, choose }: ChoiceProps) {
  return (
    <Labelled id={id} label={label}>
      <span className="relative block">
        <select
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className={clsx(BOX, 'appearance-none pr-10')}
        >
          {choices.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted" />
      </span>
    </Labelled>
  )
}

export function Tick({
  checked,
  tick,
  children,
}: {
  checked: boolean
  tick: (checked: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => tick(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  )
}
