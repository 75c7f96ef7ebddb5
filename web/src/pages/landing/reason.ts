/** The address's query in, why the visitor was sent here out: /?message=contact-sales or login-required. */

export const REASONS = ['contact-sales', 'login-required'] as const
export type Reason = (typeof REASONS)[number]

export function reasonOf(query: Record<string, unknown>): { message?: Reason } {
  const message = REASONS.find((each) => each === query.message)
  return message ? { message } : {}
}
