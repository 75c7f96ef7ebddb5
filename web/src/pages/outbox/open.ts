/** The address's query in, which mail is open out: /outbox?mail=<id>. */

/** Named even where there is none: the router would keep what was asked. */
export const openOf = (query: Record<string, unknown>): { mail?: string | undefined } => ({
  mail: typeof query.mail === 'string' && query.mail !== '' ? query.mail : undefined,
})
