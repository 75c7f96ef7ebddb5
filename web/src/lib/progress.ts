/** A check on its way in, by the name it was sent with; what the server does for it right now out. */
import { useQuery } from '@tanstack/react-query'
import type { Step } from '@trusthound/client'
import { answered, client } from './call'

export type { Step }

const ASKED_EVERY_MS = 1000
const ID_BYTES = 16

/** A name that nobody else guesses. */
export const newProgressId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Null while nothing is known: then no step is told. */
export function useStep(id: string | null): Step | null {
  const { data } = useQuery({
    queryKey: ['progress', id],
    queryFn: ({ signal }) =>
      answered(client.GET('/api/progress/{progress_id}', { params: { path: { progress_id: id ?? '' } }, signal })),
    enabled: id !== null,
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
    gcTime: 0,
  })
  return id === null ? null : (data?.step ?? null)
}
