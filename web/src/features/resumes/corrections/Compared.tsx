/** A part of the form with what was read beside it, and the way back to that. */
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon'
import { READ } from './copy'

interface ComparedProps {
  name: string
  changed: boolean
  /** What was read, line by line. */
  read: string[]
  back: () => void
  children: ReactNode
}

export function Compared({ name, changed, read, back, children }: ComparedProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">{children}</div>
      {changed ? (
        <div className="self-start rounded-control border border-accent/40 bg-accent-soft p-3 text-sm">
          <p className="font-semibold">{READ.read}</p>
          {read.length === 0 ? (
            <p>{READ.nothing}</p>
          ) : (
            <ul className="max-h-48 space-y-1 overflow-y-auto">
              {read.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as it was read, never moved
                <li key={place} dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          )}
          <button
            type="button"
            aria-label={READ.backNamed(name)}
            className="mt-1 inline-flex min-h-8 items-center font-semibold text-accent-deep underline underline-offset-4"
            onClick={back}
          >
            {READ.back}
          </button>
        </div>
      ) : (
        <p className="flex items-center gap-1.5 self-start text-sm text-muted lg:mt-9">
          <Icon name="check" className="size-4" />
          {READ.same}
        </p>
      )}
    </div>
  )
}
