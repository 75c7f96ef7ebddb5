/** Which organisation it is, what one may do there, and how much of the month is used. */
import { Link } from '@tanstack/react-router'
import { ROLES } from '../../features/candidate/copy'
import { useStats } from '../../lib/candidates'
import type { User } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { ORGANISATION } from './copy'

export function Organisation({ user, role }: { user: User; role: NonNullable<User['role']> }) {
  return (
    <>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-muted">{ORGANISATION.name}</dt>
        <dd className="mb-2 wrap-anywhere sm:mb-0">{user.organization}</dd>
        <dt className="text-muted">{ORGANISATION.role}</dt>
        <dd className="mb-2 sm:mb-0">{ROLES[role]}</dd>
        <dt className="text-muted">{ORGANISATION.month}</dt>
        <dd>
          <Month />
        </dd>
      </dl>
      <p className="mt-3 text-sm text-muted">{ORGANISATION.plan}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Link to="/enterprise/team" className={buttonLook('outline')}>
          {ORGANISATION.team}
        </Link>
        {role === 'admin' && (
          <Link to="/enterprise/api-keys" className={buttonLook('outline')}>
            {ORGANISATION.keys}
          </Link>
        )}
        <Link to="/enterprise-contact" className={buttonLook('outline')}>
          {ORGANISATION.sales}
        </Link>
      </div>
    </>
  )
}

function Month() {
  const { data, isError } = useStats()
  if (isError) return ORGANISATION.failed
  if (!data) return ORGANISATION.loading
  return data.limit === null ? ORGANISATION.noLimit(data.thisMonth) : ORGANISATION.of(data.thisMonth, data.limit)
}
