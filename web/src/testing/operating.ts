/** The operators' figures as the tests need them, and a browser that is signed in as one of them. */
import { HttpResponse, http } from 'msw'
import type { AdministeredOrganization, AdministeredUser, AdminStats, Day, DemoRequest } from '../lib/operating'
import type { AdministeredBoard, AdministeredVerification, FailedTask } from '../lib/overseeing'
import { signedInAs } from './accounts'
import { server } from './server'

export const STATS: AdminStats = {
  generatedAt: '2026-11-21T14:05:00Z',
  systemStatus: 'healthy',
  pageViews: 12_345,
  pageViewsToday: 67,
  pageViewsWeek: 890,
  verifications: 1_200,
  verificationsToday: 9,
  verificationsWeek: 80,
  premiumSignups: 31,
  premiumSignupsToday: 1,
  premiumSignupsWeek: 4,
  healthScore: 97,
  uptime: 273_900,
  responseTime: 41.2,
  memoryUsage: 3.4,
  memoryBytes: 271_000_000,
  cpuUsage: 12.5,
  activeConnections: 1,
  totalRequests: 5_400,
  successRate: 99.5,
  errorRate: 0.5,
  dbStatus: 'warning',
  dbResponseTime: 120.5,
  dbConnections: 6,
  scamAccuracy: null,
  scamAccuracyLeast: null,
  scamAccuracyMost: null,
  labelledResults: 4,
  scamDetected: 210,
  falsePositives: null,
  avgTrustScore: 58.3,
  highTrustJobs: 402,
  lowTrustJobs: 199,
  apiCalls: 5_100,
  rateLimit: 60,
  quotaUsed: 4.5,
  recentActivity: [
    {
      timestamp: '2026-11-21T14:04:00Z',
      event: 'access.refused',
      status: 'refused',
      details: 'by user, at GET /api/audit',
    },
    { timestamp: '2026-11-21T14:03:00Z', event: 'plan.grant', status: 'done', details: 'by operator, on 01234567' },
  ],
}

export const DAYS: Day[] = [
  { day: '2026-11-20', pageViews: null, verifications: 0, signups: 2 },
  { day: '2026-11-21', pageViews: 67, verifications: 9, signups: 1 },
]

/** How often the figures were asked for is told. */
export function operates(changes: Partial<AdminStats> = {}) {
  const asked = { stats: 0, days: [] as (string | null)[] }
  signedInAs({ is_operator: true })
  server.use(
    http.get('*/api/admin/stats', () => {
      asked.stats += 1
      return HttpResponse.json({ ...STATS, totalRequests: STATS.totalRequests + asked.stats, ...changes })
    }),
    http.get('*/api/admin/series', ({ request }) => {
      asked.days.push(new URL(request.url).searchParams.get('days'))
      return HttpResponse.json({ days: DAYS })
    }),
  )
  return asked
}

export const REQUEST: DemoRequest = {
  id: 'r1',
  ticket: 'TH-4F7K-9Q2M',
  madeAt: '2026-11-21T14:05:00Z',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@employer.example',
  phone: '',
  company: 'Employer Ltd',
  jobTitle: 'Head of people',
  teamSize: '51-200',
  estimatedVolume: '101-500',
  timeline: '1-month',
  message: 'Please call me.',
  hasPriority: false,
  tier: null,
}

export const SOMEBODY: AdministeredUser = {
  id: 'u1',
  email: 'ann@users.example',
  name: 'Ann Lee',
  organization: 'Employer Ltd',
  isOperator: false,
  createdAt: '2026-11-20T14:05:00Z',
  lastSignInAt: null,
  mailVerified: false,
  premiumUntil: null,
  sessions: 2,
}

export const CUSTOMER: AdministeredOrganization = {
  id: 'o1',
  name: 'Employer Ltd',
  tier: 'starter',
  seatLimit: 5,
  createdAt: '2026-11-20T14:05:00Z',
  members: 2,
  invited: 1,
}

export const FAILED: FailedTask = {
  id: '41',
  name: 'collect_board',
  attempts: 2,
  reason: 'KeyError at usecases/collect_board.py:42',
  failedAt: '2026-11-20T14:05:00Z',
}

export const BOARD: AdministeredBoard = {
  id: 'b1',
  name: 'Acme',
  reader: 'lever',
  address: 'acme',
  state: 'failed',
  isPaused: false,
  addedAt: '2026-11-20T14:05:00Z',
  dueAt: '2026-11-22T14:05:00Z',
  lastLookedAt: '2026-11-21T14:05:00Z',
  lastFound: 1_240,
  problem: 'It answered 500.',
  failures: 3,
}

export const RESULT: AdministeredVerification = {
  id: 'v1',
  kind: 'posting',
  host: 'jobs.example.com',
  checkedAt: '2026-11-21T14:05:00Z',
  trustScore: 12,
}
