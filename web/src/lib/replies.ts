/** What employers reply to results, and how it is shown that a domain is theirs. */
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BeginProof, DomainProof, GiveReply, LoggedReplies, Replies } from '@trusthound/client'
import { answered, client, done } from './call'

export type { BeginProof, DomainProof, GiveReply, Replies } from '@trusthound/client'
export type Reply = Replies['log'][number]
export type Corrections = NonNullable<Reply['corrections']>
export type Position = NonNullable<Reply['position']>
export type Way = BeginProof['way']
export type LoggedReply = LoggedReplies['replies'][number]

const PATH = '/api/verifications/{verification_id}/replies'
const LOOK_AGAIN_MS = 3_000
const at = (id: string) => ({ params: { path: { verification_id: id } } })
const keyOf = (id: string) => ['replies', id]

/** Asked again while a correction is being looked at: that takes seconds. */
export function useReplies(id: string, enabled: boolean) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }): Promise<Replies> => answered(client.GET(PATH, { ...at(id), signal })),
    refetchInterval: ({ state }) => (state.data?.disputed ? LOOK_AGAIN_MS : false),
    enabled,
    retry: false,
  })
}

export const noteReplies = (queries: QueryClient, id: string) => queries.invalidateQueries({ queryKey: keyOf(id) })

export const beginProof = (id: string, body: BeginProof): Promise<DomainProof> =>
  answered(client.POST('/api/verifications/{verification_id}/domain-proofs', { ...at(id), body }))

export const checkProof = (proofId: string): Promise<DomainProof> =>
  answered(client.POST('/api/domain-proofs/{proof_id}/check', { params: { path: { proof_id: proofId } } }))

export const openProofLink = (token: string): Promise<DomainProof> =>
  answered(client.POST('/api/domain-proofs/open', { body: { token } }))

export const giveReply = (id: string, body: GiveReply): Promise<Replies> =>
  answered(client.POST(PATH, { ...at(id), body }))

export const withdrawReply = (id: string, replyId: string): Promise<void> =>
  done(
    client.DELETE('/api/verifications/{verification_id}/replies/{reply_id}', {
      params: { path: { verification_id: id, reply_id: replyId } },
    }),
  )

const ALL = ['admin', 'replies']

export function useAllReplies() {
  return useInfiniteQuery({
    queryKey: ALL,
    queryFn: ({ signal, pageParam }): Promise<LoggedReplies> =>
      answered(client.GET('/api/admin/replies', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: LoggedReplies) => page.nextCursor ?? undefined,
  })
}

export const hideReply = (replyId: string, hidden: boolean): Promise<void> =>
  done(
    client.PUT('/api/admin/replies/{reply_id}/visibility', {
      params: { path: { reply_id: replyId } },
      body: { hidden },
    }),
  )

export const noteAllReplies = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ALL })
