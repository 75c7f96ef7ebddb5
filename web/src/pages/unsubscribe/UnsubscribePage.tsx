/** Where a mail's last line leads: one press stops the mails of its kind, without signing in. */
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../lib/action'
import { useHash } from '../../lib/arrive'
import { type Unsubscribed, unsubscribe } from '../../lib/outbox'
import { buttonLook } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'
import { ProblemNote } from '../../ui/ProblemNote'
import { UNSUBSCRIBE } from './copy'

/** What the server says of a token that is none of ours. */
const BAD_LINK = 422

export function UnsubscribePage() {
  const token = new URLSearchParams(useHash()).get('t') ?? ''
  const [stopped, setStopped] = useState<Unsubscribed | null>(null)
  const told = useRef<HTMLParagraphElement>(null)
  const stop = useAction((all: boolean) => unsubscribe(token, all), setStopped)
  // What was pressed is gone then.
  useEffect(() => {
    if (stopped) told.current?.focus()
  }, [stopped])
  if (stopped)
    return (
      <EntryPage title={UNSUBSCRIBE.doneTitle}>
        <p ref={told} tabIndex={-1} role="status">
          {stopped.search === null ? UNSUBSCRIBE.done : UNSUBSCRIBE.doneOfSearch(stopped.search)}
        </p>
        {stop.problem && (
          <div className="mt-4">
            <ProblemNote problem={stop.problem} otherwise={UNSUBSCRIBE.failed} />
          </div>
        )}
        {stopped.search !== null && (
          <button
            type="button"
            aria-disabled={stop.busy}
            className={buttonLook('strong', 'mt-5 mr-3')}
            onClick={() => stop.act(true)}
          >
            {stop.busy ? UNSUBSCRIBE.busy : UNSUBSCRIBE.all}
          </button>
        )}
        <Link to="/" className={buttonLook('outline', 'mt-5')}>
          {UNSUBSCRIBE.home}
        </Link>
      </EntryPage>
    )
  if (token === '' || stop.problem?.status === BAD_LINK)
    return (
      <EntryPage title={UNSUBSCRIBE.badTitle}>
        <p role={stop.problem ? 'alert' : undefined}>{UNSUBSCRIBE.bad}</p>
        <Link to="/contact" className={buttonLook('strong', 'mt-5')}>
          {UNSUBSCRIBE.contact}
        </Link>
      </EntryPage>
    )
  return (
    <EntryPage title={UNSUBSCRIBE.title}>
      <p>{UNSUBSCRIBE.words}</p>
      {stop.problem && (
        <div className="mt-4">
          <ProblemNote problem={stop.problem} otherwise={UNSUBSCRIBE.failed} />
        </div>
      )}
      <button
        type="button"
        aria-disabled={stop.busy}
        className={buttonLook('strong', 'mt-5')}
        onClick={() => stop.act(false)}
      >
        {stop.busy ? UNSUBSCRIBE.busy : stop.problem ? UNSUBSCRIBE.again : UNSUBSCRIBE.stop}
      </button>
    </EntryPage>
  )
}
