/** A list of entries that open to be edited: each can be removed, and new ones be added. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonLook } from '../../../ui/button'
import { Icon } from '../../../ui/Icon'
import { FORM } from './copy'

interface EntriesProps<Entry> {
  label: string
  entries: Entry[]
  /** What stands on an entry that is closed. */
  titleOf: (entry: Entry) => string
  empty: Entry
  add: string
  change: (entries: Entry[]) => void
  /** The fields of one; `change` gets what is new of it. */
  children: (entry: Entry, place: number, change: (changed: Partial<Entry>) => void) => ReactNode
}

export function Entries<Entry extends object>(props: EntriesProps<Entry>) {
  const { label, entries, titleOf, empty, add, change, children } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  // Which entry is open stays with it when one before it goes.
  const [kept, setKept] = useState<number[]>([])
  const keys = kept.length === entries.length ? kept : entries.map((_, place) => place)
  return (
    <div>
      <p id={id} className="font-semibold">
        {label}
      </p>
      <ul ref={list} aria-labelledby={id} className="mt-1.5 space-y-2">
        {entries.map((entry, place) => (
          <li key={keys[place]}>
            <details className="group rounded-control border border-edge bg-paper">
              <summary className="flex min-h-11 items-center gap-2 px-3 py-1.5">
                <Icon name="chevron" className="size-5 text-muted transition-transform group-open:rotate-180" />
                <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
                  {titleOf(entry)}
                </span>
              </summary>
              <div className="space-y-4 border-t border-line p-3 sm:p-4">
                {children(entry, place, (changed) =>
                  change(entries.map((each, other) => (other === place ? { ...each, ...changed } : each))),
                )}
                <button
                  type="button"
                  className={buttonLook('danger')}
                  onClick={() => {
                    setKept(keys.filter((_, other) => other !== place))
                    change(entries.filter((_, other) => other !== place))
                    more.current?.focus()
                  }}
                >
                  {FORM.remove}
                  <span className="sr-only">: {titleOf(entry)}</span>
                </button>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <button
        ref={more}
        type="button"
        className={buttonLook('outline', 'mt-2')}
        onClick={() => {
          flushSync(() => {
            setKept([...keys, Math.max(-1, ...keys) + 1])
            change([...entries, empty])
          })
          const details = list.current?.lastElementChild?.querySelector('details')
          if (!details) return
          details.open = true
          details.querySelector<HTMLElement>('input')?.focus()
        }}
      >
        <Icon name="plus" className="size-4.5" />
        {add}
      </button>
    </div>
  )
}
