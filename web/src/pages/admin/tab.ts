/** The address's query in, which part of the administration is open out: /admin?tab=requests. */
const PARTS = ['requests', 'users', 'organisations', 'verifications', 'boards', 'tasks', 'reports'] as const

export interface AdminTab {
  tab?: (typeof PARTS)[number] | undefined
}

/** Named even where there is none: the router would keep what was asked. */
export const tabOf = ({ tab }: Record<string, unknown>): AdminTab => ({ tab: PARTS.find((each) => each === tab) })
