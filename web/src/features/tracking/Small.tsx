/** A small button beside a line of a list. */
import type { ReactNode } from 'react'

interface SmallProps {
  label: string
  disabled?: boolean
  press: () => void
  children: ReactNode
}

export function Small({ label, disabled = false, press, children }: SmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      className="inline-flex min-h-9 min-w-9 items-center justify-center rounded-control px-2 text-sm font-semibold text-accent-deep hover:bg-sunken disabled:text-muted"
      onClick={press}
    >
      {children}
    </button>
  )
}
