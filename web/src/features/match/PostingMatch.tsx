/** A posting's result in; how the seeker's resume fits it out, or how they get to know. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { VerificationAnswer } from '../../lib/api'
import { useMatch } from '../../lib/matches'
import { asProblem } from '../../lib/problem'
import { type ListedResume, useResumes } from '../../lib/resumes'
import { useUser } from '../../lib/user'
import { buttonLook, textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { DANGER, MATCH, NO_PREMIUM, NO_RESUME } from './copy'
import { MatchCard } from './MatchCard'
import { ResumeChoice } from './ResumeChoice'

export function PostingMatch({ answer }: { answer: VerificationAnswer }) {
  const user = useUser()
  // The next warning asks again.
  const [anyway, setAnyway] = useState('')
  if (user === null || answer.kind !== 'posting') return null
  const dangerous = answer.band === 'danger'
  // Nobody is sold anything beside a warning.
  if (user.plan === 'free') return dangerous ? null : <NoPremium />
  return (
    <section aria-labelledby="match" className="border-t border-line p-4 sm:p-6">
      <h3 id="match" tabIndex={-1} className="scroll-mt-4 text-lg font-semibold tracking-tight">
        {MATCH.title}
      </h3>
      {dangerous && anyway !== answer.id ? (
        <Dangerous compare={() => setAnyway(answer.id)} />
      ) : (
        <OfResume answer={answer} />
      )}
    </section>
  )
}

function NoPremium() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-2 text-muted sm:px-6">
      {NO_PREMIUM.words}
      <Link to="/pricing" className={`${textLink} inline-flex min-h-11 items-center`}>
        {NO_PREMIUM.see}
      </Link>
    </p>
  )
}

function Dangerous({ compare }: { compare: () => void }) {
  return (
    <div className="mt-2">
      <p className="flex max-w-prose gap-2.5">
        <Icon name="warning" className="mt-0.5 size-5 text-danger" />
        {DANGER.words}
      </p>
      <button type="button" className={buttonLook('outline', 'mt-3')} onClick={compare}>
        {DANGER.compare}
      </button>
    </div>
  )
}

function OfResume({ answer }: { answer: VerificationAnswer }) {
  const { data, error, isFetching, refetch } = useResumes()
  const [chosen, setChosen] = useState('')
  if (!data && error && !isFetching) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const resume = data.find(({ id }) => id === chosen) ?? data.find(({ isDefault }) => isDefault) ?? data[0]
  if (!resume) return <NoResume />
  return (
    <>
      <p className="max-w-prose text-muted">{MATCH.meaning}</p>
      <ResumeChoice resumes={data} resume={resume} choose={setChosen} />
      <Compared key={resume.id} id={answer.id} resume={resume} />
    </>
  )
}

function NoResume() {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-muted">{NO_RESUME.words}</p>
      <Link to="/premium" hash="resume" className={buttonLook('outline')}>
        {NO_RESUME.add}
      </Link>
    </div>
  )
}

function Compared({ id, resume }: { id: string; resume: ListedResume }) {
  const { data, error, isFetching, refetch } = useMatch(id, resume.id)
  if (data) return <MatchCard match={data} />
  return error && !isFetching ? <Failed error={error} retry={() => void refetch()} /> : <Waiting />
}

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="mt-4">
      <ProblemNote problem={asProblem(error)} otherwise={MATCH.failed}>
        <button type="button" className={buttonLook('outline', 'mt-2')} onClick={retry}>
          {MATCH.retry}
        </button>
      </ProblemNote>
    </div>
  )
}

function Waiting() {
  return (
    <div className="mt-4">
      <Loading words={MATCH.loading} lines={5} />
    </div>
  )
}
