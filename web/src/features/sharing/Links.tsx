/** The links to a result that have not ended: each is copied, opened, and ended once that was confirmed. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { addressOf, endShare, noteShares, type Share } from '../../lib/shares'
import { textLink } from '../../ui/button'
import { CopyButton } from '../../ui/CopyButton'
import { DeleteButton } from '../../ui/DeleteButton'
import { Icon } from '../../ui/Icon'
import { toast } from '../../ui/toast'
import { END, LINKS } from './copy'

export function Links({ id, shares }: { id: string; shares: Share[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [ended, setEnded] = useState('')
  const gone = ended !== '' && shares.every((share) => share.id !== ended)
  // What was pressed is gone with its line.
  useEffect(() => {
    if (!gone) return
    heading.current?.focus()
    setEnded('')
  }, [gone])
  return (
    <section aria-labelledby="links" className="border-t border-line pt-5">
      <h3 id="links" ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight">
        {LINKS.title}
      </h3>
      {shares.length === 0 && <p className="mt-2 text-muted">{LINKS.none}</p>}
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <Line key={share.id} id={id} share={share} ended={() => setEnded(share.id)} />
        ))}
      </ul>
    </section>
  )
}

function Line({ id, share, ended }: { id: string; share: Share; ended: () => void }) {
  const queries = useQueryClient()
  const address = addressOf(share)
  const ending = useAction<void, void>(
    () => endShare(id, share.id),
    async () => {
      await noteShares(queries, id)
      toast(END.done)
      ended()
    },
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className={`${textLink} inline-flex min-h-6 items-center gap-1 font-mono text-sm wrap-anywhere`}
        >
          {address}
          <Icon name="external" className="size-4" />
          <span className="sr-only">{LINKS.newTab}</span>
        </a>
        <p className="text-sm text-muted">
          {LINKS.kinds[share.visibility]}, {LINKS.until}{' '}
          <time dateTime={share.expiresAt}>{momentOf(new Date(share.expiresAt))}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={LINKS.copy} name={LINKS.named(LINKS.copy, address)} />
        <DeleteButton words={END} label={LINKS.named(END.title, address)} action={ending}>
          <p>{END.words}</p>
        </DeleteButton>
      </div>
    </li>
  )
}
