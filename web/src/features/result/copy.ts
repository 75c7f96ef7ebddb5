/** Everything that the page of one result says beside the result. */
import type { VerificationAnswer } from '../../lib/api'

export const PAGE = {
  title: 'Verification result',
  loading: 'Loading the result.',
  failed: 'The result could not be loaded.',
  retry: 'Try again',
  gone: 'There is no such result',
  goneWords: 'Its address may be incomplete, or it has been deleted: results are kept for a limited time.',
  verify: 'Verify a posting',
  again: 'Check again',
  checking: 'Reading the posting again …',
  againFailed: 'The posting could not be checked again. The result below stays as it is.',
  fresh: 'The last look is less than a minute old: it stands here.',
  share: 'Share',
  print: 'Print',
  dossier: 'Everything it rests on (JSON)',
  signed: 'Signed report (JSON)',
} as const

export const CORRECT = {
  open: 'Something read wrong?',
  intro:
    'Write what the posting states. It is judged again with that, and this result stays as it is. The text itself stays as we read it.',
  fields: {
    title: 'Title',
    company: 'Company',
    location: 'Place',
    salary: 'Pay',
    posted: 'Posted on',
  } satisfies Record<keyof VerificationAnswer['job'], string>,
  location: 'Town and country, and Remote where it is.',
  salary: 'Amount, currency and period: $62,000 a year.',
  noTitle: 'A posting has a title: write it as it stands.',
  nothing: 'Nothing is corrected yet. Change what was read wrong, then send it.',
  send: 'Judge it again',
  judging: 'Judging …',
  failed: 'The posting could not be judged again. What you wrote is still there.',
  title: 'Corrected by a reader',
  meaning: (day: string) =>
    `Judged as if the posting stated this. Nothing was looked up again: it rests on what was seen on ${day}. Nobody else who checks this posting gets this result.`,
  original: 'Show the result as we read it',
  originalGone: 'The result as we read it has been deleted.',
  asCorrected: (score: number | null) =>
    score === null
      ? 'With your corrections there is no score.'
      : `With your corrections the score is ${score} out of 100.`,
  show: 'Show the corrected result',
} as const

export const CHANGES = {
  title: 'What changed since the last look',
  none: (before: string) => `Nothing that we look at changed since ${before}.`,
  since: (before: string) => `Compared with the result of ${before}.`,
  earlier: 'Show the earlier result',
  was: 'was',
  now: 'now',
  nothing: 'not stated',
  score: 'Trust score',
  noScore: 'no score',
  noLonger: 'No longer seen',
  isNew: 'New',
  version: 'The scoring version changed as well, so part of the difference may come from it.',
} as const

export const FIELDS: { key: 'title' | 'company' | 'location' | 'salary'; words: string }[] = [
  { key: 'title', words: 'Title' },
  { key: 'company', words: 'Company' },
  { key: 'location', words: 'Place' },
  { key: 'salary', words: 'Pay' },
]

export const SIGHTINGS = {
  title: 'When we saw it',
  intro: 'Days on which we looked, not days that the posting states.',
  first: 'First seen',
  last: 'Last seen',
  times: (times: number) => (times === 1 ? 'Seen once so far.' : `Seen ${times} times.`),
  repost: 'The same position stood under another address until',
  changed: {
    title: 'The title changed',
    place: 'The place changed',
    pay: 'The pay changed',
    pay_removed: 'The pay was removed',
    pay_lowered: 'The pay was lowered',
    description: 'The description changed',
    date: 'The stated date changed',
  } satisfies Record<NonNullable<VerificationAnswer['sightings']>['changes'][number]['field'], string>,
} as const

export const PAY = {
  title: 'The pay in its market',
  intro: (occupation: string, area: string) => `What people earn as ${occupation} in ${area}, in dollars a year.`,
  stated: 'Stated pay',
  percentile: (share: number) => `${share} of 100 earn less than`,
  aYear: ' a year',
  source: (source: string, asOf: string) =>
    `${source}, published ${asOf}. Hourly pay is counted as that of a full-time year.`,
} as const

export const LAWS = {
  title: 'Laws on stating pay',
  intro:
    'In these places a law asks job advertisements to state pay. For information only; it is no legal advice, and whether a law binds this employer depends on more than the posting tells.',
  applies: (place: string, states: boolean) =>
    `The posting names ${place}, where such a law is in force. It ${states ? 'states' : 'does not state'} pay.`,
  noneApplies: 'The posting names none of these places.',
  all: (count: number) => `All ${count} places`,
  place: 'Place',
  statute: 'Statute',
  since: 'Since',
  staff: 'Employers from',
  staffOf: (staff: number) => (staff === 1 ? 'any size' : `${staff} employees`),
  listed: (day: string) => `Read on ${day}, by people who are no lawyers. Laws of cities are not listed.`,
} as const
