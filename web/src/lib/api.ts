/** The page's calls to the server: an answer comes back, or a Problem is thrown. */
import type { Example, FeedbackAnswer, FeedbackWord, Plans, Settings, VerificationAnswer } from '@trusthound/client'
import { answered, client, done } from './call'

export type {
  Contribution,
  Example,
  FeedbackAnswer,
  FeedbackWord,
  MailAnswer,
  Offer,
  Plans,
  ScriptAnswer,
  Settings,
  SignalAnswer,
  VerificationAnswer,
} from '@trusthound/client'

/** What is told of a judgement whoever reads it: its owner, or somebody who has a link to it. */
export type Told = Pick<
  VerificationAnswer,
  | 'kind'
  | 'status'
  | 'trustScore'
  | 'band'
  | 'reasons'
  | 'signals'
  | 'contributions'
  | 'coverage'
  | 'axes'
  | 'engineVersion'
>

const FEEDBACK = '/api/verifications/{verification_id}/feedback'

/** `progressId` names the check, to ask meanwhile what is being done. */
export const verifyLink = (url: string, progressId: string, signal: AbortSignal): Promise<VerificationAnswer> =>
  answered(
    client.POST('/api/verify-simple', { body: { url }, params: { header: { 'progress-id': progressId } }, signal }),
  )

export const verifyText = (text: string, signal: AbortSignal): Promise<VerificationAnswer> =>
  answered(client.POST('/api/verify-text', { body: { text, kind: 'auto' }, signal }))

/** The file goes as it is: the server reads mails, the page does not. */
export async function verifyMail(file: File, signal: AbortSignal): Promise<VerificationAnswer> {
  const bytes = await file.arrayBuffer()
  const headers = { 'content-type': 'message/rfc822' }
  return answered(client.POST('/api/verify-mail', { body: '', bodySerializer: () => bytes, headers, signal }))
}

/** A result that was given before; an example's, too. */
export const readVerification = (id: string, signal: AbortSignal): Promise<VerificationAnswer> =>
  answered(client.GET('/api/verifications/{verification_id}', { params: { path: { verification_id: id } }, signal }))

/** A later word on the same result takes the place of the one before. */
export const giveFeedback = (id: string, word: FeedbackWord): Promise<FeedbackAnswer> =>
  answered(client.PUT(FEEDBACK, { params: { path: { verification_id: id } }, body: word }))

export const withdrawFeedback = (id: string): Promise<void> =>
  done(client.DELETE(FEEDBACK, { params: { path: { verification_id: id } } }))

export const readExamples = async (signal: AbortSignal): Promise<Example[]> =>
  (await answered(client.GET('/api/examples', { signal }))).examples

export const readSettings = (signal: AbortSignal): Promise<Settings> =>
  answered(client.GET('/api/settings', { signal }))

export const readPlans = (signal: AbortSignal): Promise<Plans> => answered(client.GET('/api/plans', { signal }))
