/** What is looked for in a list of the administration: asked for when it is sent, not with each letter. */
import { type FormEvent, useId, useState } from 'react'
import { buttonLook } from '../../ui/button'
import { SEARCH } from './copy'

export function Search({ label, search, ask }: { label: string; search: string; ask: (words: string) => void }) {
  const id = useId()
  const [words, setWords] = useState(search)
  const send = (event: FormEvent) => {
    event.preventDefault()
    ask(words.trim())
  }
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <input
          id={id}
          type="search"
          value={words}
          maxLength={200}
          autoComplete="off"
          className="mt-1 block h-11 w-full rounded-control border border-edge bg-paper px-3 text-base text-ink"
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <button type="submit" className={buttonLook('outline')}>
        {SEARCH.yes}
      </button>
    </form>
  )
}
