/** An answer in, what to do next out: what the findings advise, worst first, then what holds for the band. */
import { BandIcon, SOFT, shadeOf, TEXT } from '@trusthound/trust-card'
import clsx from 'clsx'
import type { VerificationAnswer } from '../../../lib/api'
import { Disclosure } from '../../../ui/Disclosure'
import { ADVICE, ALREADY_SENT, ALREADY_SENT_REPORT, RESULT } from '../copy'
import { adviceOf } from '../reasons'

// Four lines fit above the fold of a phone together with the gauge.
const MOST_FROM_FINDINGS = 3

export function NextSteps({ answer }: { answer: VerificationAnswer }) {
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

const shadeless = (status: VerificationAnswer['status']) => (status === 'closed' ? 'closed' : 'insufficient_evidence')

function AlreadySent() {
  return (
    <div className="mt-2">
      <Disclosure title={RESULT.sent}>
        <dl className="grid max-w-prose gap-3">
          {ALREADY_SENT.map((case_) => (
            <div key={case_.title}>
              <dt className="font-semibold">{case_.title}</dt>
              <dd>{case_.steps}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 max-w-prose">{ALREADY_SENT_REPORT}</p>
      </Disclosure>
    </div>
  )
}
