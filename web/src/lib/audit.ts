/** The call that reads what was done in an organisation, page by page. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditLog } from '@trusthound/client'
import { answered, client } from './call'

export type AuditLine = AuditLog['lines'][number]

export function useAuditLog() {
  return useInfiniteQuery({
    queryKey: ['audit-log'],
    queryFn: ({ signal, pageParam }): Promise<AuditLog> =>
      answered(client.GET('/api/audit', { params: { query: pageParam ? { cursor: pageParam } : {} }, signal })),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
