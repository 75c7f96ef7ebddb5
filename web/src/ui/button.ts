/** How anything that is pressed looks: one strong kind a screen, the others quiet. */
import clsx from 'clsx'

const KINDS = {
  strong: 'bg-accent text-on-accent hover:bg-accent-deep',
  outline: 'border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
  quiet: 'text-accent-deep underline-offset-4 hover:underline',
} as const

export function buttonLook(kind: keyof typeof KINDS, className?: string): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:border disabled:border-line disabled:bg-sunken disabled:text-muted',
    kind === 'quiet' ? 'px-1' : 'px-5',
    KINDS[kind],
    className,
  )
}

export const textLink = 'text-accent-deep underline underline-offset-4 hover:decoration-2'
