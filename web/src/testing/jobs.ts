/** Openings as the server tells them, and a seeker who may search. */
import { HttpResponse, http } from 'msw'
import type { FoundJob, JobSearchAnswer } from '../lib/search'
import { bills, signedInAs } from './accounts'
import { server } from './server'

export const BOARD: FoundJob['boards'][number] = {
  name: 'Acme Couriers',
  url: 'https://jobs.acme.example/7',
  isOwn: true,
  isOpen: true,
  firstSeenAt: '2026-11-18T08:00:00Z',
  lastSeenAt: '2026-11-21T08:00:00Z',
}

export const JOB: FoundJob = {
  id: 'o1',
  title: 'Bicycle mechanic',
  company: 'Acme Couriers',
  location: 'London, UK',
  remote: 'on_site',
  salary: '£16–£18 an hour',
  pay: { min: 16, max: 18, currency: 'GBP', period: 'hour' },
  payAYearUsd: { low: 43_000, high: 48_000 },
  employmentTypes: ['full_time'],
  seniority: 'unstated',
  trustScore: 79,
  band: 'caution',
  status: 'assessed',
  trustReasons: ['It stands on the employer’s own board.'],
  matchScore: 82,
  matchReasons: ['You repaired bicycles for 4 years.'],
  description: 'You repair the bicycles of our couriers.',
  url: 'https://jobs.acme.example/7',
  postedAt: '2026-11-18',
  firstSeenAt: '2026-11-18T08:00:00Z',
  lastSeenAt: '2026-11-21T08:00:00Z',
  closedAt: null,
  boards: [BOARD],
  applicationId: null,
  watchId: null,
}

export const FOUND: JobSearchAnswer = {
  success: true,
  jobs: [JOB],
  total: { count: 1, isCapped: false },
  cursor: null,
  facets: { remote: [], employmentType: [], postedWithin: [], company: [], trust: [] },
  understood: { words: ['mechanic'], correctedFrom: null, synonyms: [], place: null, placeUnknown: false },
  boards: [],
  sortedBy: 'relevance',
}

/** Premium, and a server that finds these pages, one after the other; `seen` is what was asked. */
export function finds(...pages: Partial<JobSearchAnswer>[]) {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'active' })
  const seen: Record<string, unknown>[] = []
  server.use(
    http.post('*/api/premium/job-search', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      seen.push(body)
      const at = Number(body.cursor ?? 0)
      return HttpResponse.json({ ...FOUND, cursor: at + 1 < pages.length ? String(at + 1) : null, ...pages[at] })
    }),
  )
  return seen
}
