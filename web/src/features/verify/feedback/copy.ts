/** What asking "Was this right?" says. */
import type { FeedbackWord, VerificationAnswer } from '../../../lib/api'

export type Actual = NonNullable<FeedbackWord['actual']>

export const FEEDBACK = {
  title: 'Was this right?',
  meaning: 'If you know what it really is, tell us. We count these answers to measure how often we are wrong.',
  right: 'Yes, it was right',
  wrong: 'No, it was wrong',
  actual: 'What is it?',
  note: 'What did we get wrong? (optional)',
  noteHelp: 'Leave out names, numbers and other personal data.',
  left: (left: number) => `${left} characters left`,
  kept: 'Kept with this result, deleted with it. It never changes the score.',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  thanks: 'Thank you.',
  saidRight: 'You said that this was right.',
  change: 'Change your answer',
  takeBack: 'Take it back',
  takenBack: 'Your answer is deleted.',
  failed: 'Your answer could not be sent. Please try again.',
  notTakenBack: 'Your answer could not be deleted. Please try again.',
  choose: 'Choose what it is.',
  retry: 'Try again',
} as const

export const NOTE_CHARACTERS = 500

const OF_A_POSTING: [Actual, string][] = [
  ['scam', 'A scam'],
  ['legitimate', 'A genuine posting'],
  ['closed', 'Closed already'],
  ['no_opening', 'A real employer, but no real opening'],
  ['unsure', "I don't know"],
]

const OF_A_MESSAGE: [Actual, string][] = [
  ['scam', 'A scam'],
  ['legitimate', 'A genuine message'],
  ['unsure', "I don't know"],
]

/** What a person said when they said that it was wrong. */
export const SAID_WRONG: Record<Actual, string> = {
  scam: 'You said that it is a scam.',
  legitimate: 'You said that it is genuine.',
  closed: 'You said that it is closed already.',
  no_opening: 'You said that there is no real opening.',
  unsure: 'You said that this was wrong.',
}

export const choicesOf = ({ kind }: VerificationAnswer) => (kind === 'posting' ? OF_A_POSTING : OF_A_MESSAGE)
