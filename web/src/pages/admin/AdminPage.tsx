/** The operators' dashboard; whoever is none is told whom it is for. */
import { Link } from '@tanstack/react-router'
import { SignedInOnly } from '../../features/access/SignedInOnly'
import { PAGE, REFUSED } from '../../features/operating/copy'
import { Dashboard } from '../../features/operating/Dashboard'
import { buttonLook } from '../../ui/button'
import { Notice } from '../../ui/Notice'
import { Title } from '../../ui/Title'

export function AdminPage() {
  return (
    <SignedInOnly checking={PAGE.checking}>
      {(user) => (user.is_operator ? <Operators key={user.id} /> : <Refused />)}
    </SignedInOnly>
  )
}

function Operators() {
  return (
    <div className="mx-auto max-w-5xl px-4 pt-6 sm:px-6 sm:pt-8">
      <Title>{PAGE.title}</Title>
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{PAGE.title}</h1>
      <p className="mt-1 mb-5 max-w-prose text-muted">{PAGE.intro}</p>
      <Dashboard />
    </div>
  )
}

function Refused() {
  return (
    <Notice eyebrow={REFUSED.eyebrow} title={REFUSED.title}>
      <p>{REFUSED.words}</p>
      <Link to="/" className={buttonLook('outline', 'mt-5')}>
        {REFUSED.home}
      </Link>
    </Notice>
  )
}
