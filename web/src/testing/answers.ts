/** Answers of the server as the tests need them, each the smallest that shows its state. */
import type { Example, VerificationAnswer } from '../lib/api'
import type { SharedResult } from '../lib/shares'
import { CHECK_CASHING, MESSENGER, PAY_STATED, UPFRONT_PAYMENT, YOUNG_DOMAIN } from './findings'

export const EXAMPLES: Example[] = [
  {
    url: 'https://careers.meridianrail.example/openings/4417023',
    title: 'Senior Software Engineer, Timetabling',
    company: 'Meridian Rail',
    place: 'Chicago, IL',
    pay: '$148k–$176k a year',
    kind: 'legitimate',
  },
  {
    url: 'https://fernwehstudio.example/jobs/content-marketing-associate',
    title: 'Content Marketing Associate (remote)',
    company: 'Fernweh Studio',
    place: 'Remote, United States',
    pay: '$24–$28 an hour',
    kind: 'small_remote',
  },
  {
    url: 'https://globalprime-careers.example/data-entry-clerk',
    title: 'Data Entry Clerk, work from home',
    company: 'Global Prime Solutions',
    place: 'Anywhere, remote',
    pay: '$5,000 a week',
    kind: 'scam',
  },
]

/** What only messages and mails have. */
const OF_A_POSTING = { script: null, entities: [], safeReply: null, mail: null, correction: null }

const LEFT_OUT = {
  quote: 'Send $80 to [name] before your first day.',
  origin: 'posting text',
  learntOn: null,
  start: null,
  end: null,
  verbatim: true,
}

type Told = Omit<VerificationAnswer, 'verification'>

export function answer(changes: Partial<Told> = {}): VerificationAnswer {
  const job = changes.job ?? CLERK
  const told: Told = {
    success: true,
    kind: 'posting',
    id: 'v1',
    status: 'assessed',
    trustScore: 12,
    band: 'danger',
    verdict: 'Risk: 88/100',
    headline: 'Strong warning signs',
    reasons: [
      'Asks you to pay: “Send $80 for the starter kit before your first day.” (posting text)',
      'Moves you to a messenger: “Contact us on Telegram @hr_global.” (posting text)',
      'No source independent of the posting confirms it yet.',
    ],
    job,
    jobTitle: job.title,
    title: job.title,
    company: job.company,
    location: job.location,
    salary: job.salary,
    pay: { min: 5000, max: 5000, currency: 'USD', period: 'week' },
    url: 'https://globalprime-careers.example/data-entry-clerk',
    checkedAt: '2026-11-21T14:05:00Z',
    engineVersion: '2026.11.1',
    example: false,
    coverage: 0.86,
    scamRisk: 0.97,
    activityRisk: null,
    axes: {
      scam: { level: 'strong', risk: 0.8 },
      identity: { level: 'some', risk: 0.3 },
      activity: { level: 'unknown', risk: null },
    },
    contributions: [
      { label: 'Where every posting starts', points: 62, signal: '' },
      { label: 'Asks you to pay', points: -38.5, signal: 'upfront_payment' },
      { label: 'Moves you to a messenger', points: -14.5, signal: 'messenger_contact' },
      { label: 'States the pay', points: 3, signal: 'pay_stated' },
    ],
    signals: [UPFRONT_PAYMENT, MESSENGER, PAY_STATED, CHECK_CASHING, YOUNG_DOMAIN],
    origins: [],
    sightings: null,
    ...OF_A_POSTING,
    ...changes,
  }
  return { ...told, verification: told }
}

export const CLERK = {
  title: 'Data Entry Clerk, work from home',
  company: 'Global Prime Solutions',
  location: 'Anywhere, remote',
  salary: '$5,000 a week',
  posted: '2026-11-18',
}

export const VERIFIED = answer({
  trustScore: 91,
  band: 'verified',
  verdict: 'Trust: 91/100',
  headline: 'Consistent with a genuine posting',
  reasons: [
    'States the pay: $148k–$176k a year (JSON-LD baseSalary)',
    'None of the 14 questions we could ask found anything that speaks against it.',
  ],
  job: {
    title: 'Senior Software Engineer, Timetabling',
    company: 'Meridian Rail',
    location: 'Chicago, IL',
    salary: '$148k–$176k a year',
    posted: '2026-11-09',
  },
  url: 'https://careers.meridianrail.example/openings/4417023',
  axes: {
    scam: { level: 'none', risk: 0 },
    identity: { level: 'none', risk: 0 },
    activity: { level: 'none', risk: 0 },
  },
  signals: [
    { ...PAY_STATED, points: 29 },
    { ...UPFRONT_PAYMENT, outcome: 'absent', points: 0, evidence: [] },
    CHECK_CASHING,
    YOUNG_DOMAIN,
  ],
  contributions: [
    { label: 'Where every posting starts', points: 62, signal: '' },
    { label: 'States the pay', points: 29, signal: 'pay_stated' },
  ],
})

export const CAUTION = answer({
  trustScore: 55,
  band: 'caution',
  verdict: 'Risk: 45/100',
  headline: 'Some things to check',
  reasons: ['Moves you to a messenger: “Contact us on Telegram @hr_global.” (posting text)'],
  signals: [{ ...MESSENGER, points: -7 }, YOUNG_DOMAIN],
  contributions: [
    { label: 'Where every posting starts', points: 62, signal: '' },
    { label: 'Moves you to a messenger', points: -7, signal: 'messenger_contact' },
  ],
  axes: {
    scam: { level: 'some', risk: 0.3 },
    identity: { level: 'none', risk: 0 },
    activity: { level: 'unknown', risk: null },
  },
})

const UNSCORED = { trustScore: null, band: null, verdict: null, contributions: [] }

export const INSUFFICIENT = answer({
  ...UNSCORED,
  status: 'insufficient_evidence',
  headline: 'Not enough evidence',
  reasons: ['Too little could be checked for a score. Add the full text or the link of the posting.'],
  job: { title: '', company: '', location: '', salary: '', posted: '' },
  url: '',
  coverage: 0.3,
  signals: [YOUNG_DOMAIN],
})

export const CLOSED = answer({
  ...UNSCORED,
  status: 'closed',
  headline: 'Closed',
  reasons: ['The posting is closed: “This position has been filled.” (page text)'],
  signals: [YOUNG_DOMAIN],
})

export const TASK_MESSAGE = answer({
  kind: 'message',
  job: { title: '', company: 'Globex', location: '', salary: '', posted: '' },
  url: '',
  reasons: ['Asks you to pay in to earn: “Top up 50 USDT to unlock the set.” (message text)'],
  script: {
    id: 'task',
    name: 'task scam script',
    stepsMatched: 2,
    stepsTotal: 3,
    steps: [
      { name: 'Easy tasks for good pay', matched: true, quote: 'Rate 40 hotels a day' },
      { name: 'A small payout first', matched: false, quote: null },
      { name: 'You pay in to go on', matched: true, quote: 'Top up 50 USDT to unlock the set' },
    ],
    advice: 'Pay nothing in.',
    also: ['advance fee script'],
  },
  safeReply: 'Please send me the company’s name and a link to the position on its own site.',
})

export const SPOOFED_MAIL = answer({
  kind: 'mail',
  job: { title: '', company: '', location: '', salary: '', posted: '' },
  url: '',
  mail: {
    from: { name: 'Globex HR', address: 'anna@globex.example' },
    replyTo: [{ name: '', address: 'anna.globex.hr@mail.example' }],
    returnPath: 'bounce@elsewhere.example',
    to: [],
    subject: 'Your job offer',
    sentAt: '2026-11-21T17:00:00Z',
    authentication: {
      receiver: 'mx.mail.example',
      standing: 'failed',
      results: [{ method: 'dmarc', result: 'fail', domain: 'globex.example' }],
    },
    forwarding: 'none',
    forwardedBy: null,
    headersLost: false,
    missing: '',
    attachments: [
      {
        name: 'Offer.pdf.exe',
        declared: 'application/pdf',
        kind: 'windows program',
        sizeBytes: 12,
        traits: ['program', 'double_ending'],
      },
    ],
    links: [
      { shown: 'https://globex.example/offer', url: 'https://192.0.2.7/x' },
      { shown: 'www.globex.example', url: 'https://globex.example/' },
    ],
    invitations: [],
    hidden: [],
  },
})

/** The same as others read it under a link. */
export const SHARED: SharedResult = {
  ...answer(),
  visibility: 'unlisted',
  expiresAt: '2026-12-23T07:00:00Z',
  mayBeFound: false,
  replies: [],
  handedIn: false,
  signals: answer().signals.map((signal) =>
    signal.id === UPFRONT_PAYMENT.id ? { ...signal, evidence: [LEFT_OUT] } : signal,
  ),
}
