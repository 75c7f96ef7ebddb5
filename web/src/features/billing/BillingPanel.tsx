/** The plan as it is: what it is worth, how it goes on, and every way to change it. */
import { Link } from '@tanstack/react-router'
import type { Billing } from '../../lib/billing'
import { usePlans } from '../../lib/facts'
import { asProblem } from '../../lib/problem'
import { buttonLook, textLink } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { BILLING, PLAN_TITLES } from './copy'
import { Receipts } from './Receipts'
import { type Terms, termsOf } from './terms'
import { useBilling } from './useBilling'
import { Ways } from './Ways'
import { stateOf } from './words'

export function BillingPanel() {
  const billing = useBilling()
  const plans = usePlans()
  if (billing.data && plans.answer) return <Panel billing={billing.data} terms={termsOf(plans.answer)} />
  const failed = billing.error !== null && !billing.isFetching
  if (failed || plans.failed)
    return (
      <ProblemNote problem={asProblem(billing.error)} otherwise={BILLING.readFailed}>
        <button
          type="button"
          className={buttonLook('outline', 'mt-2')}
          onClick={() => {
            if (failed) void billing.refetch()
            if (plans.failed) plans.retry()
          }}
        >
          {BILLING.retry}
        </button>
      </ProblemNote>
    )
  return <Loading words={BILLING.loading} lines={4} />
}

function Panel({ billing, terms }: { billing: Billing; terms: Terms }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-lg font-semibold">{PLAN_TITLES[billing.status]}</p>
        {billing.testMode && (
          <span className="rounded-full bg-caution-soft px-2.5 py-0.5 text-sm font-semibold text-caution">
            {BILLING.testMode}
          </span>
        )}
      </div>
      <p className="mt-1 max-w-prose">{stateOf(billing, terms, new Date())}</p>
      {billing.testMode && <p className="mt-1 text-sm text-muted">{BILLING.testWords}</p>}
      <Ways billing={billing} terms={terms} />
      <p className="mt-4">
        <Link to="/pricing" className={`${textLink} inline-flex min-h-11 items-center`}>
          {BILLING.compare}
        </Link>
      </p>
      <Receipts receipts={billing.receipts} />
    </>
  )
}
