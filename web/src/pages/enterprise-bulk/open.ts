/** The address's query in, which list is open out: /enterprise/bulk?list=… */

/** Named even where there is none: the router would keep what was asked. */
export const openListOf = (query: Record<string, unknown>): { list?: string | undefined } => ({
  list: typeof query.list === 'string' && /^[\w-]{1,64}$/.test(query.list) ? query.list : undefined,
})
