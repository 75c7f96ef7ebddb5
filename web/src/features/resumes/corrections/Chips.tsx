/** Short words as chips: each can be removed, and Enter or a comma adds what was typed. */
import { useId, useRef, useState } from 'react'
import { buttonLook } from '../../../ui/button'
import { Icon } from '../../../ui/Icon'
import { CHIPS } from './copy'

interface ChipsProps {
  label: string
  values: string[]
  error: string
  change: (values: string[]) => void
}

export function Chips({ label, values, error, change }: ChipsProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const known = new Set(values.map((each) => each.toLowerCase()))
    const fresh = text.split(/[,;\n]/).map((each) => each.trim())
    const added = fresh.filter((each) => each && !known.has(each.toLowerCase()) && known.add(each.toLowerCase()))
    if (added.length > 0) change([...values, ...added])
    setTyped('')
  }
  return (
    <div>
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      {values.length > 0 && (
        <ul aria-labelledby={`${id}-label`} className="mt-1.5 flex flex-wrap gap-2">
          {values.map((value, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a value may stand twice
              key={place}
              className="inline-flex max-w-full items-center rounded-control border border-edge bg-paper pl-3"
            >
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {value}
              </span>
              <button
                type="button"
                aria-label={CHIPS.remove(value)}
                className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink"
                onClick={() => {
                  change(values.filter((_, other) => other !== place))
                  input.current?.focus()
                }}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex gap-2">
        <input
          ref={input}
          type="text"
          autoComplete="off"
          aria-label={CHIPS.addTo(label)}
          aria-invalid={error !== ''}
          aria-describedby={`${id}-hint ${id}-error`}
          maxLength={1000}
          value={typed}
          className="h-11 w-full min-w-0 rounded-control border border-edge bg-paper px-3 text-ink aria-invalid:border-2 aria-invalid:border-danger sm:w-72"
          onChange={({ target: { value } }) => (/[,;]/.test(value) ? add(value) : setTyped(value))}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add(typed)
          }}
        />
        <button type="button" className={buttonLook('outline')} onClick={() => add(typed)}>
          {CHIPS.add}
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {CHIPS.hint}
      </p>
      <p id={`${id}-error`} className="flex gap-1.5 text-sm font-semibold text-danger not-empty:mt-1">
        {error && <Icon name="warning" className="mt-px size-4.5" />}
        {error}
      </p>
    </div>
  )
}
