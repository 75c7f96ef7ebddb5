/** The page's calls to the server: an answer comes back, or a Problem is thrown. */
import { type Example, openClient, type Settings, type VerificationAnswer } from '@trusthound/client'
import { problemOf } from './problem'

export type {
  Contribution,
  Example,
  MailAnswer,
  ScriptAnswer,
  Settings,
  SignalAnswer,
  VerificationAnswer,
} from '@trusthound/client'

const client = openClient(globalThis.location.origin)

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

export const readExamples = async (signal: AbortSignal): Promise<Example[]> =>
  (await answered(client.GET('/api/examples', { signal }))).examples

export const readSettings = (signal: AbortSignal): Promise<Settings> =>
  answered(client.GET('/api/settings', { signal }))

async function answered<Body>(call: Promise<{ data?: Body; error?: unknown; response: Response }>): Promise<Body> {
  let reply: Awaited<typeof call>
  try {
    reply = await call
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw problemOf(null, null)
  }
  if (reply.data === undefined || typeof reply.data !== 'object') throw problemOf(reply.error, reply.response)
  return reply.data
}
