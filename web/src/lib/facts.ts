/** Everything that texts say with a number or a name: the settings and the catalogue of plans, together. */
import { useQuery } from '@tanstack/react-query'
import { type Offer, type Plans, readPlans, readSettings, type Settings } from './api'
import type { Asked } from './asked'

export interface Facts {
  settings: Settings
  plans: Plans
}

export function usePlans(): Asked<Plans> {
  const { data, isError, refetch } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => readPlans(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { answer: data ?? null, failed: isError, retry: () => void refetch() }
}

export function useFacts(): Asked<Facts> {
  const plans = usePlans()
  const { data, isError, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => readSettings(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    answer: data && plans.answer ? { settings: data, plans: plans.answer } : null,
    failed: isError || plans.failed,
    retry: () => {
      if (isError) void refetch()
      if (plans.failed) plans.retry()
    },
  }
}

/** What the texts call by its id; the catalogue of the domain has every one. */
export function offerOf({ plans, tiers }: Plans, id: Offer['id']): Offer {
  const found = [...plans, ...tiers].find((each) => each.id === id)
  if (!found) throw new Error(`the catalogue has no ${id}`)
  return found
}
