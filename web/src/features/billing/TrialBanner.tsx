/** How long a trial still lasts, and the way to keep what it gives. */
import { Link } from '@tanstack/react-router'
import { daysLeft } from '../../lib/moment'
import { textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { BANNER } from './copy'
import { useBilling } from './useBilling'

export function TrialBanner() {
  const { data } = useBilling()
  if (data?.status !== 'trial' || data.trialEndsAt === null) return null
  const days = daysLeft(new Date(), new Date(data.trialEndsAt))
  return (
    <div className="flex flex-wrap items-center gap-x-5 rounded-card bg-accent-soft px-4 py-2 sm:px-5">
      <p className="flex min-w-0 gap-2.5 py-1.5">
        <Icon name="info" className="mt-0.5 size-5 text-accent-deep" />
        <span>
          <strong className="font-semibold">{BANNER.days(days)}</strong> {BANNER.afterwards}
        </span>
      </p>
      <Link to="/account" hash="plan" className={`${textLink} inline-flex min-h-11 items-center font-semibold`}>
        {BANNER.keep}
      </Link>
    </div>
  )
}
