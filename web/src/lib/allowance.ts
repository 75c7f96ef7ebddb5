/** How many verifications are left. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Allowance } from '@trusthound/client'
import { answered, client } from './call'

export type { Allowance } from '@trusthound/client'

const LEFT = ['allowance']
export const PAST_CHECKS = ['past-checks']

/** Null until it has come, and where it cannot be had. */
export function useAllowance(): Allowance | null {
  const { data } = useQuery({ queryKey: LEFT, queryFn: ({ signal }) => readAllowance(signal) })
  return data ?? null
}

/** After a verification, whatever came of it, there may be one less left, and one more in the past. */
export function noteVerified(queries: QueryClient): void {
  for (const queryKey of [LEFT, PAST_CHECKS]) void queries.invalidateQueries({ queryKey })
}

const readAllowance = (signal: AbortSignal): Promise<Allowance> => answered(client.GET('/api/allowance', { signal }))
