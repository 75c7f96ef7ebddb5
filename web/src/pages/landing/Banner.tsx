/** Says why the visitor landed here instead of on an employers' page, and the two ways on. */
import { Link } from '@tanstack/react-router'
import { useSettings } from '../../lib/settings'
import { textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { BANNER, BANNER_LINKS } from './copy'
import type { Reason } from './reason'

export function Banner({ reason }: { reason: Reason }) {
  const settings = useSettings()
  const link = `${textLink} inline-flex min-h-11 items-center font-semibold`
  return (
    <div role="status" className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-5 px-4 py-1.5 sm:px-6">
        <p className="flex min-w-0 gap-2.5 py-1.5">
          <Icon name="info" className="mt-0.5 size-5 text-accent-deep" />
          {BANNER[reason]}
        </p>
        <Link to="/enterprise-login" className={link}>
          {BANNER_LINKS.signIn}
        </Link>
        {settings && (
          <a href={`mailto:${settings.salesMail}?subject=Enterprise%20inquiry`} className={link}>
            {BANNER_LINKS.sales}
          </a>
        )}
      </div>
    </div>
  )
}
