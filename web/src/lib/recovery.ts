/** The recovery guide: a page that the server writes itself, so that it works without script. No route of ours. */

export const RECOVERY_GUIDE = '/help/scammed'

/** What the guide's address calls each thing that somebody may have given. */
export type Given =
  | 'card'
  | 'transfer'
  | 'crypto'
  | 'gift_card'
  | 'cheque'
  | 'id'
  | 'ssn'
  | 'bank_login'
  | 'code'
  | 'software'

export const recoveryGuide = (given: Given): string => `${RECOVERY_GUIDE}?given=${given}`
