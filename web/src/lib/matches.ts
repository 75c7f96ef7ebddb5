/** How well a resume fits a posting, and the table that the number is made of. */
import { useQuery } from '@tanstack/react-query'
import { answered } from './call'
import { MATCH } from './resumes'
import { untyped } from './untyped'

export type Standing = 'met' | 'partly' | 'not_shown' | 'cannot_tell'

export interface Suggestion {
  kind: 'bring_forward' | 'not_shown'
  text: string
  quotes: string[]
}

export interface MatchRow {
  kind: 'occupation' | 'skill' | 'years' | 'education' | 'licence' | 'language' | 'seniority' | 'place' | 'visa'
  need: 'must' | 'nice'
  /** As the posting has it. */
  asked: string
  standing: Standing
  shown: { quote: string; where: string; months: number | null; last: string | null; current: boolean }[]
  note: string
}

export interface Match {
  score: number | null
  rows: MatchRow[]
  reasons: string[]
  blockers: string[]
  suggestions: Suggestion[]
  wording: { text: string; model: string } | null
}

export function useMatch(verificationId: string, resumeId: string) {
  return useQuery({
    queryKey: [MATCH, verificationId, resumeId],
    queryFn: async ({ signal }): Promise<Match> =>
      (
        await answered<{ match: Match }>(
          untyped.POST('/api/premium/match', { body: { verificationId, resumeId }, signal }),
        )
      ).match,
    // The same resume and posting are the same match; corrections ask for it anew.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
