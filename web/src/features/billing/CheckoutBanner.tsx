/** What came of the payment page, once the person is back: paid (as soon as the server knows it), or left. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Billing } from '../../lib/billing'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { CHECKOUT } from './copy'
import { useBilling } from './useBilling'

const ASK_EVERY_MS = 1_500
const MOST_ASKS = 20

export const OUTCOMES = ['done', 'cancelled'] as const
export type Outcome = (typeof OUTCOMES)[number]

export function CheckoutBanner({ outcome, close }: { outcome: Outcome; close: () => void }) {
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-4 rounded-card bg-accent-soft py-1.5 pr-1.5 pl-4 sm:pl-5"
    >
      <p className="flex min-w-0 gap-2.5 py-2">
        <Icon name={outcome === 'done' ? 'check' : 'info'} className="mt-0.5 size-5 text-accent-deep" />
        {outcome === 'done' ? <Paid /> : CHECKOUT.cancelled}
      </p>
      <button type="button" className={buttonLook('quiet', 'px-3')} onClick={close}>
        {CHECKOUT.close}
      </button>
    </div>
  )
}

const isPaid = (billing: Billing | undefined) => billing?.status === 'active' || billing?.status === 'ending'

/** The payment service tells our server, which may take a moment longer than the way back. */
function Paid() {
  const asked = useRef(0)
  const { data, dataUpdatedAt } = useBilling((billing) =>
    isPaid(billing) || asked.current >= MOST_ASKS ? false : ASK_EVERY_MS,
  )
  const queries = useQueryClient()
  const paid = isPaid(data)
  useEffect(() => {
    if (dataUpdatedAt > 0) asked.current += 1
  }, [dataUpdatedAt])
  useEffect(() => {
    if (paid) void queries.invalidateQueries({ queryKey: ['session'] })
  }, [paid, queries])
  if (paid) return CHECKOUT.done
  return asked.current >= MOST_ASKS ? CHECKOUT.late : CHECKOUT.waiting
}
