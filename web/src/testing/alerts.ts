/** Saved searches and watched jobs as the server tells of them. */
import type { SavedSearch, Watch } from '../lib/alerts'
import { JOB } from './jobs'

export const SAVED: SavedSearch = {
  id: 's-1',
  name: 'Bakers in London',
  search: {
    query: 'baker',
    location: 'London',
    radiusKm: null,
    minSalary: null,
    currency: 'USD',
    postedWithin: 'any',
    remoteOnly: false,
    hideScams: true,
    minTrust: null,
    employmentTypes: [],
    company: '',
    sort: 'relevance',
  },
  alert: 'daily',
  timeZone: 'Europe/London',
  createdAt: '2026-11-20T09:00:00Z',
  newCount: 3,
  lastToldAt: null,
}

export const WATCHED: Watch = {
  id: 'w-1',
  job: { ...JOB, watchId: 'w-1' },
  since: '2026-11-20T09:00:00Z',
  news: [
    { kind: 'pay_removed', part: 'pay', at: '2026-11-21T09:00:00Z', before: '$50k a year', after: '' },
    { kind: 'changed', part: 'title', at: '2026-11-20T12:00:00Z', before: 'Baker', after: 'Night baker' },
  ],
}
