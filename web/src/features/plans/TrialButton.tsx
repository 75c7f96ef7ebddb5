/** Starts the trial for who is signed in; leads others to an account first, and back. */
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAction } from '../../lib/action'
import { startTrial } from '../../lib/billing'
import { useUser } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { PLAN_WORDS } from './copy'

/** What a trial changes, and what the page has been told of it. */
const CHANGED = ['session', 'billing', 'allowance']

interface TrialButtonProps {
  words: string
  className?: string
}

export function TrialButton({ words, className }: TrialButtonProps) {
  const user = useUser()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const trial = useAction<void, unknown>(startTrial, async () => {
    await Promise.all(CHANGED.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    await navigate({ to: '/premium' })
  })
  if (!user)
    return (
      <Link
        to="/signup"
        search={{ redirect: '/pricing?reason=premium_required' }}
        className={buttonLook('strong', className)}
      >
        {words}
      </Link>
    )
  return (
    <>
      <button
        type="button"
        aria-disabled={trial.busy}
        className={buttonLook('strong', className)}
        onClick={() => trial.act()}
      >
        {trial.busy ? PLAN_WORDS.startingTrial : words}
      </button>
      {trial.problem && <ProblemNote problem={trial.problem} otherwise={PLAN_WORDS.trialFailed} />}
    </>
  )
}
