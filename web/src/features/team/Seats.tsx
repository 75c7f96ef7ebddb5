/** The organisation's name and plan, how many seats are taken, and the way to fill another. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Team } from '../../lib/team'
import { buttonLook, textLink } from '../../ui/button'
import { TEAM } from './copy'
import { InviteDialog } from './InviteDialog'

export function Seats({ organization, admin }: { organization: Team['organization']; admin: boolean }) {
  const { name, plan, seats_used: used, seat_limit: limit, seats_available: available } = organization
  return (
    <section aria-labelledby="organization" className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <h2 id="organization" className="min-w-0 flex-1 basis-52 text-xl font-bold tracking-tight wrap-anywhere">
          {name}
        </h2>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <div>
            <dt className="text-sm text-muted">{TEAM.plan}</dt>
            <dd className="font-bold">{TEAM.planName(plan)}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{TEAM.seats}</dt>
            <dd className="font-bold tabular-nums">
              <span aria-hidden="true">{TEAM.seatsOf(used, limit < 0 ? TEAM.unlimited : String(limit))}</span>
              <span className="sr-only">{TEAM.seatsHeard(used, limit)}</span>
            </dd>
          </div>
        </dl>
        {admin && <Invite full={available === 0} />}
      </div>
      <p className="mt-3 text-sm text-muted">{admin ? TEAM.seatsHint : TEAM.onlyAdmins}</p>
    </section>
  )
}

function Invite({ full }: { full: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={full ? 'basis-full sm:basis-auto' : ''}>
      <button
        type="button"
        disabled={full}
        aria-describedby={full ? 'seats-full' : undefined}
        className={buttonLook('strong')}
        onClick={() => setOpen(true)}
      >
        {TEAM.invite}
      </button>
      {full && (
        <p id="seats-full" className="mt-2 max-w-72 text-sm font-semibold text-caution">
          {TEAM.full}{' '}
          <Link to="/enterprise" hash="pricing" className={textLink}>
            {TEAM.upgrade}
          </Link>
        </p>
      )}
      {open && <InviteDialog close={() => setOpen(false)} />}
    </div>
  )
}
