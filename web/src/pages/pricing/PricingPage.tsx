/** Plans and prices from the catalogue; and, for those who were sent here, why. */
import { Link, useSearch } from '@tanstack/react-router'
import { Comparison } from '../../features/plans/Comparison'
import { PLAN_WORDS } from '../../features/plans/copy'
import { FeatureList } from '../../features/plans/Feature'
import { TrialButton } from '../../features/plans/TrialButton'
import type { Offer, Plans } from '../../lib/api'
import { offerOf, usePlans } from '../../lib/facts'
import { useSettings } from '../../lib/settings'
import { type User, useUser } from '../../lib/user'
import { Awaited } from '../../ui/Awaited'
import { buttonLook, textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Title } from '../../ui/Title'
import { Words } from '../../ui/Words'
import { notes, PAGE, PAYMENTS, REQUIRED } from './copy'

export function PricingPage() {
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 sm:px-6 sm:pt-16">
      <Title>{PAGE.title}</Title>
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{PAGE.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{PAGE.intro}</p>
      <Awaited asked={usePlans()} what="the plans">
        {(plans) => <Offers plans={plans} />}
      </Awaited>
    </div>
  )
}

function Offers({ plans }: { plans: Plans }) {
  const { reason } = useSearch({ from: '/pricing' })
  const user = useUser()
  const [free, premium, starter] = [offerOf(plans, 'free'), offerOf(plans, 'premium'), offerOf(plans, 'starter')]
  return (
    <>
      {reason && !hasPremium(user) && <PremiumRequired trialDays={premium.trialDays} user={user} />}
      {PAYMENTS[plans.payments] && (
        <p className="mt-6 flex gap-2.5 rounded-control border border-line bg-sunken px-4 py-3">
          <Icon name="info" className="mt-0.5 size-5 text-muted" />
          {PAYMENTS[plans.payments]}
        </p>
      )}
      <div className="mt-8 grid items-stretch gap-5 md:grid-cols-2">
        <Card offer={free} yours={user?.plan === 'free'}>
          {!user && (
            <Link to="/signup" className={buttonLook('outline', 'w-full')}>
              {free.button.label}
            </Link>
          )}
        </Card>
        <Card offer={premium} yours={user?.plan === 'premium'} strong>
          <PremiumButton offer={premium} user={user} canBuy={plans.payments !== 'off'} />
        </Card>
      </div>
      <Notes {...premium} />
      <section aria-labelledby="compare" className="mt-16">
        <h2 id="compare" className="text-2xl font-bold tracking-tight">
          {PAGE.compare}
        </h2>
        <div className="mt-4">
          <Comparison free={free} premium={premium} />
        </div>
      </section>
      <Employers price={starter.price} />
    </>
  )
}

const hasPremium = (user: User | null) => user !== null && user.plan !== 'free'

function PremiumRequired({ trialDays, user }: { trialDays: number; user: User | null }) {
  return (
    <section aria-labelledby="required" className="mt-6 rounded-card border border-accent/40 bg-accent-soft p-5 sm:p-6">
      <div role="status">
        <h2 id="required" className="text-lg font-bold">
          {REQUIRED.title}
        </h2>
        <p className="mt-1 max-w-prose">
          {user && REQUIRED.yours} {REQUIRED.words(trialDays)}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <TrialButton words={PLAN_WORDS.startTrial(trialDays)} />
        <Link to="/" className={buttonLook('outline')}>
          {REQUIRED.free}
        </Link>
      </div>
    </section>
  )
}

interface CardProps {
  offer: Offer
  yours: boolean
  strong?: boolean
  children: React.ReactNode
}

function Card({ offer, yours, strong = false, children }: CardProps) {
  return (
    <section
      aria-labelledby={`plan-${offer.id}`}
      className={`flex flex-col rounded-card border p-6 sm:p-8 ${strong ? 'border-2 border-accent bg-surface' : 'border-line bg-surface'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`plan-${offer.id}`} className="text-2xl font-bold tracking-tight">
          {offer.name}
        </h2>
        {yours && (
          <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-semibold text-accent-deep">
            {PLAN_WORDS.yours}
          </span>
        )}
      </div>
      <p className="mt-1 text-muted">{offer.summary}</p>
      <p className="mt-5 mb-6">
        <span className="text-4xl font-bold tracking-tight tabular-nums">{offer.price}</span>{' '}
        <span className="text-muted">{PLAN_WORDS.a_month}</span>
      </p>
      <FeatureList features={offer.features} />
      <div className="mt-auto pt-8">{children}</div>
    </section>
  )
}

function PremiumButton({ offer, user, canBuy }: { offer: Offer; user: User | null; canBuy: boolean }) {
  if (hasPremium(user))
    return (
      <Link to="/premium" className={buttonLook('strong', 'w-full')}>
        {PLAN_WORDS.openDashboard}
      </Link>
    )
  return (
    <>
      {user ? (
        <TrialButton words={offer.button.label} className="w-full" />
      ) : (
        <Link to="/premium" className={buttonLook('strong', 'w-full')}>
          {offer.button.label}
        </Link>
      )}
      <p className="mt-2 text-center text-sm text-muted">{PLAN_WORDS.trialTerms(offer.trialDays)}</p>
      {user && canBuy && (
        <p className="text-center text-sm">
          <Link to="/account" hash="plan" className={`${textLink} inline-flex min-h-11 items-center`}>
            {PLAN_WORDS.subscribe}
          </Link>
        </p>
      )}
    </>
  )
}

function Notes({ trialDays, refundDays }: Offer) {
  return (
    <section aria-labelledby="terms" className="mt-12">
      <h2 id="terms" className="sr-only">
        {PAGE.terms}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {notes(trialDays, refundDays).map(({ title, words }) => (
          <li key={title} className="border-t-2 border-accent pt-4">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{words}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-muted">
        <Words text={PAGE.whole} />
      </p>
    </section>
  )
}

function Employers({ price }: { price: string }) {
  const name = useSettings()?.enterpriseName ?? 'TrustHire'
  return (
    <section
      aria-labelledby="employers"
      className="mt-16 flex flex-wrap items-center justify-between gap-5 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <div className="max-w-prose">
        <h2 id="employers" className="text-xl font-bold tracking-tight">
          {PAGE.employersTitle}
        </h2>
        <p className="mt-1 text-muted">{PAGE.employers(name, price)}</p>
      </div>
      <Link to="/enterprise" className={buttonLook('outline')}>
        {PAGE.employersButton}
      </Link>
    </section>
  )
}
