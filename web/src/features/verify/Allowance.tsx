/** A quiet line under the box: how many verifications are left, when the next comes back, and how to get more. */
import { Link } from '@tanstack/react-router'
import { type Allowance as Left, useAllowance } from '../../lib/allowance'
import { clockOf, inWords } from '../../lib/moment'
import { useSettings } from '../../lib/settings'
import { useUser } from '../../lib/user'
import { textLink } from '../../ui/button'
import { ALLOWANCE } from './copy'

export function Allowance() {
  const left = useAllowance()
  const daily = useSettings()?.dailyVerifications
  const user = useUser()
  const untold = user ? '' : daily === undefined ? '' : ALLOWANCE.daily(daily)
  const words = left ? wordsOf(left, user !== null) : untold
  if (words === '') return null
  return (
    <div className="mt-3 text-sm text-muted">
      <p>{words}</p>
      {left?.remaining === 0 && <More />}
    </div>
  )
}

/** What somebody may do whose day's verifications are used. */
export function More() {
  const user = useUser()
  return (
    <p className="flex flex-wrap gap-x-6">
      <Link to="/pricing" className={`${textLink} inline-flex min-h-11 items-center`}>
        {ALLOWANCE.premium}
      </Link>
      {!user && (
        <Link to="/signup" className={`${textLink} inline-flex min-h-11 items-center`}>
          {ALLOWANCE.signUp}
        </Link>
      )}
    </p>
  )
}

function wordsOf({ plan, limit, used, remaining, resetAt }: Left, signedIn: boolean): string {
  if (limit === null || remaining === null) return plan === 'free' ? '' : ALLOWANCE.unlimited
  if (used === 0 || resetAt === null) return signedIn ? ALLOWANCE.ofUser(limit) : ALLOWANCE.daily(limit)
  const reset = new Date(resetAt)
  const next = ALLOWANCE.next(clockOf(reset), inWords(new Date(), reset))
  return `${remaining === 0 ? ALLOWANCE.none(limit) : ALLOWANCE.left(remaining, limit)} ${next}`
}
