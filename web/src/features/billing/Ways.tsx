/** What can be done about a plan, as buttons: try, buy, cancel, go on, have the money back, see the cards. */
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { type Billing, cancelPlan, openPortal, refundPlan, resumePlan, startTrial } from '../../lib/billing'
import { leaveFor } from '../../lib/leave'
import type { Problem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { ProblemNote } from '../../ui/ProblemNote'
import { Buy } from './Buy'
import { BILLING, BUY, CANCEL, PORTAL, REFUND, RESUME, TRIAL } from './copy'
import type { Terms } from './terms'
import { useChange } from './useBilling'
import { dayOf } from './words'

type Question = 'buy' | 'cancel' | 'refund' | null

export function Ways({ billing, terms }: { billing: Billing; terms: Terms }) {
  const [question, setQuestion] = useState<Question>(null)
  const close = () => setQuestion(null)
  const trial = useChange(startTrial, TRIAL.begun(terms.trialDays))
  const resume = useChange(resumePlan, RESUME.done)
  const cancel = useChange(cancelPlan, CANCEL.done, close)
  const refund = useChange(refundPlan, REFUND.done, close)
  const portal = useAction<void, { url: string }>(openPortal, ({ url }) => leaveFor(url))
  const { status, refundableUntil, receipts } = billing
  const payments = billing.payments !== 'off'
  const canTry = status === 'none' && !billing.trialUsed
  const canBuy = payments && (status === 'none' || status === 'trial')
  const hasCard = payments && receipts.length > 0
  return (
    <div className="mt-4 space-y-4">
      {canTry && <p className="max-w-prose text-muted">{TRIAL.words(terms.trialDays)}</p>}
      {status === 'none' && billing.trialUsed && <p className="text-muted">{TRIAL.used}</p>}
      {!payments && <p className="max-w-prose text-muted">{BILLING.noPayments}</p>}
      {refundableUntil && <p className="max-w-prose text-muted">{REFUND.words(dayOf(refundableUntil))}</p>}
      <Failure problem={trial.problem ?? resume.problem ?? portal.problem} />
      <div className="flex flex-wrap gap-3">
        {canTry && (
          <button type="button" aria-disabled={trial.busy} className={buttonLook('strong')} onClick={() => trial.act()}>
            {trial.busy ? TRIAL.starting : TRIAL.start(terms.trialDays)}
          </button>
        )}
        {canBuy && (
          <button
            type="button"
            className={buttonLook(canTry ? 'outline' : 'strong')}
            onClick={() => setQuestion('buy')}
          >
            {BUY.open(terms.price)}
          </button>
        )}
        {status === 'ending' && (
          <button
            type="button"
            aria-disabled={resume.busy}
            className={buttonLook('strong')}
            onClick={() => resume.act()}
          >
            {resume.busy ? RESUME.busy : RESUME.open}
          </button>
        )}
        {hasCard && (
          <button
            type="button"
            aria-disabled={portal.busy}
            className={buttonLook(status === 'past_due' ? 'strong' : 'outline')}
            onClick={() => portal.act()}
          >
            {portal.busy ? PORTAL.busy : PORTAL.open}
          </button>
        )}
        {(status === 'active' || status === 'past_due') && (
          <button type="button" className={buttonLook('outline')} onClick={() => setQuestion('cancel')}>
            {CANCEL.open}
          </button>
        )}
        {refundableUntil && (
          <button type="button" className={buttonLook('outline')} onClick={() => setQuestion('refund')}>
            {REFUND.open}
          </button>
        )}
      </div>
      {question === 'buy' && <Buy consent={billing.terms.sentence} close={close} />}
      {question === 'cancel' && (
        <Confirm
          title={CANCEL.title}
          yes={CANCEL.yes}
          busy={CANCEL.busy}
          no={CANCEL.no}
          action={cancel}
          otherwise={BILLING.failed}
          close={close}
        >
          <p>{CANCEL.words(dayOf(billing.renewsAt))}</p>
        </Confirm>
      )}
      {question === 'refund' && (
        <Confirm
          title={REFUND.title}
          yes={REFUND.yes}
          busy={REFUND.busy}
          no={REFUND.no}
          action={refund}
          otherwise={BILLING.failed}
          close={close}
        >
          <p>{REFUND.ask(receipts[0]?.amount ?? '')}</p>
        </Confirm>
      )}
    </div>
  )
}

function Failure({ problem }: { problem: Problem | null }) {
  return problem && <ProblemNote problem={problem} otherwise={BILLING.failed} />
}
