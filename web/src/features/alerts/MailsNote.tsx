/** What keeps mails of alerts from arriving, and that they rested; nothing where all is well. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAction } from '../../lib/action'
import { type Mails, restWasRead, searchesChanged, sendMailsAgain } from '../../lib/alerts'
import { buttonLook, textLink } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { MAILS } from './copy'

interface MailsNoteProps {
  mails: Mails
  /** Whether there is anything to be mailed. */
  searches: boolean
  watches: boolean
}

export function MailsNote({ mails, searches, watches }: MailsNoteProps) {
  const queries = useQueryClient()
  const again = useAction<'alerts' | 'watches', void>(sendMailsAgain, async () => {
    await searchesChanged(queries)
    toast(MAILS.againDone)
  })
  const reading = useAction<void, void>(restWasRead, () => searchesChanged(queries))
  const problem = again.problem ?? reading.problem
  const stopped = (['alerts', 'watches'] as const).filter((topic) =>
    topic === 'alerts' ? searches && !mails.alertsWanted : watches && !mails.watchesWanted,
  )
  return (
    <div className="space-y-3 empty:hidden">
      {mails.rest && (
        <Note words={MAILS.rest(mails.rest.beganAt, mails.rest.endedAt)}>
          <button
            type="button"
            aria-disabled={reading.busy}
            className={buttonLook('outline')}
            onClick={() => reading.act()}
          >
            {MAILS.read}
          </button>
        </Note>
      )}
      {!mails.isConfirmed && (searches || watches) && (
        <Note words={MAILS.unconfirmed(mails.to)}>
          <Link to="/account" className={`${textLink} inline-flex min-h-11 items-center`}>
            {MAILS.account}
          </Link>
        </Note>
      )}
      {stopped.map((topic) => (
        <Note key={topic} words={MAILS.stopped[topic]}>
          <button
            type="button"
            aria-disabled={again.busy}
            className={buttonLook('outline')}
            onClick={() => again.act(topic)}
          >
            {MAILS.again}
          </button>
        </Note>
      ))}
      {problem && <ProblemNote problem={problem} otherwise={MAILS.failed} />}
    </div>
  )
}

function Note({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="rounded-control border border-edge bg-sunken p-4">
      <p className="max-w-prose wrap-anywhere">{words}</p>
      <div className="mt-2">{children}</div>
    </div>
  )
}
