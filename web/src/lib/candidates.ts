/** The calls about checks of candidates: verify, history, reports and what is done with them, the policy. */
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type {
  CandidateCopy,
  CandidateDispute,
  CandidateHistory,
  CandidateLink,
  CandidatePolicy,
  CandidateReview,
  CandidateVerification,
  EnterpriseStats,
  EnterpriseUsage,
} from '@trusthound/client'
import { answered, client, done } from './call'
import { sendForm } from './upload'

export type {
  CandidateCopy,
  CandidateLink,
  CandidatePolicy,
  CandidateReview,
  CandidateVerification,
  EnterpriseStats,
} from '@trusthound/client'
export type CandidateReport = CandidateCopy['report']
export type ReportItem = CandidateReport['redFlags'][number]
export type CandidateEvidence = ReportItem['evidence'][number]
export type TimelineEntry = CandidateVerification['timeline'][number]
export type ListedCheck = CandidateHistory['verifications'][number]
export type Decision = CandidateReview['decision']
export type Level = NonNullable<CandidateReport['recommendation']['level']>

export interface HistoryFilter {
  q: string
  level: Level | ''
  reviewed: '' | 'true' | 'false'
}

const CHECKS = '/api/enterprise/verifications'
const CHECK = `${CHECKS}/{verification_id}` as const
const STATS = ['enterprise-stats']
const USAGE = ['enterprise-usage']
const HISTORY = ['candidate-history']
const POLICY = ['candidate-policy']
const kept = (id: string) => ['candidate-check', id]
const named = (id: string) => ({ path: { verification_id: id } })

export interface Candidate {
  resume: File | null
  email: string
  employers: string
  linkedin: string
  attested: boolean
}

/** `progress` is told how much of the form has left, from 0 to 1. */
export async function verifyCandidate(
  { resume, email, employers, linkedin, attested }: Candidate,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<CandidateVerification> {
  const fields = {
    candidateEmail: email,
    claimedEmployers: employers,
    linkedinUrl: linkedin,
    ...(attested && { attested: 'true' }),
  }
  const asked = { fields, file: resume && { name: 'resume', content: resume } }
  const answer = await sendForm('/api/enterprise/verify', asked, progress, signal)
  return (answer as { verification: CandidateVerification }).verification
}

export function useStats() {
  return useQuery({
    queryKey: STATS,
    queryFn: async ({ signal }): Promise<EnterpriseStats> =>
      (await answered(client.GET('/api/enterprise/stats', { signal }))).stats,
  })
}

/** This month, day by day. */
export const useUsage = () =>
  useQuery({
    queryKey: USAGE,
    queryFn: ({ signal }): Promise<EnterpriseUsage> => answered(client.GET('/api/enterprise/usage', { signal })),
  })

export function useHistory({ q, level, reviewed }: HistoryFilter) {
  return useInfiniteQuery({
    queryKey: [...HISTORY, q, level, reviewed],
    queryFn: ({ signal, pageParam }): Promise<CandidateHistory> =>
      answered(
        client.GET(CHECKS, {
          params: {
            query: {
              cursor: pageParam,
              q,
              ...(level && { level }),
              ...(reviewed && { reviewed: reviewed === 'true' }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** An answer that is here already, such as that of a verification just made, is not asked for again. */
export function useCheck(id: string) {
  return useQuery({
    queryKey: kept(id),
    queryFn: async ({ signal }): Promise<CandidateVerification> =>
      (await answered(client.GET(CHECK, { params: named(id), signal }))).verification,
    staleTime: 60_000,
    retry: false,
  })
}

export const usePolicy = () =>
  useQuery({
    queryKey: POLICY,
    queryFn: ({ signal }): Promise<CandidatePolicy> => answered(client.GET('/api/enterprise/policy', { signal })),
  })

export function keepCheck(queries: QueryClient, check: CandidateVerification): void {
  queries.setQueryData(kept(check.id), check)
}

/** The report is there no more. */
export const dropCheck = (queries: QueryClient, id: string): void => queries.removeQueries({ queryKey: kept(id) })

export const readAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: kept(id) })

/** The figures and the list are asked for anew. */
export function noteChecked(queries: QueryClient): void {
  for (const queryKey of [STATS, USAGE, HISTORY]) void queries.invalidateQueries({ queryKey })
}

/** What is shown of every report follows from the policy. */
export function notePolicy(queries: QueryClient, policy: CandidatePolicy): void {
  queries.setQueryData(POLICY, policy)
  for (const queryKey of [HISTORY, ['candidate-check']]) void queries.invalidateQueries({ queryKey })
}

export const changePolicy = (change: Partial<CandidatePolicy>): Promise<CandidatePolicy> =>
  answered(client.PATCH('/api/enterprise/policy', { body: change }))

export const reviewCandidate = (id: string, review: { decision: Decision; note: string }): Promise<CandidateReview> =>
  answered(client.POST(`${CHECK}/review`, { params: named(id), body: review }))

/** The kept file once more: another report, linked to this one. */
export const recheckCandidate = async (id: string): Promise<CandidateVerification> =>
  (await answered(client.POST(`${CHECK}/recheck`, { params: named(id) }))).verification

export const shareWithCandidate = (id: string, mail: boolean): Promise<CandidateLink> =>
  answered(client.POST(`${CHECK}/share`, { params: named(id), body: { mail } }))

export const deleteCheck = (id: string): Promise<void> => done(client.DELETE(CHECK, { params: named(id) }))

export const FORMATS = ['pdf', 'json', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** The report as a file. */
export function exportCheck(id: string, format: Format): Promise<Blob> {
  const asked = { params: named(id), parseAs: 'blob' } as const
  const call = {
    pdf: () => client.GET(`${CHECK}/report.pdf`, asked),
    json: () => client.GET(`${CHECK}/report.json`, asked),
    csv: () => client.GET(`${CHECK}/report.csv`, asked),
  }[format]
  return answered(call()) as Promise<Blob>
}

export const readSelectionRates = (): Promise<Blob> =>
  answered(client.GET('/api/enterprise/selection-rates.csv', { parseAs: 'blob' })) as Promise<Blob>

/** All that the organisation owns, as a zip file. */
export const exportOrganization = (): Promise<Blob> =>
  answered(client.POST('/api/enterprise/export', { parseAs: 'blob' })) as Promise<Blob>

/** The token goes in the body, so that no address holds it. */
export const openCopy = (token: string): Promise<CandidateCopy> =>
  answered(client.POST('/api/candidate-reports', { body: { token } }))

export const disputeReport = (token: string, statement: string): Promise<CandidateDispute> =>
  answered(client.POST('/api/candidate-reports/dispute', { body: { token, statement } }))
