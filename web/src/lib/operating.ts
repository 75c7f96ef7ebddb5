/** What whoever runs the installation reads of it: figures that are asked for anew by the clock, and its days. */
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type {
  AdministeredOrganizations,
  AdministeredUsers,
  AdminSeries,
  AdminStats,
  DemoRequests,
} from '@trusthound/client'
import { answered, client } from './call'

export type { AdminStats } from '@trusthound/client'
export type Activity = AdminStats['recentActivity'][number]
export type Day = AdminSeries['days'][number]
export type DemoRequest = DemoRequests['requests'][number]
export type AdministeredUser = AdministeredUsers['users'][number]
export type AdministeredOrganization = AdministeredOrganizations['organizations'][number]
export type Tier = NonNullable<DemoRequest['tier']>
export type Days = '30' | '90'

export const EVERY_MS = 30_000
const SERIES_EVERY_MS = 10 * EVERY_MS

/** Not asked for while the page is hidden; once it is seen again, at once. */
export function useAdminStats() {
  return useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }): Promise<AdminStats> => answered(client.GET('/api/admin/stats', { signal })),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: EVERY_MS,
    retry: false,
  })
}

/** Those of before stay on the screen until the others are there. */
export function useAdminSeries(days: Days) {
  return useQuery({
    queryKey: ['admin', 'series', days],
    queryFn: ({ signal }): Promise<AdminSeries> =>
      answered(client.GET('/api/admin/series', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: SERIES_EVERY_MS,
    staleTime: SERIES_EVERY_MS,
    retry: false,
  })
}

const REQUESTS = ['admin', 'demo-requests']

export function useDemoRequests() {
  return useInfiniteQuery({
    queryKey: REQUESTS,
    queryFn: ({ signal, pageParam }): Promise<DemoRequests> =>
      answered(client.GET('/api/admin/demo-requests', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: DemoRequests) => page.nextCursor ?? undefined,
  })
}

/** Makes an organisation of it, and invites whoever asked as its first admin. */
export const welcomeEmployer = (id: string, tier: Tier) =>
  answered(
    client.POST('/api/admin/demo-requests/{request_id}/organization', {
      params: { path: { request_id: id } },
      body: { tier },
    }),
  )

export const noteRequests = (queries: QueryClient) => queries.invalidateQueries({ queryKey: REQUESTS })

const USERS = ['admin', 'users']

/** Those whose name, address or id has the words in it; all of them for none. */
export function useUsers(search: string) {
  return useInfiniteQuery({
    queryKey: [...USERS, search],
    queryFn: ({ signal, pageParam }): Promise<AdministeredUsers> =>
      answered(client.GET('/api/admin/users', { params: { query: { search, cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: AdministeredUsers) => page.nextCursor ?? undefined,
  })
}

/** On every device; how many sessions ended. */
export const endSessions = (id: string) =>
  answered(client.POST('/api/admin/users/{user_id}/end-sessions', { params: { path: { user_id: id } } }))

export const noteUsers = (queries: QueryClient) => queries.invalidateQueries({ queryKey: USERS })

const ORGANIZATIONS = ['admin', 'organizations']

/** Those whose name or id has the words in it; all of them for none. */
export function useOrganizations(search: string) {
  return useInfiniteQuery({
    queryKey: [...ORGANIZATIONS, search],
    queryFn: ({ signal, pageParam }): Promise<AdministeredOrganizations> =>
      answered(client.GET('/api/admin/organizations', { params: { query: { search, cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: AdministeredOrganizations) => page.nextCursor ?? undefined,
  })
}

export const changeTier = (id: string, tier: Tier) =>
  answered(
    client.PATCH('/api/admin/organizations/{organization_id}', {
      params: { path: { organization_id: id } },
      body: { tier },
    }),
  )

export const noteOrganizations = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ORGANIZATIONS })
