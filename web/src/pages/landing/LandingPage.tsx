/** The consumer's home: the box, what comes of it, three examples, and the ways on. */
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Examples } from '../../features/examples/Examples'
import { useVerification } from '../../features/verify/useVerification'
import { Verify } from '../../features/verify/Verify'
import type { VerificationAnswer } from '../../lib/api'
import { useUser } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Title } from '../../ui/Title'
import { EXTENSION, HERO, PREMIUM, STEPS } from './copy'
import { Sheet } from './Sheet'

// Not part of what everybody loads.
const MoreOfResult = lazy(async () => ({
  default: (await import('../result/MoreOfResult')).MoreOfResult,
}))

export function LandingPage() {
  const verification = useVerification()
  return (
    <>
      <Title>{HERO.title}</Title>
      <div className="mx-auto max-w-5xl px-4 sm:px-6">
        <div className="relative pt-10 pb-7 sm:pt-20 sm:pb-9">
          <Sheet className="absolute right-2 bottom-0 hidden w-72 lg:block" />
          <h1 className="max-w-2xl text-4xl leading-[1.08] font-bold tracking-tight sm:text-6xl sm:leading-[1.05]">
            {HERO.title}
          </h1>
          <p className="mt-4 max-w-xl text-balance text-lg text-muted sm:mt-5">{HERO.intro}</p>
        </div>
        <Verify verification={verification} more={(answer) => <Match answer={answer} />} />
        <div className="mt-14 sm:mt-16">
          <Examples busy={verification.busy} choose={(url) => verification.start({ kind: 'link', words: url })} />
        </div>
        <WhatYouGet />
        <div className="mt-16 grid gap-4 sm:mt-20 md:grid-cols-2">
          <section
            aria-labelledby="extension"
            className="flex flex-col rounded-card border border-line bg-surface p-6 sm:p-8"
          >
            <h2 id="extension" className="text-2xl font-bold tracking-tight">
              {EXTENSION.title}
            </h2>
            <p className="mt-2 mb-6 text-muted">{EXTENSION.words}</p>
            <Link to="/extension" className={buttonLook('outline', 'mt-auto self-start')}>
              {EXTENSION.button}
            </Link>
          </section>
          <section
            aria-labelledby="premium"
            className="flex flex-col rounded-card border border-accent/30 bg-accent-soft p-6 sm:p-8"
          >
            <h2 id="premium" className="text-2xl font-bold tracking-tight">
              {PREMIUM.title}
            </h2>
            <p className="mt-2 mb-6">{PREMIUM.words}</p>
            <div className="mt-auto flex flex-wrap gap-3">
              <Link to="/premium" className={buttonLook('strong')}>
                {PREMIUM.get}
              </Link>
              <Link to="/pricing" className={buttonLook('outline')}>
                {PREMIUM.plans}
              </Link>
            </div>
          </section>
        </div>
      </div>
    </>
  )
}

function Match({ answer }: { answer: VerificationAnswer }) {
  const user = useUser()
  return (
    user && (
      <Suspense>
        <MoreOfResult answer={answer} />
      </Suspense>
    )
  )
}

function WhatYouGet() {
  return (
    <section aria-labelledby="get" className="mt-16 sm:mt-20">
      <h2 id="get" className="text-2xl font-bold tracking-tight">
        {STEPS.title}
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {STEPS.parts.map((part) => (
          <li key={part.title} className="border-t-2 border-accent pt-4">
            <h3 className="font-semibold">{part.title}</h3>
            <p className="mt-1 text-muted">{part.words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
