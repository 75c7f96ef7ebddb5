/** Everything that searching says. */
import type { Filters } from '../../lib/search'

export const FORM = {
  name: 'Job search',
  keywords: 'Keywords',
  keywordsHint: 'A title, a skill or a company. “In quotes” for exact words, -word to leave one out.',
  location: 'Location',
  locationPlaceholder: 'Town, region or country',
  minSalary: 'Min Salary',
  aYear: 'a year',
  currency: 'Currency',
  posted: 'Posted',
  within: { any: 'Any time', '24h': 'Last 24 hours', '7d': 'Last 7 days', '30d': 'Last 30 days' },
  remote: 'Remote only',
  hideScams: 'Hide potential scams (Trust Score < 40)',
  more: 'More filters',
  chosen: (count: number) => (count === 0 ? '' : ` (${count} set)`),
  radius: 'Within',
  anyRadius: 'About 40 km around',
  km: (km: number) => `${km} km`,
  minTrust: 'Trust Score from',
  anyTrust: 'Any score',
  company: 'Company',
  types: 'Employment type',
  submit: 'Search Jobs',
  busy: 'Searching...',
  clear: 'Clear all filters',
} as const

export const TYPE_WORDS: Record<Filters['employmentTypes'][number], string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contractor: 'Contract',
  temporary: 'Temporary',
  intern: 'Internship',
  volunteer: 'Volunteer',
  per_diem: 'Per diem',
}

export const SORT_WORDS: Record<Filters['sort'], string> = {
  relevance: 'Relevance',
  newest: 'Newest first',
  trust: 'Trust Score',
  match: 'Match with your resume',
}

export const RESULTS = {
  title: (count: string) => `Search Results (${count} ${count === '1' ? 'job' : 'jobs'})`,
  searching: 'Searching for jobs.',
  found: (count: string) => (count === '1' ? '1 job found.' : `${count} jobs found.`),
  capped: (count: number) => `${count.toLocaleString('en')}+`,
  none: 'No jobs found. Try a different search query.',
  noneHidden: 'Potential scams are hidden. Fewer filters find more.',
  failed: 'Job search failed. Please try again.',
  offline: 'Failed to search jobs. Please check your connection and try again.',
  retry: 'Try again',
  more: 'Show more jobs',
  loadingMore: 'Loading more jobs...',
  sort: 'Sort by',
  corrected: (searched: string) => `Showing results for “${searched}”.`,
  instead: (typed: string) => `We found nothing for “${typed}”.`,
  alsoFor: (words: string) => `Also searched for ${words}.`,
  placeUnknown: (place: string) =>
    `We do not know a place called “${place}”, so we looked for these words in each posting's place.`,
  noResume: 'To sort by match we need your resume, so these are by relevance.',
  upload: 'Upload your resume',
  asked: 'Boards asked just now',
  board: { merged: 'answered', slow: 'too slow, not waited for', failed: 'did not answer', none: 'nothing new' },
  save: 'Save this search',
} as const

export const FACETS = {
  title: 'Narrow the results',
  posted: 'Posted',
  remote: 'Place of work',
  remoteWords: { remote: 'Remote', hybrid: 'Hybrid', on_site: 'On site', unstated: 'Not stated' } as Record<
    string,
    string
  >,
  type: 'Employment type',
  company: 'Company',
  trust: 'Trust',
  on: (words: string) => `${words}, chosen`,
} as const

export const ITEM = {
  unpaid: 'Pay not stated',
  aYear: (low: string, high: string) => (low === high ? `about ${low} a year` : `about ${low}–${high} a year`),
  match: (percent: number) => `${percent}% Match`,
  why: "Why you're a match",
  view: 'View Job',
  viewOf: (title: string) => `View Job: ${title} (opens in a new tab)`,
  newTab: '(opens in a new tab)',
  verify: 'Verify This Job',
  verifyOf: (title: string) => `Verify This Job: ${title}`,
  closed: 'Closed',
  closedSince: (day: string) => `No longer shown by its board since ${day}`,
  posted: (day: string) => `Posted ${day}`,
  seen: (day: string) => `First seen ${day}`,
  own: "the employer's own board",
  shownOn: 'Shown on',
  where: (count: number) => `All ${count} places where it is shown`,
  gone: 'no longer shown',
  reasons: 'What its Trust Score rests on',
  score: (score: number) => `${score} out of 100`,
  unscored: 'Not scored yet: verify it to see its Trust Score.',
  remote: { remote: 'Remote', hybrid: 'Hybrid', on_site: '', unstated: '' } as Record<string, string>,
} as const

export const OPENING = {
  eyebrow: 'Job',
  checking: 'Verifying premium access...',
  back: 'Find a job',
  loading: 'Reading the job.',
  failed: 'This job could not be read.',
  retry: 'Try again',
  gone: 'This job is not here any more',
  goneWords: 'Closed jobs are kept for a while and then removed. A search may find one like it.',
  search: 'Search for jobs',
  open: 'Open',
  lastSeen: (day: string) => `Last seen ${day}`,
  about: 'About this job',
  shown: 'Where it is shown',
  text: 'What the posting says',
  noText: 'The board tells no text. Open the job to read it.',
  verify: 'Verify Job Posting',
} as const
