/** Everything that the operators' dashboard says. */
import type { AdminStats, Tier } from '../../lib/operating'

export type StatusName = AdminStats['systemStatus']

export const NONE = 'n/a'

export const PAGE = {
  title: 'Admin dashboard',
  checking: 'Checking who you are...',
  intro: 'Every number is counted or measured where this page asks for it. What is not known says n/a.',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  updated: (seconds: number) => `Updated ${seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`} ago`,
  loading: 'Loading the figures',
  failed: 'The figures could not be read.',
  kept: 'These are the last figures that were read.',
  retry: 'Try again',
} as const

export const REFUSED = {
  eyebrow: 'For operators',
  title: 'This page is for whoever runs this installation',
  words: 'Your account may not open it. An operator can let you in: trusthound operator create, with your address.',
  home: 'Go to the home page',
} as const

export const STATUS: Record<StatusName, string> = { healthy: 'Healthy', warning: 'Warning', critical: 'Critical' }
export const STATUS_OTHER = 'Unknown'
export const STATUS_LABEL = 'System status'

export const KEY = {
  title: 'Key metrics',
  pageViews: 'Page views',
  verifications: 'Verifications',
  signups: 'Premium sign-ups',
  today: 'Today',
  week: '7 days',
} as const

export const HEALTH = {
  title: 'System health',
  score: 'Health score',
  of: (score: number) => `${score} of 100`,
  uptime: 'Uptime',
  response: 'Response time',
  memory: 'Memory',
  cpu: 'Processors',
  active: 'Active requests',
  requests: 'Requests',
  success: 'Answered well',
  errors: 'Errors',
  database: 'Database',
  databaseTime: 'Database response',
  connections: 'Database connections',
  note: 'Of the process that answered. Response time is the median of the last 15 minutes, and both shares are of these.',
} as const

export const CHECKS = {
  title: 'Verification metrics',
  accuracy: 'Scam accuracy',
  interval: (least: number, most: number, n: number) => `95 %: ${least} to ${most}, of ${n} labelled`,
  tooFew: (n: number) => `${n} labelled, 30 are needed`,
  detected: 'Scams detected',
  falsePositives: 'False positives',
  average: 'Average trust score',
  high: 'High trust jobs',
  low: 'Low trust jobs',
  calls: 'API calls',
  limit: 'Rate limit',
  aMinute: (calls: string) => `${calls} a minute`,
  quota: 'Quota used',
} as const

export const ACTIVITY = {
  title: 'Recent activity',
  intro: 'The newest lines of the audit log, without names and addresses.',
  none: 'Nothing has been done yet.',
  time: 'Time',
  event: 'Event',
  status: 'Status',
  details: 'Details',
} as const

export const CHARTS = {
  title: 'Over time',
  intro: 'Days are those of UTC.',
  days: { '30': '30 days', '90': '90 days' },
  pick: 'Period',
  loading: 'Loading the days',
  failed: 'The days could not be read.',
  pageViews: 'Page views',
  verifications: 'Verifications',
  signups: 'New accounts',
  told: (name: string, sum: string, most: string, days: number) =>
    `${name}: ${sum} in ${days} days, ${most} on the busiest`,
  sum: (sum: string) => `${sum} in all`,
  most: (most: string) => `at most ${most} a day`,
  table: 'The days as a table',
  day: 'Day',
} as const

export const TABS = {
  label: 'Parts of the administration',
  dashboard: 'Dashboard',
  requests: 'Demo requests',
  users: 'Users',
  organisations: 'Organisations',
  verifications: 'Verifications',
  boards: 'Boards',
  tasks: 'Tasks',
  reports: 'Reports',
} as const

export const SEARCH = {
  yes: 'Search',
  none: (words: string) => `Nothing is found for “${words}”.`,
} as const

export const USERS = {
  title: 'Users',
  intro: 'The newest first. What they checked or uploaded is not shown here. What you do stands in the audit log.',
  search: 'Name, email address or id',
  none: 'Nobody has an account yet.',
  loading: 'Loading the users',
  failed: 'The users could not be read.',
  retry: 'Try again',
  more: 'Show older ones',
  loadingMore: 'Loading...',
  operator: 'Operator',
  premium: (until: string) => `Premium until ${until}`,
  unproved: 'Email not confirmed',
  since: (when: string) => `Since ${when}`,
  last: (when: string) => `last sign-in ${when}`,
  never: 'no sign-in yet',
  away: 'Signed in nowhere',
} as const

export const SIGN_OUT = {
  button: (sessions: number) => `Sign out everywhere (${sessions})`,
  of: (name: string) => `Sign out everywhere: ${name}`,
  title: (name: string) => `Sign ${name} out everywhere?`,
  why: 'It holds at once, on every device. The account stays, and its user can sign in again.',
  yes: 'Sign out everywhere',
  busy: 'Signing out...',
  no: 'Cancel',
  failed: 'The sessions could not be ended. Please try again.',
  done: (ended: number) => (ended === 1 ? '1 session ended' : `${ended} sessions ended`),
} as const

export const ORGANISATIONS = {
  title: 'Organisations',
  intro: 'Employers with their plans and seats, the newest first. What you change stands in the audit log.',
  search: 'Name or id',
  none: 'There is no organisation yet.',
  loading: 'Loading the organisations',
  failed: 'The organisations could not be read.',
  retry: 'Try again',
  more: 'Show older ones',
  loadingMore: 'Loading...',
  seats: (members: number, invited: number, limit: number | null) =>
    `${members + invited} of ${limit ?? 'unlimited'} seats taken${invited ? `, ${invited} by invitation` : ''}`,
  since: (when: string) => `Since ${when}`,
} as const

export const PLAN = {
  button: 'Change plan',
  of: (name: string) => `Change plan: ${name}`,
  title: (name: string) => `Another plan for ${name}?`,
  why: 'What the plan includes holds at once. Nobody loses their seat; where there are too few, none is free until somebody leaves.',
  yes: 'Change plan',
  busy: 'Changing...',
  no: 'Cancel',
  failed: 'The plan could not be changed. Please try again.',
  done: (tier: string) => `The plan is now ${tier}`,
} as const

export const TIERS: Record<Tier, string> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
}

export const REQUESTS = {
  title: 'Demo requests',
  intro: 'Employers who asked for a demo, the newest first. Each can become an organisation once.',
  none: 'Nobody has asked for a demo yet.',
  loading: 'Loading the demo requests',
  failed: 'The demo requests could not be read.',
  retry: 'Try again',
  more: 'Show older ones',
  loadingMore: 'Loading...',
  priority: 'Priority',
  wish: (team: string, volume: string, timeline: string) =>
    `${team} people · ${volume} verifications a month · ${timeline}`,
  customer: (tier: string) => `Organisation made: ${tier}`,
  make: 'Make organisation',
  makeFor: (company: string) => `Make organisation: ${company}`,
} as const

export const WELCOME = {
  title: (company: string) => `Make ${company} an organisation?`,
  why: (email: string) => `${email} is invited as its first admin, by mail. This cannot be undone here.`,
  tier: 'Plan',
  yes: 'Make organisation',
  busy: 'Making...',
  no: 'Cancel',
  failed: 'The organisation could not be made. Please try again.',
  done: (email: string) => `Invitation sent to ${email}`,
} as const
