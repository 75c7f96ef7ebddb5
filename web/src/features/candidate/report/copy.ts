/** Everything that a report about a resume says by itself, besides what was found. */
import type { CandidateReport } from '../../../lib/candidates'

export const REPORT = {
  title: 'Trust Report',
  generated: 'Generated',
  by: (name: string) => `by ${name}`,
  keptUntil: (day: string) => `Kept until ${day}`,
  passed: 'PASSED CHECKS',
  nothingPassed: 'No check that ran has passed.',
  flags: 'FLAGS DETECTED',
  noFlags: 'None of the checks that ran found something to ask about.',
  confidence: 'CONFIDENCE',
  confidenceOf: (percent: number) => `${percent} %`,
  confidenceMeans: 'of what applies to this resume could be checked.',
  noConfidence: 'Not enough checks ran',
  noConfidenceMeans: 'Too little could be checked to give a score. This is no sign against the candidate.',
  signalsOnly: 'Signals only',
  signalsOnlyMeans: 'No score is shown. Read each signal with its evidence.',
  breakdown: 'BREAKDOWN',
  breakdownMeans: 'Each part passes above 70.',
  part: (score: number) => `${score} out of 100`,
  passes: 'Passed',
  passesNot: 'To look at',
  notChecked: 'Not checked',
  unchecked: (count: number) => `Not checked (${count})`,
  uncheckedMeans: 'This lowers the confidence and never the score.',
  grades: { strong: 'strong sign', medium: 'some weight', weak: 'weak sign' },
  innocent: 'Innocent explanation: ',
  showQuote: 'Show in the resume',
} as const

/** What a report advises is advice to the employer, also where the candidate reads it. */
export const ADVICE = {
  employer: { recommendation: 'RECOMMENDATION', questions: 'WHAT TO ASK THE CANDIDATE', ask: 'What to ask: ' },
  candidate: {
    recommendation: 'RECOMMENDATION TO THE EMPLOYER',
    questions: 'WHAT THEY MAY ASK YOU',
    ask: 'What they may ask you: ',
  },
} as const
export type Reader = keyof typeof ADVICE

export const PARTS: [keyof CandidateReport['breakdown'], string][] = [
  ['employmentHistory', 'Employment history'],
  ['email', 'Email'],
  ['authenticity', 'Authenticity'],
  ['resume', 'Resume'],
]

export const TIMELINE = {
  title: 'TIMELINE',
  none: 'The resume states no roles or courses that could be read.',
  label: (entries: number, overlapping: number, from: number, to: number) =>
    `Timeline from ${from} to ${to} with ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${overlapping || 'none'} overlapping. The same stands in the table below.`,
  work: 'Role',
  education: 'Education',
  overlaps: 'overlaps',
  overlapMeans:
    'Striped: lies across another role for a while. Contracts, part-time work and late handovers are common reasons.',
  table: 'The timeline as a table',
  columns: ['Kind', 'What', 'Where', 'From', 'Until', 'Overlaps'],
  now: 'now',
  notStated: 'not stated',
  yes: 'Yes',
  no: 'No',
  unnamed: 'Not named',
} as const

export const PREVIEW = {
  title: 'Resume text',
  means: 'As it was read, not the file itself. What the report quotes is marked.',
  page: (number: number) => `Page ${number}`,
  notKept: "The text is not kept, by your organisation's policy.",
  file: (format: string, pages: number) => `${format.toUpperCase()}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
} as const

export const FACTS = {
  title: 'Checked for',
  email: 'Email',
  employers: 'Claimed employers',
  linkedin: 'LinkedIn',
} as const
