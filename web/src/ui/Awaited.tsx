/** What a page shows until the server has said what it needs: its shape, or that it failed and how to go on. */
import type { ReactNode } from 'react'
import type { Asked } from '../lib/asked'
import { buttonLook } from './button'
import { Icon } from './Icon'

interface AwaitedProps<Answer> {
  asked: Asked<Answer>
  /** What could not be read, as "the plans". */
  what: string
  children: (answer: Answer) => ReactNode
}

export function Awaited<Answer>({ asked, what, children }: AwaitedProps<Answer>) {
  if (asked.answer !== null) return children(asked.answer)
  if (asked.failed)
    return (
      <div role="alert" className="mt-8 flex max-w-xl gap-3 rounded-control border border-edge bg-sunken p-4">
        <Icon name="warning" className="mt-0.5 size-5 text-danger" />
        <div>
          <p className="font-semibold">We could not load {what}.</p>
          <p>Please check your connection and try again.</p>
          <button type="button" className={buttonLook('outline', 'mt-3')} onClick={asked.retry}>
            Try again
          </button>
        </div>
      </div>
    )
  return (
    <div role="status" className="mt-8">
      <span className="sr-only">Loading {what}</span>
      <div aria-hidden="true" className="animate-pulse space-y-4">
        {['w-1/3 h-7', 'w-full h-4', 'w-11/12 h-4', 'w-4/5 h-4', 'w-1/4 h-7 mt-10', 'w-10/12 h-4', 'w-3/4 h-4'].map(
          (size) => (
            <div key={size} className={`${size} rounded-control bg-sunken`} />
          ),
        )}
      </div>
    </div>
  )
}
