/** Everything that the dashboard says around a report: usage, form, history, policy. */
import type { Band } from '@trusthound/trust-card'
import type { Decision, Level } from '../../lib/candidates'
import type { User } from '../../lib/user'

export const ROLES: Record<NonNullable<User['role']>, string> = { viewer: 'Viewer', member: 'Member', admin: 'Admin' }

export const NO_MEMBER = {
  title: 'Candidate verification is for organisations',
  words:
    'Your account may not do this: it belongs to no organisation. If yours uses it, ask an admin there to invite you. If it does not yet, talk to us.',
} as const

export const USAGE = {
  title: 'Usage',
  month: 'This month',
  of: (used: number, limit: number) => `${used} of ${limit} verifications`,
  unlimited: (used: number) => `${used} ${used === 1 ? 'verification' : 'verifications'}, no monthly limit`,
  remaining: 'Left this month',
  noLimit: 'No limit',
  total: 'All verifications',
  reset: (day: string) => `Starts again on ${day} (UTC)`,
  grace: (most: number) => `The month's verifications are used up; ${most} are possible in all before it stops.`,
  stopped: "The month's verifications are used up.",
  loading: 'Loading your usage',
  failed: 'Your usage could not be loaded.',
  retry: 'Try again',
  byDay: 'This month, day by day',
  day: 'Day (UTC)',
  made: 'Verifications',
  noDays: 'None this month yet.',
} as const

export const FIGURES = {
  title: 'Your organisation so far',
  none: 'No candidate has been verified yet. The first report appears here: add a resume and press Verify Candidate.',
  noneToRead: 'No candidate has been verified yet. Reports appear here once a colleague has made one.',
  some: 'Choose a report in the history below, or verify another candidate.',
  someToRead: 'Choose a report in the history below.',
} as const

export const VIEWER =
  'You are a viewer: you can read and export reports. To verify candidates, ask an admin of your organisation to make you a member.'

export const FORM = {
  title: 'Verify a candidate',
  intro: 'What the resume states is checked for consistency. Nothing is decided, and nobody is contacted.',
  email: 'Candidate email',
  employers: 'Claimed employers',
  employersHint: 'What you were told, with commas between: compared with the resume.',
  linkedin: 'LinkedIn URL',
  linkedinHint: 'Compared with the resume only. The profile is never opened.',
  attest: 'I check this resume for a hiring decision, and the candidate has been told about it.',
  attestMissing: 'Confirm that you check this resume for a hiring decision, and that the candidate was told.',
  letters: 'Letters to the candidate:',
  verify: 'Verify Candidate',
  busy: 'Verifying...',
  cancel: 'Cancel',
  uploading: 'Uploading the resume',
  reading: 'Reading the resume and checking what it states',
  failed: 'Verification failed: ',
  unreadable: 'the server gave no answer that can be read.',
  unreachable: 'Error connecting to verification service',
} as const

export const PAGE = {
  title: 'Candidate verification',
  checking: 'Opening your dashboard...',
  bulk: 'Many Candidates',
  keys: 'API Keys',
  policy: 'Policy',
  history: 'View History',
  another: 'Verify another candidate',
  close: 'Close the report',
  loadingReport: 'Loading the report',
  reportFailed: 'The report could not be loaded.',
  retry: 'Try again',
} as const

/** Nothing of a resume is verified by its fitting together: the best that can be said of it is that it does. */
export const badgeWords = (band: Band | null) => (band === 'verified' ? 'Consistent' : undefined)

export const LEVELS: Record<Level, string> = { proceed: 'Proceed', review: 'Review', caution: 'Caution' }
export const DECISIONS: Record<Decision, string> = {
  advance: 'Advance',
  hold: 'Hold',
  decline: 'Decline',
  other: 'Other',
}

export const HISTORY = {
  title: 'History',
  intro: "Your organisation's verifications, newest first.",
  search: 'Name or email',
  go: 'Search',
  level: 'Recommendation',
  anyLevel: 'Any',
  review: 'Review',
  reviews: { '': 'Any', true: 'Reviewed', false: 'Not reviewed yet' },
  loading: 'Loading the history',
  failed: 'The history could not be loaded.',
  retry: 'Try again',
  none: 'Nothing has been verified yet.',
  noneFound: 'Nothing fits these words and filters.',
  clear: 'Clear the filters',
  more: 'Show older reports',
  loadingMore: 'Loading...',
  nameless: 'A candidate',
  open: (name: string) => `Open the report: ${name}`,
  show: 'Open',
  flags: (count: number) => (count === 0 ? 'no flags' : `${count} ${count === 1 ? 'flag' : 'flags'}`),
  score: (score: number) => `${score} out of 100`,
  by: (name: string) => `by ${name}`,
  again: 'checked again',
  disputed: 'Disputed',
  reviewed: (decision: string) => `Reviewed: ${decision}`,
  notReviewed: 'Not reviewed',
} as const

export const POLICY = {
  title: 'Policy',
  intro: 'For the whole organisation. Every change stands in the audit log.',
  signalsOnly: 'Signals only: show no score, no other number and no recommendation level',
  doNotKeep: 'Do not keep: delete the file and its text as soon as a report is made',
  days: 'Days to keep reports',
  daysHint: 'From 1 to 365. It holds for older reports, too.',
  daysWrong: 'Please enter a number of days from 1 to 365.',
  save: 'Save policy',
  saving: 'Saving...',
  saved: 'Policy saved',
  failed: 'The policy could not be saved.',
  loading: 'Loading the policy',
  readFailed: 'The policy could not be loaded.',
  retry: 'Try again',
  rates: 'Download selection rates (CSV)',
  ratesBusy: 'Making the table...',
  ratesHint:
    'How people decided, by month and recommendation. Nothing protected about a candidate is known or guessed here: to compare groups, join your own records.',
  ratesFailed: 'The table could not be made.',
} as const
