/** A key that was made just now, shown this once. */
import { useEffect, useRef } from 'react'
import type { NewApiKey } from '../../lib/apiKeys'
import { buttonLook } from '../../ui/button'
import { CopyButton } from '../../ui/CopyButton'
import { Icon } from '../../ui/Icon'
import { NEW } from './copy'

export function NewKey({ made, close }: { made: NewApiKey; close: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="new-key" className="rounded-card border-2 border-accent bg-surface p-5 sm:p-7">
      <h2 ref={title} id="new-key" tabIndex={-1} className="text-xl font-bold tracking-tight">
        {NEW.title}: {made.name}
      </h2>
      <p className="mt-2 flex gap-2 font-semibold">
        <Icon name="warning" className="mt-0.5 size-5 text-danger" />
        {NEW.once}
      </p>
      <p className="mt-1 max-w-prose text-muted">{NEW.where}</p>
      <label htmlFor="new-key-text" className="sr-only">
        {NEW.label}
      </label>
      <input
        id="new-key-text"
        readOnly
        value={made.key}
        className="mt-4 block h-12 w-full rounded-control border border-edge bg-paper px-4 font-mono text-sm text-ink"
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={made.key} label={NEW.copy} />
        <button type="button" className={buttonLook('quiet')} onClick={close}>
          {NEW.done}
        </button>
      </div>
    </section>
  )
}
