/** What the server says when it cannot do what was asked (RFC 9457), or that it said nothing we could read. */

export interface Opening {
  title: string
  url: string
  place: string
}

export class Problem extends Error {
  override name = 'Problem'

  constructor(
    message: string,
    readonly code: string,
    readonly advice = '',
    readonly requestId = '',
    readonly resetAt: Date | null = null,
    /** The field of the form that is meant, if one is. */
    readonly field = '',
    /** Of the answer; 0 when none came. */
    readonly status = 0,
    /** What a page that lists several postings lists. */
    readonly openings: readonly Opening[] = [],
  ) {
    super(message)
  }
}

/** The code of a problem that is ours: no answer came, or none that could be read. */
export const NO_ANSWER = 'no_answer'

export const asProblem = (error: unknown): Problem => (error instanceof Problem ? error : new Problem('', NO_ANSWER))

/** What is said wherever no answer came. */
export const UNREACHABLE = 'Unable to connect to server. Please try again later.'

/** What happened: the server's words, else that it could not be reached, else `otherwise`. */
export const messageOf = (problem: Problem, otherwise = ''): string =>
  problem.status === 0 ? UNREACHABLE : problem.message || otherwise

/** What happened and what to do, in one line. */
export const sentenceOf = (problem: Problem, otherwise = ''): string =>
  [messageOf(problem, otherwise), problem.advice].filter(Boolean).join(' ')

export function problemOf(body: unknown, response: Response | null): Problem {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const word = (name: string) => (typeof said[name] === 'string' ? said[name] : '')
  const requestId = word('requestId') || (response?.headers.get('x-request-id') ?? '')
  const status = response?.status ?? 0
  if (word('code') === '' || word('message') === '') return new Problem('', NO_ANSWER, '', requestId, null, '', status)
  const resetAt = resetOf(word('resetAt'), response)
  const openings = Array.isArray(said.openings) ? said.openings.filter(isOpening) : []
  return new Problem(word('message'), word('code'), word('advice'), requestId, resetAt, word('field'), status, openings)
}

const isOpening = (value: unknown): value is Opening =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'url', 'place'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

function resetOf(stated: string, response: Response | null): Date | null {
  const moment = new Date(stated)
  if (!Number.isNaN(moment.getTime())) return moment
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? new Date(Date.now() + seconds * 1000) : null
}
