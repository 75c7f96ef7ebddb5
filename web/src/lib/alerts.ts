/** The calls about saved searches, watched jobs and their mails. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { SavedSearchAnswer, SavedSearches, WatchAnswer, WatchedJobs } from '@trusthound/client'
import { answered, client, done } from './call'
import { type Filters, JOB_SEARCH, ONE_JOB } from './search'

export type SavedSearch = SavedSearchAnswer
export type Watch = WatchAnswer
export type WatchNews = Watch['news'][number]
export type Mails = SavedSearches['mails']
export type HowOften = SavedSearch['alert']

/** What the server counts up to; one more is "more than". */
export const MOST_NEW = 200
export const OFTEN = ['off', 'instant', 'daily', 'weekly'] as const

const SEARCHES = '/api/premium/searches'
const WATCHES = '/api/premium/watches'
const SEARCH = `${SEARCHES}/{search_id}` as const
const WATCH = `${WATCHES}/{watch_id}` as const
const SEARCH_LIST = ['saved-searches']
const WATCH_LIST = ['watches']
const searchNamed = (id: string) => ({ params: { path: { search_id: id } } })
const watchNamed = (id: string) => ({ params: { path: { watch_id: id } } })

export const useSavedSearches = () =>
  useQuery({
    queryKey: SEARCH_LIST,
    queryFn: ({ signal }): Promise<SavedSearches> => answered(client.GET(SEARCHES, { signal })),
    retry: false,
  })

export const useWatches = () =>
  useQuery({
    queryKey: WATCH_LIST,
    queryFn: ({ signal }): Promise<WatchedJobs> => answered(client.GET(WATCHES, { signal })),
    retry: false,
  })

export const searchesChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: SEARCH_LIST })

/** What a search found says which of its jobs are watched, too. */
export async function watchesChanged(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: WATCH_LIST }),
    queries.invalidateQueries({ queryKey: [JOB_SEARCH] }),
    queries.invalidateQueries({ queryKey: [ONE_JOB] }),
  ])
}

export interface Wish {
  name: string
  search: Filters
  alert: HowOften
}

const asked = (wish: Wish) => ({ ...wish, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' })

export const saveSearch = (wish: Wish): Promise<SavedSearch> => answered(client.POST(SEARCHES, { body: asked(wish) }))

export const changeSearch = ({ id, ...wish }: Wish & { id: string }): Promise<SavedSearch> =>
  answered(client.PUT(SEARCH, { ...searchNamed(id), body: asked(wish) }))

export const seeSearch = (id: string): Promise<void> => done(client.POST(`${SEARCH}/seen`, searchNamed(id)))

export const deleteSearch = (id: string): Promise<void> => done(client.DELETE(SEARCH, searchNamed(id)))

export const restoreSearch = (id: string): Promise<void> => done(client.POST(`${SEARCH}/restore`, searchNamed(id)))

export const watchJob = (jobId: string): Promise<Watch> => answered(client.POST(WATCHES, { body: { jobId } }))

export const stopWatching = (id: string): Promise<void> => done(client.DELETE(WATCH, watchNamed(id)))

export const restoreWatch = (id: string): Promise<void> => done(client.POST(`${WATCH}/restore`, watchNamed(id)))

export const sendMailsAgain = (topic: 'alerts' | 'watches'): Promise<void> =>
  done(client.POST('/api/premium/alerts/mails', { body: { topic } }))

export const restWasRead = (): Promise<void> => done(client.POST('/api/premium/alerts/rest/seen'))
