/** Which of the two products a page belongs to: the employers' by its path, or by the host it is read on. */
import { useRouterState } from '@tanstack/react-router'
import { useSettings } from './settings'

export type Brand = 'consumer' | 'enterprise'

/** Hosts whose name holds "enterprise", and those that the server marks because its settings list them. */
export const isEnterpriseHost = (
  name = globalThis.location.hostname,
  mark = document.documentElement.dataset.host,
): boolean => name.includes('enterprise') || mark === 'enterprise'

export const brandOf = (path: string): Brand =>
  isEnterpriseHost() || /^\/(?:enterprise(?:[/-]|$)|candidate-report\/?$)/.test(path) ? 'enterprise' : 'consumer'

export const useBrand = (): Brand => useRouterState({ select: (state) => brandOf(state.location.pathname) })

/** The product's name on this page; the shipped one until the settings have come. */
export function useBrandName(): string {
  const brand = useBrand()
  const settings = useSettings()
  return brand === 'enterprise' ? (settings?.enterpriseName ?? 'TrustHire') : (settings?.productName ?? 'TrustHound')
}
