/** What operators look through and act on: tasks that failed, boards, results; page by page. */
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { AdministeredBoards, AdministeredVerifications, FailedTasks } from '@trusthound/client'
import { answered, client, done } from './call'

export type FailedTask = FailedTasks['tasks'][number]
export type AdministeredBoard = AdministeredBoards['boards'][number]
export type AdministeredVerification = AdministeredVerifications['verifications'][number]
export type Steering = 'pause' | 'ask-again' | 'remove'

const TASKS = ['admin', 'tasks']
const BOARDS = ['admin', 'boards']
const VERIFICATIONS = ['admin', 'verifications']

/** Those whose name has the words in it; all of them for none. */
export function useFailedTasks(search: string) {
  return useInfiniteQuery({
    queryKey: [...TASKS, search],
    queryFn: ({ signal, pageParam }): Promise<FailedTasks> =>
      answered(client.GET('/api/admin/tasks', { params: { query: { search, cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: FailedTasks) => page.nextCursor ?? undefined,
  })
}

export const retryTask = (id: string) =>
  done(client.POST('/api/admin/tasks/{task_id}/retry', { params: { path: { task_id: id } } }))

export const noteTasks = (queries: QueryClient) => queries.invalidateQueries({ queryKey: TASKS })

/** Those whose name, address or id has the words in it; all of them for none. */
export function useAllBoards(search: string) {
  return useInfiniteQuery({
    queryKey: [...BOARDS, search],
    queryFn: ({ signal, pageParam }): Promise<AdministeredBoards> =>
      answered(client.GET('/api/admin/boards', { params: { query: { search, cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: AdministeredBoards) => page.nextCursor ?? undefined,
  })
}

export const steerBoard = (id: string, steering: Steering) =>
  done(client.POST('/api/admin/boards/{board_id}/{steering}', { params: { path: { board_id: id, steering } } }))

export const noteAllBoards = (queries: QueryClient) => queries.invalidateQueries({ queryKey: BOARDS })

/** Those of a host and its subdomains, or the one of an id; all that have an address for none. */
export function useVerifications(search: string) {
  return useInfiniteQuery({
    queryKey: [...VERIFICATIONS, search],
    queryFn: ({ signal, pageParam }): Promise<AdministeredVerifications> =>
      answered(client.GET('/api/admin/verifications', { params: { query: { search, cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: AdministeredVerifications) => page.nextCursor ?? undefined,
  })
}

export const deleteVerification = (id: string) =>
  done(client.DELETE('/api/admin/verifications/{verification_id}', { params: { path: { verification_id: id } } }))

export const noteVerifications = (queries: QueryClient) => queries.invalidateQueries({ queryKey: VERIFICATIONS })
