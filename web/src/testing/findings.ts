/** Findings of the server as the tests need them. */
import type { SignalAnswer } from '../lib/api'

export const UPFRONT_PAYMENT: SignalAnswer = {
  id: 'upfront_payment',
  title: 'Asks you to pay',
  question: 'Does the posting ask the applicant for money before work starts?',
  why: 'Applicants are hardly ever charged; advance fees are among the most reported job scams.',
  innocent: 'Some licensed trades pass on a statutory certificate fee.',
  advice: 'Do not pay. Report the posting to the board that shows it.',
  topic: 'scam',
  leans: 'against',
  source: 'FTC, Job Scams',
  outcome: 'present',
  points: -38.5,
  evidence: [
    {
      quote: 'Send $80 for the starter kit before your first day.',
      origin: 'posting text',
      learntOn: null,
      start: 120,
      end: 171,
      verbatim: true,
    },
  ],
}

export const MESSENGER: SignalAnswer = {
  id: 'messenger_contact',
  title: 'Moves you to a messenger',
  question: 'Does the posting move the conversation to a messenger before an interview?',
  why: 'Scams leave the board quickly, because boards remove them.',
  innocent: 'In some countries recruiters do write by messenger.',
  advice: 'Keep the conversation on the board or by company mail.',
  topic: 'scam',
  leans: 'against',
  source: 'BBB, Job Scams',
  outcome: 'present',
  points: -14.5,
  evidence: [
    {
      quote: 'Contact us on Telegram @hr_global.',
      origin: 'posting text',
      learntOn: null,
      start: 200,
      end: 234,
      verbatim: true,
    },
  ],
}

export const PAY_STATED: SignalAnswer = {
  id: 'pay_stated',
  title: 'States the pay',
  question: 'Does the posting state the pay?',
  why: 'A stated pay can be compared.',
  innocent: '',
  advice: '',
  topic: 'transparency',
  leans: 'for',
  source: '',
  outcome: 'present',
  points: 3,
  evidence: [
    {
      quote: '$5,000 a week',
      origin: 'JSON-LD baseSalary',
      learntOn: '2026-11-20',
      start: null,
      end: null,
      verbatim: true,
    },
  ],
}

export const CHECK_CASHING: SignalAnswer = {
  id: 'check_cashing',
  title: 'Sends you a cheque to cash',
  question: 'Does the posting ask the applicant to cash a cheque and send part of it on?',
  why: 'The cheque bounces weeks later.',
  innocent: '',
  advice: 'Do not cash it.',
  topic: 'scam',
  leans: 'against',
  source: 'FTC',
  outcome: 'absent',
  points: 0,
  evidence: [],
}

export const YOUNG_DOMAIN: SignalAnswer = {
  id: 'young_domain',
  title: 'The site is new',
  question: 'Was the posting’s site registered in the last three months?',
  why: 'Sites of scams live for weeks.',
  innocent: 'New companies have new sites.',
  advice: 'Look for an older site of the company.',
  topic: 'identity',
  leans: 'against',
  source: '',
  outcome: 'unknown',
  points: 0,
  evidence: [],
}
