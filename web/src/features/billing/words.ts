/** Where a plan stands in, one or two sentences about it out. */
import type { Billing } from '../../lib/billing'
import { daysLeft, longDayOf } from '../../lib/moment'
import { PLAN_WORDS } from './copy'
import type { Terms } from './terms'

export function stateOf(billing: Billing, terms: Terms, now: Date): string {
  const ends = billing.endsAt ?? billing.renewsAt
  switch (billing.status) {
    case 'none':
      return PLAN_WORDS.none(terms.daily)
    case 'trial': {
      const until = new Date(billing.trialEndsAt ?? now)
      return PLAN_WORDS.trial(longDayOf(until), daysLeft(now, until))
    }
    case 'active':
      return PLAN_WORDS.active(terms.price, dayOf(billing.renewsAt))
    case 'ending':
      return PLAN_WORDS.ending(dayOf(ends))
    case 'past_due':
      return PLAN_WORDS.past_due
    case 'granted':
      return PLAN_WORDS.granted
    case 'organization':
      return PLAN_WORDS.organization
  }
}

/** A moment of the server as a day, where the person is. */
export const dayOf = (moment: string | null): string => (moment === null ? '' : longDayOf(new Date(moment)))
