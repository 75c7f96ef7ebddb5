/** The address's query in, which part of the administration is open out: /admin?tab=requests. */
export interface AdminTab {
  tab?: 'requests' | undefined
}

/** Named even where there is none: the router would keep what was asked. */
export const tabOf = ({ tab }: Record<string, unknown>): AdminTab => ({ tab: tab === 'requests' ? tab : undefined })
