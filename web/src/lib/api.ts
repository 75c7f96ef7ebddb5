/** The page's calls to the server: an answer comes back, or a Problem is thrown. */
import {
  type Example,
  type FeedbackAnswer,
  type FeedbackWord,
  openClient,
  type Settings,
  type VerificationAnswer,
} from '@trusthound/client'
import { problemOf } from './problem'

export type {
  Contribution,
  Example,
  FeedbackAnswer,
  FeedbackWord,
  MailAnswer,
  ScriptAnswer,
  Settings,
  SignalAnswer,
  VerificationAnswer,
} from '@trusthound/client'

const client = openClient(globalThis.location.origin)
const FEEDBACK = '/api/verifications/{verification_id}/feedback'

export const verifyLink = (url: string, signal: AbortSignal): Promise<VerificationAnswer> =>
  answered(client.POST('/api/verify-simple', { body: { url }, signal }))

export const verifyText = (text: string, signal: AbortSignal): Promise<VerificationAnswer> =>
  answered(client.POST('/api/verify-text', { body: { text, kind: 'auto' }, signal }))

/** The file goes as it is: the server reads mails, the page does not. */
export async function verifyMail(file: File, signal: AbortSignal): Promise<VerificationAnswer> {
  const bytes = await file.arrayBuffer()
  const headers = { 'content-type': 'message/rfc822' }
  return answered(client.POST('/api/verify-mail', { body: '', bodySerializer: () => bytes, headers, signal }))
}

/** A later word on the same result takes the place of the one before. */
export const giveFeedback = (id: string, word: FeedbackWord): Promise<FeedbackAnswer> =>
  answered(client.PUT(FEEDBACK, { params: { path: { verification_id: id } }, body: word }))

export async function withdrawFeedback(id: string): Promise<void> {
  const { error, response } = await replied(client.DELETE(FEEDBACK, { params: { path: { verification_id: id } } }))
  if (!response.ok) throw problemOf(error, response)
}

export const readExamples = async (signal: AbortSignal): Promise<Example[]> =>
  (await answered(client.GET('/api/examples', { signal }))).examples

export const readSettings = (signal: AbortSignal): Promise<Settings> =>
  answered(client.GET('/api/settings', { signal }))

interface Reply<Body> {
  data?: Body
  error?: unknown
  response: Response
}

async function answered<Body>(call: Promise<Reply<Body>>): Promise<Body> {
  const reply = await replied(call)
  if (reply.data === undefined || typeof reply.data !== 'object') throw problemOf(reply.error, reply.response)
  return reply.data
}

async function replied<Body>(call: Promise<Reply<Body>>): Promise<Reply<Body>> {
  try {
    return await call
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw problemOf(null, null)
  }
}
