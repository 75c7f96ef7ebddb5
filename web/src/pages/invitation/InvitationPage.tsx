/** Where the link of an invitation leads: one step into the team, with an account or without. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { JOIN } from '../../features/joining/copy'
import { JoinForm } from '../../features/joining/JoinForm'
import { useHashToken } from '../../lib/hash'
import { sentenceOf } from '../../lib/problem'
import { useSession } from '../../lib/session'
import type { Joined } from '../../lib/team'
import { buttonLook, textLink } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'
import { ProblemNote } from '../../ui/ProblemNote'

type Outcome = { kind: 'joined'; joined: Joined } | { kind: 'refused'; words: string }

export function InvitationPage() {
  const token = useHashToken()
  const session = useSession()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (outcome?.kind === 'joined') {
    const { organization, role } = outcome.joined
    return (
      <EntryPage title={JOIN.doneTitle(organization)}>
        <p role="status">{JOIN.done(organization, role)}</p>
        <Link to="/enterprise/dashboard" className={buttonLook('strong', 'mt-5')} replace>
          {JOIN.goOn}
        </Link>
      </EntryPage>
    )
  }
  if (outcome?.kind === 'refused' || token === '')
    return (
      <EntryPage title={JOIN.badTitle}>
        {outcome && (
          <p role="alert" className="font-semibold">
            {outcome.words}
          </p>
        )}
        <p className="mt-1">{JOIN.bad}</p>
      </EntryPage>
    )
  if (session.state === 'checking')
    return (
      <EntryPage title={JOIN.title}>
        <p role="status">{JOIN.checking}</p>
      </EntryPage>
    )
  if (session.state === 'unreachable')
    return (
      <EntryPage title={JOIN.title}>
        <ProblemNote problem={session.problem} otherwise={JOIN.failed} />
        <button type="button" className={buttonLook('strong', 'mt-5')} onClick={session.retry}>
          {JOIN.retry}
        </button>
      </EntryPage>
    )
  const user = session.state === 'in' ? session.user : null
  return (
    <EntryPage title={JOIN.title} intro={JOIN.intro} below={user ? undefined : <SignInFirst />}>
      <JoinForm
        token={token}
        user={user}
        done={(joined) => setOutcome({ kind: 'joined', joined })}
        refused={(problem) => setOutcome({ kind: 'refused', words: sentenceOf(problem) })}
      />
    </EntryPage>
  )
}

function SignInFirst() {
  return (
    <p>
      {JOIN.have}{' '}
      <Link to="/enterprise-login" className={textLink}>
        {JOIN.signIn}
      </Link>{' '}
      {JOIN.thenLink}
    </p>
  )
}
