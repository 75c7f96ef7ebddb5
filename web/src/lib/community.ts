/** What applicants tell became of an application, and the queue of what shows it. */
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Outcomes, TellOutcome, WaitingReports } from '@trusthound/client'
import { answered, client, done } from './call'

export type { Outcomes, TellOutcome } from '@trusthound/client'
export type Outcome = TellOutcome['outcome']
export type OwnOutcome = NonNullable<Outcomes['own']>
export type WaitingReport = WaitingReports['reports'][number]

const PATH = '/api/verifications/{verification_id}/outcomes'
const at = (id: string) => ({ params: { path: { verification_id: id } } })
const keyOf = (id: string) => ['outcomes', id]

export function useOutcomes(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }): Promise<Outcomes> => answered(client.GET(PATH, { ...at(id), signal })),
    retry: false,
  })
}

export const tellOutcome = (id: string, told: TellOutcome): Promise<Outcomes> =>
  answered(client.PUT(PATH, { ...at(id), body: told }))

export const takeBackOutcome = (id: string): Promise<void> => done(client.DELETE(PATH, at(id)))

export const noteOutcomes = (queries: QueryClient, id: string) => queries.invalidateQueries({ queryKey: keyOf(id) })

const WAITING = ['admin', 'reports']

export function useWaitingReports() {
  return useInfiniteQuery({
    queryKey: WAITING,
    queryFn: ({ signal, pageParam }): Promise<WaitingReports> =>
      answered(client.GET('/api/admin/reports', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: WaitingReports) => page.nextCursor ?? undefined,
  })
}

export const decideEvidence = (id: string, accepted: boolean): Promise<void> =>
  done(
    client.PUT('/api/admin/reports/{report_id}/decision', {
      params: { path: { report_id: id } },
      body: { accepted },
    }),
  )

export const noteWaiting = (queries: QueryClient) => queries.invalidateQueries({ queryKey: WAITING })
