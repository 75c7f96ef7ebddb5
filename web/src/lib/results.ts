/** The calls about one kept result: the result, what stands beside it, and a new look at its posting. */
import { useQuery } from '@tanstack/react-query'
import type { Background, Correction, VerificationAnswer } from '@trusthound/client'
import { readVerification } from './api'
import { answered, client } from './call'

export type { Background }

const KEPT = '/api/verifications/{verification_id}'
const named = (id: string) => ({ params: { path: { verification_id: id } } })

export const resultKey = (id: string) => ['result', id]
/** What is kept does not change, but for a new scoring version. */
const FRESH_MS = 300_000

export const useResult = (id: string, enabled = true) =>
  useQuery({
    queryKey: resultKey(id),
    queryFn: ({ signal }) => readVerification(id, signal),
    staleTime: FRESH_MS,
    retry: false,
    enabled,
  })

export const useBackground = (id: string) =>
  useQuery({
    queryKey: ['background', id],
    queryFn: ({ signal }): Promise<Background> => answered(client.GET(`${KEPT}/background`, { ...named(id), signal })),
    staleTime: FRESH_MS,
    retry: false,
  })

export const checkAgain = (id: string): Promise<VerificationAnswer> => answered(client.POST(`${KEPT}/again`, named(id)))

export type Corrections = Correction

/** A result of its own, with what its reader corrected. */
export const correct = (id: string, corrections: Corrections): Promise<VerificationAnswer> =>
  answered(client.POST(`${KEPT}/corrections`, { ...named(id), body: corrections }))

export const dossierOf = (id: string): string => `/api/verifications/${encodeURIComponent(id)}/dossier`

export const signedReportOf = (id: string): string => `/api/verifications/${encodeURIComponent(id)}/report`
