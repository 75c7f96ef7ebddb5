/** The calls about lists of resumes: uploaded, started, paused, cancelled, read as they go on, taken away. */
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BulkJob, BulkJobs, BulkRows } from '@trusthound/client'
import { answered, client, done } from './call'
import { sendFiles } from './upload'

export type { BulkJob, BulkJobs } from '@trusthound/client'
export type Job = BulkJob['job']
export type BulkRow = BulkRows['rows'][number]
export type RowState = BulkRow['state']
export type Move = 'pause' | 'resume' | 'cancel'

const ALL = '/api/enterprise/bulk'
const ONE = `${ALL}/{job_id}` as const
const LISTS = ['bulk-lists']
const ROWS = 'bulk-rows'
const list = (id: string) => ['bulk-list', id]
const named = (id: string) => ({ path: { job_id: id } })
// Rows end by the second; nobody asks while the page is hidden.
const SOON_MS = 1_500

export interface Wanted {
  list: File
  resumes: File | null
}

/** `progress` is told how much of both files has left, from 0 to 1. */
export const uploadList = (
  { list: table, resumes }: Wanted,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<BulkJob> =>
  sendFiles(ALL, { list: table, ...(resumes && { resumes }) }, progress, signal) as Promise<BulkJob>

export const isUnderWay = ({ state, rows }: Job): boolean => state === 'running' || rows.working > 0

export const useLists = () =>
  useInfiniteQuery({
    queryKey: LISTS,
    queryFn: ({ signal, pageParam }): Promise<BulkJobs> =>
      answered(client.GET(ALL, { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

export const useList = (id: string) =>
  useQuery({
    queryKey: list(id),
    queryFn: ({ signal }): Promise<BulkJob> => answered(client.GET(ONE, { params: named(id), signal })),
    retry: false,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.job) ? SOON_MS : false),
  })

/** `version` changes when rows may have. */
export const useRows = (id: string, states: RowState[], version: string) =>
  useInfiniteQuery({
    queryKey: [ROWS, id, states.join(), version],
    queryFn: ({ signal, pageParam }): Promise<BulkRows> =>
      answered(
        client.GET(`${ONE}/rows`, { params: { ...named(id), query: { state: states, after: pageParam } }, signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
    placeholderData: (before) => before,
  })

export function keepList(queries: QueryClient, answer: BulkJob): void {
  queries.setQueryData(list(answer.job.id), answer)
  void noteLists(queries)
}

export const noteLists = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: LISTS })

export const startList = (id: string, asFarAsPossible: boolean): Promise<BulkJob> =>
  answered(client.POST(`${ONE}/start`, { params: named(id), body: { attested: true, asFarAsPossible } }))

export const moveList = (id: string, move: Move): Promise<BulkJob> =>
  answered(client.POST(`${ONE}/{move}`, { params: { path: { job_id: id, move } } }))

export const deleteList = (id: string): Promise<void> => done(client.DELETE(ONE, { params: named(id) }))

export const TEMPLATE = `${ALL}/template.csv`

/** Addresses of files: the browser saves them as they come, however large they are. */
export const resultsOf = (id: string) =>
  [
    ['csv', `${ALL}/${id}/results.csv`],
    ['json', `${ALL}/${id}/results.json`],
    ['zip', `${ALL}/${id}/reports.zip`],
  ] as const
