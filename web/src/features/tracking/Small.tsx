/** A small button beside a line of a list. */
import type { ReactNode } from 'react'

interface SmallProps {
  label: string
  disabled?: boolean
  /** What it does is under way: pressed once all the same, by an action, and the focus stays. */
  busy?: boolean
  press: () => void
  children: ReactNode
}

export function Small({ label, disabled = false, busy = false, press, children }: SmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={busy}
      className="inline-flex min-h-9 min-w-9 items-center justify-center rounded-control px-2 text-sm font-semibold text-accent-deep hover:bg-sunken disabled:text-muted"
      onClick={press}
    >
      {children}
    </button>
  )
}
