/** Where toasts appear: a live region that is always there, above everything, out of the way. */
import clsx from 'clsx'
import { Icon } from './Icon'
import { dismiss, useToasts } from './toast'

export function Toasts() {
  const toasts = useToasts()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-20 flex flex-col items-center gap-2 sm:items-end"
    >
      {toasts.map(({ id, words, kind }) => (
        <div
          key={id}
          className={clsx(
            'pointer-events-auto flex max-w-md items-center gap-3 rounded-control border bg-surface py-1 pr-1 pl-4 text-ink',
            kind === 'done' ? 'border-edge' : 'border-danger',
          )}
        >
          <Icon
            name={kind === 'done' ? 'check' : 'warning'}
            className={clsx('size-5', kind === 'done' ? 'text-verified' : 'text-danger')}
          />
          <p className="py-2 wrap-anywhere">{words}</p>
          <button
            type="button"
            aria-label="Dismiss"
            className="inline-flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink"
            onClick={() => dismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
