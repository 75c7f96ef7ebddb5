/** Everything that users see and change of their own: profile, plan, security, sessions, data. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SignedInOnly } from '../../features/access/SignedInOnly'
import { DATA, PROFILE } from '../../features/account/copy'
import { MailState } from '../../features/account/MailState'
import { OwnData } from '../../features/account/OwnData'
import { Profile } from '../../features/account/Profile'
import { BillingPanel } from '../../features/billing/BillingPanel'
import { CheckoutBanner } from '../../features/billing/CheckoutBanner'
import { BILLING } from '../../features/billing/copy'
import { HISTORY } from '../../features/history/copy'
import { PastChecks } from '../../features/history/PastChecks'
import { ChangePassword } from '../../features/security/ChangePassword'
import { PASSWORD } from '../../features/security/copy'
import { TwoFactor } from '../../features/security/TwoFactor'
import { SESSIONS } from '../../features/sessions/copy'
import { Sessions } from '../../features/sessions/Sessions'
import { KeptResult } from '../../features/verify/KeptResult'
import { useVerification } from '../../features/verify/useVerification'
import { useArrival } from '../../lib/arrive'
import type { User } from '../../lib/user'
import { textLink } from '../../ui/button'
import { Part } from '../../ui/Part'
import { Title } from '../../ui/Title'
import { MoreOfResult } from '../result/MoreOfResult'
import { ACCOUNT } from './copy'

const PARTS = [
  ['profile', PROFILE.title],
  ['history', HISTORY.title],
  ['plan', BILLING.title],
  ['security', ACCOUNT.security],
  ['sessions', ACCOUNT.sessions],
  ['data', DATA.title],
] as const

export function AccountPage() {
  return (
    <>
      <Title>{ACCOUNT.title}</Title>
      <SignedInOnly checking={ACCOUNT.checking}>{(user) => <Account user={user} />}</SignedInOnly>
    </>
  )
}

function Account({ user }: { user: User }) {
  const [outcome, close] = useOutcome()
  useArrival(true)
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 sm:px-6 sm:pt-12">
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{ACCOUNT.title}</h1>
      {outcome && (
        <div className="mt-6">
          <CheckoutBanner outcome={outcome} close={close} />
        </div>
      )}
      <div className="mt-6 gap-x-10 lg:mt-8 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={ACCOUNT.contents} className="mb-6 lg:sticky lg:top-6 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 lg:block">
            {PARTS.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`} className={`${textLink} inline-flex min-h-11 items-center lg:min-h-9`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-6">
          <Part id="profile" title={PROFILE.title}>
            <MailState user={user} />
            <Profile key={user.id} user={user} />
          </Part>
          <Part id="history" title={HISTORY.title} intro={HISTORY.intro}>
            <History />
          </Part>
          <Part id="plan" title={BILLING.title}>
            <BillingPanel />
          </Part>
          <Part id="security" title={ACCOUNT.security}>
            <h3 className="mb-4 font-semibold">{PASSWORD.title}</h3>
            <ChangePassword email={user.email} />
            <div className="mt-7 border-t border-line pt-6">
              <TwoFactor />
            </div>
          </Part>
          <Part id="sessions" title={SESSIONS.title}>
            <Sessions />
          </Part>
          <Part id="data" title={DATA.title}>
            <OwnData />
          </Part>
        </div>
      </div>
    </div>
  )
}

function History() {
  const result = useVerification()
  return (
    <>
      <PastChecks open={(id) => result.start({ kind: 'kept', id })} />
      <KeptResult verification={result} more={(answer) => <MoreOfResult answer={answer} />} />
    </>
  )
}

/** What came of the payment page is said once: loading the page again does not say it again. */
function useOutcome() {
  const { checkout } = useSearch({ from: '/account' })
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState(checkout)
  useEffect(() => {
    if (checkout) void navigate({ to: '/account', search: {}, replace: true })
  }, [checkout, navigate])
  return [outcome, () => setOutcome(undefined)] as const
}
