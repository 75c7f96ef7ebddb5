/** What a seeker looks for and finds: the filters as the address holds them, and the calls that answer. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FoundJob, JobSearchAnswer, WholeJob } from '@trusthound/client'
import { answered, client } from './call'

export type { FoundJob, JobSearchAnswer, WholeJob } from '@trusthound/client'

export const POSTED = ['any', '24h', '7d', '30d'] as const
export const SORTS = ['relevance', 'newest', 'trust', 'match'] as const
export const TYPES = ['full_time', 'part_time', 'contractor', 'temporary', 'intern', 'volunteer', 'per_diem'] as const
export const RADII = [10, 25, 50, 100] as const
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR'] as const

/** Unset is "": what stands in the address is only what somebody chose. */
export interface Filters {
  query: string
  location: string
  radiusKm: number | null
  minSalary: number | null
  currency: (typeof CURRENCIES)[number]
  postedWithin: (typeof POSTED)[number]
  remoteOnly: boolean
  hideScams: boolean
  minTrust: number | null
  employmentTypes: (typeof TYPES)[number][]
  company: string
  sort: (typeof SORTS)[number]
}

export const NO_FILTERS: Filters = {
  query: '',
  location: '',
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
}

export const JOB_SEARCH = 'job-search'
export const ONE_JOB = 'job'

/** Asked for once a search is in the address; the first page asks the boards themselves, too. */
export function useJobSearch(filters: Filters) {
  return useInfiniteQuery({
    queryKey: [JOB_SEARCH, filters],
    queryFn: ({ signal, pageParam }) => searchJobs(filters, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page: JobSearchAnswer) => page.cursor ?? undefined,
    enabled: filters.query !== '',
    networkMode: 'always',
    retry: false,
    staleTime: 60_000,
  })
}

const searchJobs = (filters: Filters, cursor: string, signal: AbortSignal): Promise<JobSearchAnswer> =>
  answered(
    client.POST('/api/premium/job-search', {
      body: { ...filters, cursor: cursor || null, limit: 20, live: cursor === '' },
      signal,
    }),
  )

export const jobsOf = (pages: JobSearchAnswer[] | undefined): FoundJob[] => pages?.flatMap((page) => page.jobs) ?? []

/** One of them with its whole text, a closed one as well. */
export function useJob(id: string) {
  return useQuery({
    queryKey: [ONE_JOB, id],
    queryFn: async ({ signal }): Promise<WholeJob> =>
      (await answered(client.GET('/api/premium/jobs/{job_id}', { params: { path: { job_id: id } }, signal }))).job,
    retry: false,
  })
}
