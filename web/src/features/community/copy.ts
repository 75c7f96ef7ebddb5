/** What asking applicants what became of it says, and the queue of what they show. */
import type { Outcome, OwnOutcome } from '../../lib/community'

export const OUTCOMES: Record<Outcome, { choose: string; own: string; count: (voices: number) => string }> = {
  silence: {
    choose: 'Nothing heard for three weeks',
    own: 'You heard nothing for three weeks.',
    count: (voices) => `${voices} heard nothing for three weeks`,
  },
  rejection: {
    choose: 'A rejection',
    own: 'You were rejected.',
    count: (voices) => `${voices} got a rejection`,
  },
  interview: {
    choose: 'An interview',
    own: 'You had an interview.',
    count: (voices) => `${voices} had an interview`,
  },
  offer: { choose: 'An offer', own: 'You got an offer.', count: (voices) => `${voices} got an offer` },
  request: {
    choose: 'They asked for money or identity papers',
    own: 'You were asked for money or identity papers.',
    count: (voices) => `${voices} showed that they were asked for money or identity papers`,
  },
  closed: {
    choose: 'The position was closed',
    own: 'The position was closed.',
    count: (voices) => `${voices} found the position closed`,
  },
}

export const EVIDENCE: Record<OwnOutcome['evidence'], string> = {
  none: '',
  waiting: 'Somebody will look at what you quoted; then it is deleted.',
  accepted: 'What you quoted was looked at, and counts.',
  declined: 'What you quoted was looked at, and did not show it.',
}

export const ASK = {
  title: 'Did you apply?',
  intro: 'Tell others what became of it. You have one voice for each posting, and can change it at any time.',
  tell: 'Tell what became of it',
  legend: 'What became of it?',
  evidence: 'The message that shows it (optional)',
  evidenceHelp:
    'Paste their words, at least a sentence. Only what somebody of ours has seen counts against a posting. Leave out names and numbers.',
  characters: 2000,
  choose: 'Choose what became of it.',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  thanks: 'Thank you.',
  change: 'Change it',
  takeBack: 'Take it back',
  failed: 'That did not arrive. Please try again.',
  told: (voices: number) => `${voices} people told what became of their application:`,
} as const

export const QUEUE = {
  title: 'Reports to look at',
  intro:
    'What applicants quoted, the oldest first. Accept what shows what the report says. The text is deleted with your decision.',
  none: 'Nothing waits.',
  loading: 'Loading the reports',
  failed: 'The reports could not be read.',
  retry: 'Try again',
  more: 'Show newer ones',
  loadingMore: 'Loading...',
  accept: 'It shows this',
  decline: 'It does not',
  notDecided: 'Your decision did not arrive. Please try again.',
  decided: 'Decided.',
} as const
