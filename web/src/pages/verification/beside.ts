/** The address's query in; which other results stand beside this one out: one to compare with, one's own correction. */
const ID = /^[\w-]{1,64}$/
const idIn = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined)

export const besideOf = (
  query: Record<string, unknown>,
): { before?: string | undefined; corrected?: string | undefined } => ({
  before: idIn(query.before),
  corrected: idIn(query.corrected),
})
