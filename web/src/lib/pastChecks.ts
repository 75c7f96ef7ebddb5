/** A user's own past checks, page by page. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { PastChecks } from '@trusthound/client'
import { PAST_CHECKS } from './allowance'
import { answered, client } from './call'

export type { PastCheck } from '@trusthound/client'

export function usePastChecks() {
  return useInfiniteQuery({
    queryKey: PAST_CHECKS,
    queryFn: ({ signal, pageParam }) => readPastChecks(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page: PastChecks) => page.nextCursor ?? undefined,
  })
}

const readPastChecks = (cursor: string, signal: AbortSignal): Promise<PastChecks> =>
  answered(client.GET('/api/verifications', { params: { query: { cursor } }, signal }))
