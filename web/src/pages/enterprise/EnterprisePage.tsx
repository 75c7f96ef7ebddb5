/** The employers' front page: what is checked, what it costs, and the form that asks for a demo. */
import { useRef } from 'react'
import { DemoRequest } from '../../features/demo/DemoRequest'
import type { Plans } from '../../lib/api'
import { useArrival } from '../../lib/arrive'
import { offerOf, usePlans } from '../../lib/facts'
import { scrolling } from '../../lib/motion'
import { Awaited } from '../../ui/Awaited'
import { buttonLook, textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Title } from '../../ui/Title'
import { Words } from '../../ui/Words'
import { CHECKS, CONTACT, FEATURES, HERO, PRICING } from './copy'
import { Report } from './Report'
import { Tiers } from './Tiers'

export function EnterprisePage() {
  const plans = usePlans()
  const form = useRef<HTMLHeadingElement>(null)
  useArrival(plans.answer !== null)
  const toForm = () => {
    form.current?.scrollIntoView({ behavior: scrolling(), block: 'start' })
    form.current?.focus({ preventScroll: true })
  }
  return (
    <div className="mx-auto max-w-5xl px-4 sm:px-6">
      <Title>{HERO.title}</Title>
      <Hero plans={plans.answer} toForm={toForm} />
      <Features />
      <Checks />
      <section aria-labelledby="pricing" className="mt-16 sm:mt-20">
        <h2 id="pricing" tabIndex={-1} className="text-2xl font-bold tracking-tight">
          {PRICING.title}
        </h2>
        <Awaited asked={plans} what="the plans">
          {(answer) => (
            <>
              <p className="mt-2 text-muted">{PRICING.intro(offerOf(answer, 'starter').price)}</p>
              <Tiers tiers={answer.tiers} choose={toForm} />
            </>
          )}
        </Awaited>
      </section>
      <section aria-labelledby="contact" className="mt-16 sm:mt-20">
        <h2 id="contact" ref={form} tabIndex={-1} className="text-2xl font-bold tracking-tight">
          {CONTACT.title}
        </h2>
        <p className="mt-2 text-muted">{CONTACT.intro}</p>
        <div className="mt-5">
          <DemoRequest />
        </div>
      </section>
    </div>
  )
}

function Hero({ plans, toForm }: { plans: Plans | null; toForm: () => void }) {
  const starter = plans && offerOf(plans, 'starter')
  const building = starter?.features.some(({ id, available }) => id === 'resume_checks' && !available)
  return (
    <div className="gap-12 pt-10 sm:pt-16 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-center">
      <div>
        <h1 className="max-w-2xl text-4xl leading-[1.1] font-bold tracking-tight sm:text-5xl">{HERO.title}</h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{HERO.intro}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="button" className={buttonLook('strong')} onClick={toForm}>
            {HERO.start}
          </button>
          {starter && (
            <a href="#pricing" className={`${textLink} inline-flex min-h-11 items-center font-semibold`}>
              {HERO.prices(starter.price)}
            </a>
          )}
        </div>
        {building && (
          <p className="mt-5 flex max-w-xl gap-2.5 text-sm text-muted">
            <Icon name="clock" className="size-5" />
            {HERO.beingBuilt}
          </p>
        )}
      </div>
      <Report className="hidden lg:block" />
    </div>
  )
}

function Features() {
  return (
    <section aria-labelledby="features" className="mt-14 sm:mt-16">
      <h2 id="features" className="text-2xl font-bold tracking-tight">
        {FEATURES.title}
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.parts.map(({ title, words }) => (
          <li key={title} className="border-t-2 border-accent pt-4">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Checks() {
  return (
    <section aria-labelledby="checks" className="mt-16 rounded-card border border-line bg-surface p-5 sm:mt-20 sm:p-8">
      <h2 id="checks" className="text-2xl font-bold tracking-tight">
        {CHECKS.title}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{CHECKS.intro}</p>
      <ul className="mt-5 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {CHECKS.parts.map((part) => (
          <li key={part} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-accent" />
            {part}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose">{CHECKS.not}</p>
      <p className="mt-2 max-w-prose text-muted">
        <Words text={CHECKS.disclaimer} />
      </p>
    </section>
  )
}
