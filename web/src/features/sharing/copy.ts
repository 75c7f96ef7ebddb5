/** Everything that is said of showing a result to others. */
import type { Visibility } from '../../lib/shares'

export const SHARE = {
  title: 'Share this result',
  intro:
    "The address of this page is private: whoever has it reads all of the result, names and numbers too. To show the result to others, make a link instead. It leaves out persons' names, phones, mails and accounts, and it ends.",
  signIn: 'Sign in to share',
  signInWords: 'Links are for those who are signed in, so that only you can end them.',
  notYours: 'This result is not among your own checks, so you can make no link to it.',
  checkAgain: 'Press “Check again” at the top of this page: the new result is yours, and you can share that.',
  checkYourself: 'Check the posting yourself while you are signed in, and you can share that result.',
  loading: 'Loading your links to this result.',
  failed: 'Your links to this result could not be loaded.',
  retry: 'Try again',
} as const

export const MAKE = {
  who: 'Who may find it',
  visibilities: {
    unlisted: { choose: 'Only who has the link', means: 'Search engines are told not to list it.' },
    public: {
      choose: 'Everybody',
      means: 'Search engines may list it where it quotes two pieces of evidence or more.',
    },
  } satisfies Record<Visibility, Record<'choose' | 'means', string>>,
  days: 'How long it works',
  choices: [
    ['1', '1 day'],
    ['7', '7 days'],
    ['30', '30 days'],
    ['90', '90 days'],
  ] satisfies [string, string][],
  make: 'Make a link',
  busy: 'Making the link...',
  made: 'The link is made: copy it below. Open it once yourself before you pass it on.',
  failed: 'The link could not be made.',
} as const

export const LINKS = {
  title: 'Your links to it',
  none: 'There is no link to this result yet.',
  newTab: '(opens in a new tab)',
  kinds: { unlisted: 'Only who has the link', public: 'Everybody' } satisfies Record<Visibility, string>,
  until: 'works until',
  copy: 'Copy the link',
  named: (what: string, address: string) => `${what}: ${address}`,
} as const

export const END = {
  title: 'End the link',
  ask: 'End this link?',
  words:
    'Whoever opens it from then on is told that it has ended or never was. It cannot be brought back; you can make another.',
  yes: 'Yes, end it',
  busy: 'Ending...',
  no: 'Keep the link',
  failed: 'The link could not be ended.',
  done: 'Link ended',
} as const
