/** The board of applications of those who have Premium; everybody else is told how to get it. */
import { Link, useSearch } from '@tanstack/react-router'
import { Elsewhere, SignedInOnly } from '../../features/access/SignedInOnly'
import { PAGE } from '../../features/tracking/copy'
import { Tracking } from '../../features/tracking/Tracking'
import { textLink } from '../../ui/button'
import { Title } from '../../ui/Title'

export function ApplicationsPage() {
  return (
    <>
      <Title>{PAGE.title}</Title>
      <SignedInOnly checking={PAGE.checking}>
        {(user) => (user.plan === 'free' ? <Elsewhere to="/pricing?reason=premium_required" /> : <Whole />)}
      </SignedInOnly>
    </>
  )
}

function Whole() {
  const { open } = useSearch({ from: '/premium/applications' })
  return (
    <div className="mx-auto max-w-[88rem] px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
      {open === undefined && (
        <>
          <Link to="/premium" className={`${textLink} inline-flex min-h-6 items-center`}>
            {PAGE.up}
          </Link>
          <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{PAGE.title}</h1>
          <p className="mt-3 mb-6 max-w-prose text-lg text-muted">{PAGE.intro}</p>
        </>
      )}
      <Tracking open={open} />
    </div>
  )
}
