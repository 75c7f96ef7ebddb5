/** What the preparation says of itself: it quotes, it promises nothing. */
import type { Question } from '../../lib/preparation'
import type { IconName } from '../../ui/Icon'

export const PREPARE = {
  title: 'Prepare your interview',
  checking: 'Verifying premium access...',
  back: 'Applications',
  loading: 'Reading the posting and your resume',
  failed: 'The preparation could not be made.',
  gone: 'This application is not there',
  goneWords: 'It may have been deleted, or it belongs to another account.',
  retry: 'Try again',
  at: (title: string, company: string) => (company ? `${title} at ${company}` : title),
  practise: 'Practise',
  print: 'Print',
  save: 'Save as Markdown',
  made: "Made of the posting's own words and of your resume. Nobody knows what they will ask; these are likely.",
  wording: (model: string) => `In the words of a language model (${model}), from posting and resume:`,
} as const

export const STATES = {
  closed: 'The posting is closed. What you prepare here stays.',
  noText: 'We do not have the text of this posting, so there are few questions. Verify its link, and track the result.',
  little: 'The posting says little of what it asks for, so there are few questions.',
  verify: 'Verify a posting',
  noResume: 'With your resume here, each question shows which of its lines to use.',
  addResume: 'Add your resume',
  resume: (name: string) => `Answers are from ${name}.`,
} as const

export const ASKED = {
  title: 'Questions they may ask',
  needs: { must: 'What they ask for', nice: 'What would be a plus' } satisfies Record<Question['need'], string>,
  cited: {
    text: 'From the posting',
    title: 'From the title',
    company: 'From the posting',
    place: 'From the posting',
    pay: 'From the posting',
  } satisfies Record<Question['cited']['source'], string>,
  use: 'Tell from your resume',
  missing: 'Not shown in your resume',
  practised: 'Practised',
  note: 'Your note',
  practiseThis: (text: string) => `Practise: ${text}`,
  story: 'Tell it as a story',
} as const

/** For questions about a situation. */
export const STORY = [
  ['Situation', 'where it was, and when'],
  ['Task', 'what was yours to reach'],
  ['Action', 'what you did yourself, step by step'],
  ['Result', 'what came of it, with a number if there is one'],
] as const

export const KINDS: Record<Question['kind'], string> = {
  opening: 'To begin with',
  skill: 'Skill',
  behaviour: 'Way of working',
  duty: 'The work itself',
  years: 'Experience',
  education: 'Education',
  licence: 'Licence or certificate',
  language: 'Language',
  place: 'Place',
  schedule: 'Hours and travel',
  permission: 'Permission to work',
  pay: 'Pay',
}

export const STANDINGS: Record<NonNullable<Question['standing']>, { words: string; icon: IconName; look: string }> = {
  met: { words: 'Shown', icon: 'check', look: 'border-verified-fill bg-verified-soft text-verified' },
  partly: { words: 'Partly shown', icon: 'half', look: 'border-caution-fill bg-caution-soft text-caution' },
  not_shown: { words: 'Not shown', icon: 'close', look: 'border-edge bg-sunken text-ink' },
  cannot_tell: {
    words: 'Cannot tell',
    icon: 'question',
    look: 'border-dashed border-unknown-fill bg-unknown-soft text-unknown',
  },
}

export const BEFORE = {
  ask: 'Questions to ask them',
  askIntro: 'What the posting leaves open.',
  verify: 'Look up before you go',
  verifyIntro:
    "In any case: find the position on the employer's own site, and confirm the interview by a contact from there.",
  against: 'Speaks against it',
  unknown: 'Could not be checked',
  nothing: 'Nothing speaks against it in what we could check.',
  unchecked: 'This posting was not checked yet.',
  warnings: 'Signs of an interview that is none',
  warningsIntro: 'In many reported cases the interview was the bait. An honest employer asks for none of this.',
  seen: 'The posting shows this',
  own: 'You need not answer',
  ownWords:
    'Your age, family plans, health, religion, origin, what you earn now, a time without work. If somebody asks: “I would like to talk about the work. Which part of it matters most to you?”',
  earlier: 'Notes to earlier questions',
  earlierIntro: 'The posting has changed and does not raise these any more.',
} as const

export const PRACTICE = {
  title: 'Practice',
  count: (at: number, all: number) => `Question ${at} of ${all}`,
  done: (practised: number, all: number) => `${practised} of ${all} practised`,
  note: 'Your note to this question',
  hint: 'Key words are enough. It is kept when you leave the box.',
  practised: 'I have practised this one',
  previous: 'Previous',
  next: 'Next',
  end: 'End practice',
  help: 'Show what helps',
  kept: 'Kept',
  failed: 'Your note could not be kept. It is still in the box.',
  again: 'Keep it',
  start: 'Start the timer',
  stop: 'Stop the timer',
  timer: 'Time',
} as const
