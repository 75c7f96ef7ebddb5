/** The address's query in, why the visitor was sent to the prices out: /pricing?reason=premium_required. */

export const REASONS = ['premium_required'] as const
export type Reason = (typeof REASONS)[number]

/** Named even where there is none: the router would keep what was asked. */
export const reasonOf = (query: Record<string, unknown>): { reason?: Reason | undefined } => ({
  reason: REASONS.find((each) => each === query.reason),
})
