/** Lets users in: asks the server first, sends others to sign in, and throws nobody out because of a hiccup. */
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../../lib/session'
import type { User } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Notice } from '../../ui/Notice'
import { ProblemNote } from '../../ui/ProblemNote'
import { Spinner } from '../../ui/Spinner'
import { ACCESS } from './copy'

interface SignedInOnlyProps {
  /** What is said meanwhile. */
  checking: string
  /** Where others go; unless it is said, to sign in and then back here. */
  elsewhere?: string
  children: (user: User) => ReactNode
}

export function SignedInOnly({ checking, elsewhere, children }: SignedInOnlyProps) {
  const session = useSession()
  if (session.state === 'in') return children(session.user)
  if (session.state === 'out') return elsewhere === undefined ? <ToSignIn /> : <Elsewhere to={elsewhere} />
  if (session.state === 'checking') return <Spinner words={checking} />
  return (
    <Notice eyebrow={ACCESS.eyebrow} title={ACCESS.title}>
      <p>{ACCESS.kept}</p>
      <div className="mt-5 text-base text-ink">
        <ProblemNote problem={session.problem} otherwise={ACCESS.failed} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className={buttonLook('strong')} onClick={session.retry}>
          {ACCESS.retry}
        </button>
        <Link to="/" className={buttonLook('outline')}>
          {ACCESS.home}
        </Link>
      </div>
    </Notice>
  )
}

/** And back here afterwards. */
function ToSignIn() {
  // As it was on arriving: on the way out the router knows the next address already.
  const [here] = useState(useRouter().latestLocation.href)
  return <Elsewhere to={`/login?redirect=${encodeURIComponent(here)}`} />
}

/** Replaces this page by another, so that Back does not lead here again. */
export function Elsewhere({ to }: { to: string }) {
  const router = useRouter()
  useEffect(() => router.history.replace(to), [router, to])
  return null
}
