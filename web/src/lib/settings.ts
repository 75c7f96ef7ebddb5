/** Names, mail addresses and numbers that the server decides; null until they have come. */
import { useQuery } from '@tanstack/react-query'
import { readSettings, type Settings } from './api'

export function useSettings(): Settings | null {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => readSettings(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
