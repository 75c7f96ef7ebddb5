/** What is said of saved searches, watched jobs and their mails. */
import { type HowOften, MOST_NEW } from '../../lib/alerts'
import { longDayOf } from '../../lib/moment'

export const ALERTS = {
  searches: 'Saved searches',
  noSearches: 'No saved searches yet. Search for a job above, then press Save this search.',
  watches: 'Watched jobs',
  noWatches: 'No watched jobs yet. Press Watch beside a result to hear when it closes or changes.',
  loading: 'Loading your alerts.',
  failed: 'Your alerts could not be read.',
  retry: 'Try again',
} as const

export const OFTEN_WORDS: Record<HowOften, string> = {
  off: 'No mails',
  instant: 'When something new appears',
  daily: 'Once a day, at 08:00',
  weekly: 'Mondays, at 08:00',
}

export const SAVE = {
  open: 'Save this search',
  title: 'Save this search',
  name: 'Name',
  often: 'Mail me what is new',
  save: 'Save',
  saving: 'Saving...',
  no: 'Cancel',
  failed: 'The search could not be saved. Please try again.',
  done: (name: string) => `Saved: ${name}. It stands under Alerts.`,
} as const

export const SEARCH = {
  fresh: (count: number) => (count > MOST_NEW ? `More than ${MOST_NEW} new` : `${count} new`),
  tooMany: 'That is a lot. Add a word, a place or a filter, and fewer, better ones come.',
  run: 'Run',
  runNamed: (name: string) => `Run ${name}`,
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  save: 'Save name',
  cancel: 'Cancel',
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  removed: (name: string) => `Deleted: ${name}.`,
  undo: 'Undo',
  often: (name: string) => `Mails about ${name}`,
  told: 'Last mail',
  failed: 'That did not work. Please try again.',
} as const

export const WATCH = {
  watch: 'Watch',
  watchNamed: (title: string) => `Watch ${title}`,
  stop: 'Stop watching',
  stopNamed: (title: string) => `Stop watching ${title}`,
  begun: 'Watching. You hear when it closes, opens again or changes.',
  stopped: (title: string) => `No longer watched: ${title}.`,
  since: 'Watched since',
  open: 'Open',
  closed: 'Closed',
  view: 'View Job',
  nothing: 'Nothing has changed since.',
  failed: 'That did not work. Please try again.',
  was: 'Before',
  is: 'Now',
} as const

export const NEWS = {
  closed: 'Closed: it is no longer listed',
  reopened: 'Open again: it is listed again',
  reposted: 'Posted anew, with a later date',
  pay_removed: 'Pay is no longer stated',
  title: 'Title changed',
  place: 'Place changed',
  pay: 'Pay changed',
  description: 'Description changed',
} as const

export const MAILS = {
  unconfirmed: (to: string) =>
    `Mails go out once ${to} is confirmed. Open the link that we sent you, or ask for another in your account.`,
  account: 'Open your account',
  stopped: {
    alerts: 'You have stopped mails about saved searches.',
    watches: 'You have stopped mails about watched jobs.',
  },
  again: 'Send them again',
  againDone: 'Mails are sent again.',
  rest: (from: string, until: string) =>
    `Your alerts rested from ${longDayOf(new Date(from))} to ${longDayOf(new Date(until))}, while you had no Premium. What came in meanwhile is not mailed; they look again from now on.`,
  read: 'Got it',
  failed: 'That did not work. Please try again.',
} as const
