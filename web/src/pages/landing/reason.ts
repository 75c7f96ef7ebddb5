/** The address's query in, why the visitor was sent here out: /?message=contact-sales or login-required. */

export const REASONS = ['contact-sales', 'login-required'] as const
export type Reason = (typeof REASONS)[number]

/** Named even where there is none: the router would keep what was asked. */
export const reasonOf = (query: Record<string, unknown>): { message?: Reason | undefined } => ({
  message: REASONS.find((each) => each === query.message),
})
