/** Where the link of a reset mail leads: a new password, or how to get a link that works. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { RESET } from '../../features/signing-in/copy'
import { ResetForm } from '../../features/signing-in/ResetForm'
import { useHashToken } from '../../lib/hash'
import { sentenceOf } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'

type Outcome = { kind: 'done' } | { kind: 'refused'; words: string }

export function ResetPage() {
  const token = useHashToken()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (outcome?.kind === 'done')
    return (
      <EntryPage title={RESET.doneTitle}>
        <p role="status">{RESET.done}</p>
        <Link to="/login" className={buttonLook('strong', 'mt-5')} replace>
          {RESET.signIn}
        </Link>
      </EntryPage>
    )
  if (outcome?.kind === 'refused' || token === '')
    return (
      <EntryPage title={RESET.badTitle}>
        {outcome && (
          <p role="alert" className="font-semibold">
            {outcome.words}
          </p>
        )}
        <p className="mt-1">{RESET.bad}</p>
        <Link to="/forgot-password" className={buttonLook('strong', 'mt-5')} replace>
          {RESET.again}
        </Link>
      </EntryPage>
    )
  return (
    <EntryPage title={RESET.title} intro={RESET.intro}>
      <ResetForm
        token={token}
        done={() => setOutcome({ kind: 'done' })}
        refused={(problem) => setOutcome({ kind: 'refused', words: sentenceOf(problem) })}
      />
    </EntryPage>
  )
}
