/** Organisations, found by name or id, with their seats; each can be given another plan. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import {
  type AdministeredOrganization,
  changeTier,
  noteOrganizations,
  type Tier,
  useOrganizations,
} from '../../lib/operating'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { toast } from '../../ui/toast'
import { ORGANISATIONS, PLAN, SEARCH, TIERS } from './copy'
import { Search } from './Search'
import { TierField } from './TierField'

export function Organisations() {
  const [search, setSearch] = useState('')
  const query = useOrganizations(search)
  const organisations = query.data?.pages.flatMap((page) => page.organizations)
  return (
    <Part id="organisations" title={ORGANISATIONS.title} intro={ORGANISATIONS.intro}>
      <Search label={ORGANISATIONS.search} search={search} ask={setSearch} />
      <Paged query={query} words={ORGANISATIONS}>
        {organisations?.length === 0 && <p className="mt-4">{search ? SEARCH.none(search) : ORGANISATIONS.none}</p>}
        {organisations && organisations.length > 0 && (
          <ul className="mt-2 divide-y divide-line">
            {organisations.map((organisation) => (
              <Line key={organisation.id} organisation={organisation} />
            ))}
          </ul>
        )}
      </Paged>
    </Part>
  )
}

function Line({ organisation }: { organisation: AdministeredOrganization }) {
  const [asking, setAsking] = useState(false)
  const { name, tier, seatLimit, members, invited } = organisation
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p dir="auto" className="font-semibold">
          {name}
        </p>
        <p>
          {TIERS[tier]} · {ORGANISATIONS.seats(members, invited, seatLimit)}
        </p>
        <p className="text-sm text-muted">{ORGANISATIONS.since(momentOf(new Date(organisation.createdAt)))}</p>
        <p className="text-sm text-muted">{organisation.id}</p>
      </div>
      <button
        type="button"
        aria-label={PLAN.of(name)}
        className={buttonLook('outline')}
        onClick={() => setAsking(true)}
      >
        {PLAN.button}
      </button>
      {asking && <ChangePlan organisation={organisation} close={() => setAsking(false)} />}
    </li>
  )
}

function ChangePlan({ organisation, close }: { organisation: AdministeredOrganization; close: () => void }) {
  const queries = useQueryClient()
  const [tier, setTier] = useState<Tier>(organisation.tier)
  const action = useAction<void, { tier: Tier }>(
    () => changeTier(organisation.id, tier),
    async (changed) => {
      toast(PLAN.done(TIERS[changed.tier]))
      await noteOrganizations(queries)
      close()
    },
  )
  return (
    <Confirm
      title={PLAN.title(organisation.name)}
      yes={PLAN.yes}
      busy={PLAN.busy}
      no={PLAN.no}
      action={action}
      otherwise={PLAN.failed}
      close={close}
    >
      <p className="wrap-anywhere">{PLAN.why}</p>
      <TierField tier={tier} choose={setTier} />
    </Confirm>
  )
}
