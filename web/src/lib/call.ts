/** One call to the server: its answer comes back, or a Problem is thrown. */
import { openClient } from '@trusthound/client'
import { type Problem, problemOf } from './problem'
import { forgetUser } from './user'

export const client = openClient(globalThis.location.origin)

/** What the server says when a session is over: then nobody is signed in here any more. */
const SESSION_OVER = 'sign_in_required'

export interface Reply<Body> {
  data?: Body
  error?: unknown
  response: Response
}

export async function answered<Body>(call: Promise<Reply<Body>>): Promise<Body> {
  const reply = await replied(call)
  if (reply.data === undefined || typeof reply.data !== 'object') throw failed(reply)
  return reply.data
}

/** For calls whose answer holds nothing. */
export async function done(call: Promise<Reply<unknown>>): Promise<void> {
  const reply = await replied(call)
  if (!reply.response.ok) throw failed(reply)
}

async function replied<Body>(call: Promise<Reply<Body>>): Promise<Reply<Body>> {
  try {
    return await call
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw problemOf(null, null)
  }
}

function failed({ error, response }: Reply<unknown>): Problem {
  const problem = problemOf(error, response)
  if (problem.status === 401 && problem.code === SESSION_OVER) forgetUser()
  return problem
}
