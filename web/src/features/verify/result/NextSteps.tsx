/** An answer in, what to do next out: what the findings advise, worst first, then what holds for the band. */
import { BandIcon, SOFT, shadeOf, TEXT } from '@trusthound/trust-card'
import clsx from 'clsx'
import type { Told } from '../../../lib/api'
import { RECOVERY_GUIDE, recoveryGuide } from '../../../lib/recovery'
import { textLink } from '../../../ui/button'
import { Disclosure } from '../../../ui/Disclosure'
import { ADVICE, ALREADY_SENT, RESULT } from '../copy'
import { adviceOf } from '../reasons'

// Four lines fit above the fold of a phone together with the gauge.
const MOST_FROM_FINDINGS = 3

export function NextSteps({ answer }: { answer: Told }) {
  const shade = shadeOf(answer.band)
  const general = answer.status === 'assessed' && answer.band ? ADVICE[answer.band] : ADVICE[shadeless(answer.status)]
  const steps = [...adviceOf(answer).slice(0, MOST_FROM_FINDINGS), ...general]
  return (
    <section aria-labelledby="next" className={clsx('border-t border-line p-4 sm:px-6', SOFT[shade])}>
      <h3 id="next" className={clsx('flex items-center gap-2 font-semibold', TEXT[shade])}>
        <BandIcon shade={shade} className="size-5" />
        {answer.status === 'insufficient_evidence' ? RESULT.nextNoScore : RESULT.next}
      </h3>
      <ol className="mt-2 list-decimal space-y-1 pl-7 marker:font-semibold marker:text-muted">
        {steps.map((step) => (
          <li key={step} className="max-w-prose pl-1">
            {step}
          </li>
        ))}
      </ol>
      {answer.band === 'danger' && <AlreadySent />}
    </section>
  )
}

const shadeless = (status: Told['status']) => (status === 'closed' ? 'closed' : 'insufficient_evidence')

function AlreadySent() {
  return (
    <div className="mt-2">
      <Disclosure title={RESULT.sent}>
        <p className="max-w-prose">{ALREADY_SENT.intro}</p>
        <ul className="mt-2 grid max-w-prose gap-x-6 sm:grid-cols-2">
          {ALREADY_SENT.links.map(({ words, given }) => (
            <li key={given}>
              <Guide href={recoveryGuide(given)} words={words} />
            </li>
          ))}
        </ul>
        <Guide href={RECOVERY_GUIDE} words={ALREADY_SENT.several} />
      </Disclosure>
    </div>
  )
}

/** A page of the server, not of the router. */
const Guide = ({ href, words }: { href: string; words: string }) => (
  <a href={href} className={`${textLink} inline-flex min-h-11 items-center sm:min-h-8`}>
    {words}
  </a>
)
