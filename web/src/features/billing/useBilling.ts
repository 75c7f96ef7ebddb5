/** The user's plan and payments, and what changes them: afterwards all of it is asked anew. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Action, useAction } from '../../lib/action'
import { type Billing, readBilling } from '../../lib/billing'
import { toast } from '../../ui/toast'

const KEY = ['billing']

export const useBilling = (again?: (billing: Billing | undefined) => number | false) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readBilling(signal),
    refetchInterval: ({ state }) => again?.(state.data) ?? false,
  })

/** Does it, reads the plan anew, and says that it is done. */
export function useChange(change: () => Promise<unknown>, said: string, then = () => {}): Action<void> {
  const queries = useQueryClient()
  return useAction<void, unknown>(change, async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: KEY }),
      queries.invalidateQueries({ queryKey: ['session'] }),
      queries.invalidateQueries({ queryKey: ['allowance'] }),
    ])
    toast(said)
    then()
  })
}
