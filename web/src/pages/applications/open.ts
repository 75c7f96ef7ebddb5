/** The address's query in, which application is open out: /premium/applications?open=<id>. */

/** Named even where there is none: the router would keep what was asked. */
export const openApplicationOf = (query: Record<string, unknown>): { open?: string | undefined } => ({
  open: typeof query.open === 'string' && query.open !== '' ? query.open : undefined,
})
