/** The address's query in, which report is open out: /enterprise/dashboard?verification=…, as mails link to it. */

/** Named even where there is none: the router would keep what was asked. */
export const openCheckOf = (query: Record<string, unknown>): { verification?: string | undefined } => ({
  verification:
    typeof query.verification === 'string' && /^[\w-]{1,64}$/.test(query.verification) ? query.verification : undefined,
})
