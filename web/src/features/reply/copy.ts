/** What the employers' right of reply says: on the page of a result, and to operators. */
import type { Corrections, Position, Reply, Way } from '../../lib/replies'

export const LOG = {
  title: 'Replies of the employer',
  intro:
    'Whoever shows that the domain of the employer is theirs may reply here, free of charge. A reply never changes this score.',
  none: 'Nobody has replied.',
  said: (moment: string) => `Said on ${moment}.`,
  shown: (way: Way, moment: string) => `${SHOWN_BY[way]} on ${moment}.`,
  corrects: 'They say that these facts are right:',
  judging: 'These facts are being looked at.',
  result: 'The result judged with these facts',
  hidden: 'The words of this reply are not shown: somebody of ours found them abusive.',
  former: (count: number) => (count === 1 ? 'One earlier reply' : `${count} earlier replies`),
  withdraw: 'Withdraw it',
  withdrawing: 'Withdrawing…',
  withdrawn: 'Withdrawn. It stays in the log, marked so.',
  published: 'Your reply is published.',
  failed: 'That did not arrive. Please try again.',
} as const

export const SHOWN_BY: Record<Way, string> = {
  dns: 'The domain was shown to be theirs by a DNS record',
  file: 'The domain was shown to be theirs by a file on its site',
  mailbox: 'The domain was shown to be theirs by a mailbox at it',
}

export const ENDED: Record<NonNullable<Reply['ended']>, string> = {
  changed: 'Changed since',
  withdrawn: 'Withdrawn',
  account: 'Its account was deleted, and its words with it',
}

export const POSITIONS: Record<Position, { choose: string; told: string }> = {
  open: { choose: 'It is open', told: 'The position is open.' },
  filled: { choose: 'It is filled or closed', told: 'The position is filled or closed.' },
  not_ours: { choose: 'This posting is not ours', told: 'This posting is not ours.' },
}

export const STANDING = {
  title: 'What the employer says',
  disputed: 'Disputed: a correction by the employer is being looked at.',
  says: (domain: string, position: Position) => `Whoever holds ${domain} says: “${POSITIONS[position].told}”`,
  below: 'Read the replies',
  corrected: (domain: string) =>
    `This result was judged with facts that whoever holds ${domain} stated, in the place of what the posting says.`,
  original: 'The result by what the posting says',
} as const

export const ASK = {
  question: 'Is this your posting?',
  signIn: 'Sign in to reply',
  begin: 'Reply to this result',
  close: 'Close',
  noDomain:
    'The posting shows no site of its employer, so nobody can show here that it is theirs. If it is yours, write to us.',
  contact: 'Write to us',
  domain: 'Your domain',
  otherLink: 'Open the link again once you are signed in with the account that asked for it.',
  opening: 'Looking at the link…',
  opened: (domain: string) => `You showed that ${domain} is yours. You can reply now.`,
} as const

export const PROVE = {
  title: (domain: string) => `Show that ${domain} is yours`,
  intro: 'Once is enough for 30 days. It costs nothing.',
  legend: 'How would you like to show it?',
  ways: {
    mailbox: { label: 'By mail', hint: 'We send a link to a mailbox at the domain.' },
    dns: { label: 'By a DNS record', hint: 'You add a TXT record to the domain.' },
    file: { label: 'By a file', hint: 'You put a small file on its site.' },
  } satisfies Record<Way, { label: string; hint: string }>,
  mailbox: 'Mailbox',
  mailboxHint: (domain: string) =>
    `One that speaks for the employer, such as hiring@${domain}, hr@${domain} or info@${domain}, or one that its page at ${domain} gives.`,
  mailboxMissing: 'Enter a mailbox at the domain.',
  goOn: 'Go on',
  sending: 'Sending…',
  failed: 'That did not arrive. Please try again.',
  sent: (mailbox: string) =>
    `A link is on its way to ${mailbox}. Open it within a day, signed in with this account; then you can reply.`,
  record: 'Add this TXT record to',
  file: 'Put this line into a file at',
  once: 'It is shown this once. You have seven days.',
  waiting: (day: string) => `You asked on ${day}. Once what we gave you is published, we can look.`,
  copy: 'Copy it',
  look: 'Look now',
  looking: 'Looking…',
  anew: 'Begin anew',
} as const

export const FORM = {
  title: (domain: string) => `Reply for ${domain}`,
  intro: 'Everybody can read it, with your domain. You can change or withdraw it; what you said stays in the log.',
  position: 'The position',
  choosePosition: 'Say nothing of it',
  statement: 'Your statement',
  statementHint: 'Plain text of up to 2,000 characters, without links, addresses and phone numbers.',
  correct: 'Correct facts',
  correctIntro:
    'What you correct is judged anew by the same rules, as a result of its own. This one stays as it is and links to it.',
  minimum: 'Pay from',
  maximum: 'Pay to',
  currency: 'Currency',
  currencyHint: 'Three letters, such as USD.',
  period: 'For',
  choosePeriod: 'Choose',
  place: 'Place of work',
  site: 'Site of the employer',
  siteHint: (domain: string) => `A page at ${domain}.`,
  send: 'Publish the reply',
  sending: 'Sending…',
  failed: 'That did not arrive. What you wrote is still here.',
} as const

export const PERIODS: Record<NonNullable<Corrections['pay']>['period'], string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  task: 'a task',
}

/** The corrected facts, a name and a value each. */
export function factsOf({ pay, place, companySite }: Corrections): [string, string][] {
  const facts: [string, string][] = []
  if (pay) {
    const bounds = [...new Set([pay.minimum, pay.maximum].filter((each) => each !== null))]
    const amounts = bounds.map((each) => each.toLocaleString('en')).join('–')
    facts.push(['Pay', `${pay.currency} ${amounts} ${PERIODS[pay.period]}`])
  }
  if (place) facts.push(['Place', place])
  if (companySite) facts.push(['Site', companySite])
  return facts
}

export const QUEUE = {
  title: 'Replies of employers',
  intro: 'The newest first. Hide the words of one that is abusive: that there was a reply stays in the log.',
  none: 'Nobody has replied.',
  loading: 'Loading the replies',
  failed: 'The replies could not be read.',
  retry: 'Try again',
  more: 'Show older ones',
  loadingMore: 'Loading...',
  noWords: 'No statement.',
  result: 'The result',
  hidden: 'Hidden',
  hide: 'Hide the words',
  show: 'Show the words',
  notDone: 'That did not arrive. Please try again.',
} as const
