/** Reports about invented resumes, and a server that answers an organisation's members with them. */
import { HttpResponse, http } from 'msw'
import type { CandidatePolicy, CandidateVerification, EnterpriseStats, ListedCheck } from '../lib/candidates'
import { signedInAs } from './accounts'
import { server } from './server'

const TEXT = 'Ann Lee 🌱\nSenior Engineer, Acme Ltd, 2019 – 2023\nWorked with Kubernetes in 2011'
const QUOTE = 'Worked with Kubernetes in 2011'
// The server counts characters; the plant is one.
const START = [...TEXT].length - QUOTE.length

export const CHECK: CandidateVerification = {
  environment: 'live',
  id: 'c1',
  trustScore: 64,
  band: 'caution',
  confidence: 72,
  breakdown: { employmentHistory: 58, email: 85, authenticity: null, resume: 71 },
  redFlags: [
    {
      code: 'early_technology',
      message: 'A technology before its release',
      details: 'The resume says so.',
      why: 'It was first released in 2014.',
      grade: 'medium',
      topic: 'employment',
      innocent: 'A slip of the keyboard in the year.',
      ask: 'Ask when they first used it.',
      evidence: [
        { quote: QUOTE, origin: 'the resume', learntOn: null, start: START, end: [...TEXT].length, verbatim: true },
      ],
    },
  ],
  passedChecks: [
    {
      code: 'mail',
      message: 'The mail domain receives mail',
      details: '',
      why: '',
      grade: '',
      topic: 'contact',
      innocent: '',
      ask: '',
      evidence: [],
    },
  ],
  findings: [
    {
      id: 'young_domain',
      title: 'A young mail domain',
      question: 'Is the mail domain younger than 90 days?',
      why: '',
      innocent: '',
      advice: '',
      topic: 'contact',
      source: '',
      outcome: 'unknown',
      points: 0,
      evidence: [],
    },
  ],
  recommendation: {
    level: 'review',
    explanation: 'Ask the candidate about them before you go on.',
    questions: ['Ask when they first used it.'],
  },
  generatedAt: '2026-11-22T02:00:00Z',
  signalsOnly: false,
  engineVersion: '1',
  disclaimer: 'This report is an automated consistency check of a document.',
  madeBy: 'Ada Byron King',
  candidate: { name: 'Ann Lee', email: 'ann@example.org', claimedEmployers: ['Acme'], linkedinUrl: '' },
  file: { format: 'pdf', pages: 1, kept: true },
  preview: { text: TEXT, pageStarts: [0] },
  timeline: [
    {
      kind: 'work',
      title: 'Senior Engineer',
      organization: 'Acme Ltd',
      start: '2019',
      end: '2023',
      current: false,
      overlaps: true,
    },
    { kind: 'work', title: 'Advisor', organization: '', start: '2022-03', end: '', current: true, overlaps: true },
    { kind: 'education', title: '', organization: 'A school', start: '', end: '', current: false, overlaps: false },
  ],
  keptUntil: '2026-12-22T02:00:00Z',
  review: null,
  dispute: null,
  shared: null,
  recheckOf: null,
  recheckedAs: null,
}

export const STATS: EnterpriseStats = {
  totalVerifications: 31,
  thisMonth: 12,
  limit: 100,
  remaining: 88,
  most: 110,
  resetAt: '2026-12-01T00:00:00Z',
}

export const POLICY: CandidatePolicy = { signalsOnly: false, retentionDays: 30, doNotKeep: false }

export const listed = (changes: Partial<ListedCheck> = {}): ListedCheck => ({
  id: 'c1',
  generatedAt: CHECK.generatedAt,
  madeBy: CHECK.madeBy,
  candidateName: 'Ann Lee',
  candidateEmail: 'ann@example.org',
  trustScore: 64,
  band: 'caution',
  level: 'review',
  flags: 1,
  decision: null,
  reviewedAt: null,
  disputedAt: null,
  recheckOf: null,
  signalsOnly: false,
  ...changes,
})

export const answerOf = (check: CandidateVerification) => ({ success: true, verification: check, ...check })

/** A member of Acme whose organisation has these reports. */
export function employedAs(role: 'viewer' | 'member' | 'admin', check = CHECK, stats = STATS): void {
  signedInAs({ plan: 'enterprise', organization: 'Acme', role, is_org_admin: role === 'admin' })
  server.use(
    http.get('*/api/enterprise/stats', () => HttpResponse.json({ stats })),
    http.get('*/api/enterprise/verifications', () =>
      HttpResponse.json({ verifications: stats.totalVerifications ? [listed()] : [], nextCursor: null }),
    ),
    http.get('*/api/enterprise/verifications/c1', () => HttpResponse.json(answerOf(check))),
    http.get('*/api/enterprise/policy', () => HttpResponse.json(POLICY)),
    http.post('*/api/enterprise/verify', () => HttpResponse.json(answerOf(check))),
  )
}
