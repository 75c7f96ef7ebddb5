/** Employers' demo requests, the newest first; each becomes an organisation once, with a plan that is chosen. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { type DemoRequest, noteRequests, type Tier, useDemoRequests, welcomeEmployer } from '../../lib/operating'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { toast } from '../../ui/toast'
import { REQUESTS, TIERS, WELCOME } from './copy'
import { TierField } from './TierField'

export function DemoRequests() {
  const query = useDemoRequests()
  const requests = query.data?.pages.flatMap((page) => page.requests)
  return (
    <Part id="requests" title={REQUESTS.title} intro={REQUESTS.intro}>
      <Paged query={query} words={REQUESTS}>
        {requests?.length === 0 && <p>{REQUESTS.none}</p>}
        {requests && requests.length > 0 && (
          <ul className="divide-y divide-line">
            {requests.map((request) => (
              <Line key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Paged>
    </Part>
  )
}

function Line({ request }: { request: DemoRequest }) {
  const [asking, setAsking] = useState(false)
  const { company, email, tier } = request
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="font-semibold">
          {company}
          {request.hasPriority && <span className="font-normal text-muted"> · {REQUESTS.priority}</span>}
        </p>
        <p>
          {request.firstName} {request.lastName}, {request.jobTitle}
        </p>
        <p className="text-sm text-muted">{[email, request.phone].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-muted">
          {REQUESTS.wish(request.teamSize, request.estimatedVolume, request.timeline)}
        </p>
        <p className="text-sm text-muted">
          {request.ticket} · {momentOf(new Date(request.madeAt))}
        </p>
        {request.message && (
          <p dir="auto" className="mt-2 whitespace-pre-line">
            {request.message}
          </p>
        )}
      </div>
      {tier ? (
        <p className="font-semibold text-verified">{REQUESTS.customer(TIERS[tier])}</p>
      ) : (
        <button
          type="button"
          aria-label={REQUESTS.makeFor(company)}
          className={buttonLook('outline')}
          onClick={() => setAsking(true)}
        >
          {REQUESTS.make}
        </button>
      )}
      {asking && <Welcome request={request} close={() => setAsking(false)} />}
    </li>
  )
}

function Welcome({ request, close }: { request: DemoRequest; close: () => void }) {
  const queries = useQueryClient()
  const [tier, setTier] = useState<Tier>('starter')
  const action = useAction<void, { invited: string }>(
    () => welcomeEmployer(request.id, tier),
    async ({ invited }) => {
      toast(WELCOME.done(invited))
      await noteRequests(queries)
      close()
    },
  )
  return (
    <Confirm
      title={WELCOME.title(request.company)}
      yes={WELCOME.yes}
      busy={WELCOME.busy}
      no={WELCOME.no}
      action={action}
      otherwise={WELCOME.failed}
      close={close}
    >
      <p className="wrap-anywhere">{WELCOME.why(request.email)}</p>
      <TierField tier={tier} choose={setTier} />
    </Confirm>
  )
}
