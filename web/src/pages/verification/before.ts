/** The address's query in; which earlier result this one is compared with, out. */
export const beforeOf = (query: Record<string, unknown>): { before?: string | undefined } => ({
  before: typeof query.before === 'string' && /^[\w-]{1,64}$/.test(query.before) ? query.before : undefined,
})
