/** The catalogue in, what selling Premium needs of it out. */
import type { Plans } from '../../lib/api'
import { offerOf } from '../../lib/facts'

export interface Terms {
  /** In words, such as "$9". */
  price: string
  trialDays: number
  /** Of the free plan; null is no limit. */
  daily: number | null
}

export function termsOf(plans: Plans): Terms {
  const premium = offerOf(plans, 'premium')
  return {
    price: premium.price,
    trialDays: premium.trialDays,
    daily: offerOf(plans, 'free').dailyVerifications,
  }
}
