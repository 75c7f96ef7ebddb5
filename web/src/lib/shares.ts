/** Links to a result: its owner's own, and what is read under one. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { AskedShare, Share, SharedResult } from '@trusthound/client'
import { answered, client, done } from './call'

export type { AskedShare, Share, SharedResult }
export type Visibility = Share['visibility']

const SHARES = '/api/verifications/{verification_id}/shares'
const keyOf = (id: string) => ['shares', id]

/** `id` of the result. A 404 says that it is not among the own checks of who asks. */
export const useShares = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<Share[]> =>
      (await answered(client.GET(SHARES, { params: { path: { verification_id: id } }, signal }))).shares,
    retry: false,
  })

export const makeShare = (id: string, asked: AskedShare): Promise<Share> =>
  answered(client.POST(SHARES, { params: { path: { verification_id: id } }, body: asked }))

export const endShare = (id: string, share: string): Promise<void> =>
  done(client.DELETE(`${SHARES}/{share_id}`, { params: { path: { verification_id: id, share_id: share } } }))

export const noteShares = (queries: QueryClient, id: string) => queries.invalidateQueries({ queryKey: keyOf(id) })

/** The page that others open. */
export const addressOf = (share: Share): string => `${globalThis.location.origin}/s/${share.id}`

/** Asked anew each time it is opened: a link may have ended. */
export const useSharedResult = (share: string) =>
  useQuery({
    queryKey: ['shared', share],
    queryFn: ({ signal }): Promise<SharedResult> =>
      answered(client.GET('/api/shared/{share_id}', { params: { path: { share_id: share } }, signal })),
    retry: false,
  })
