/** How well a resume fits a posting, and the table that the number is made of. */
import { useQuery } from '@tanstack/react-query'
import type { SeekerMatch } from '@trusthound/client'
import { answered, client } from './call'
import { MATCH } from './resumes'

export type Match = SeekerMatch
export type MatchRow = Match['rows'][number]
export type Standing = MatchRow['standing']
export type Suggestion = Match['suggestions'][number]

export function useMatch(verificationId: string, resumeId: string) {
  return useQuery({
    queryKey: [MATCH, verificationId, resumeId],
    queryFn: async ({ signal }): Promise<Match> =>
      (await answered(client.POST('/api/premium/match', { body: { verificationId, resumeId }, signal }))).match,
    // The same resume and posting are the same match; corrections ask for it anew.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
