/** The address's query in, what came of the payment page out: /account?checkout=done or cancelled. */
import type { Outcome } from '../../features/billing/CheckoutBanner'

/** Named even where there is none: the router would keep what was asked. */
export const arrivalOf = (query: Record<string, unknown>): { checkout?: Outcome | undefined } => ({
  checkout: query.checkout === 'done' || query.checkout === 'cancelled' ? query.checkout : undefined,
})
