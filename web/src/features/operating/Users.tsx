/** Users, found by name, address or id; each can be signed out everywhere. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { type AdministeredUser, endSessions, noteUsers, useUsers } from '../../lib/operating'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { toast } from '../../ui/toast'
import { SEARCH, SIGN_OUT, USERS } from './copy'
import { Search } from './Search'

export function Users() {
  const [search, setSearch] = useState('')
  const query = useUsers(search)
  const users = query.data?.pages.flatMap((page) => page.users)
  return (
    <Part id="users" title={USERS.title} intro={USERS.intro}>
      <Search label={USERS.search} search={search} ask={setSearch} />
      <Paged query={query} words={USERS}>
        {users?.length === 0 && <p className="mt-4">{search ? SEARCH.none(search) : USERS.none}</p>}
        {users && users.length > 0 && (
          <ul className="mt-2 divide-y divide-line">
            {users.map((user) => (
              <Line key={user.id} user={user} />
            ))}
          </ul>
        )}
      </Paged>
    </Part>
  )
}

function Line({ user }: { user: AdministeredUser }) {
  const [asking, setAsking] = useState(false)
  const facts = [
    user.isOperator && USERS.operator,
    user.organization,
    user.premiumUntil && USERS.premium(momentOf(new Date(user.premiumUntil))),
    !user.mailVerified && USERS.unproved,
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p dir="auto" className="font-semibold">
          {user.name}
        </p>
        <p>{user.email}</p>
        {facts.some(Boolean) && <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>}
        <p className="text-sm text-muted">
          {USERS.since(momentOf(new Date(user.createdAt)))} ·{' '}
          {user.lastSignInAt ? USERS.last(momentOf(new Date(user.lastSignInAt))) : USERS.never}
        </p>
        <p className="text-sm text-muted">{user.id}</p>
      </div>
      {user.sessions > 0 ? (
        <button
          type="button"
          aria-label={SIGN_OUT.of(user.name)}
          className={buttonLook('outline')}
          onClick={() => setAsking(true)}
        >
          {SIGN_OUT.button(user.sessions)}
        </button>
      ) : (
        <p className="text-sm text-muted">{USERS.away}</p>
      )}
      {asking && <SignOut user={user} close={() => setAsking(false)} />}
    </li>
  )
}

function SignOut({ user, close }: { user: AdministeredUser; close: () => void }) {
  const queries = useQueryClient()
  const action = useAction<void, { ended: number }>(
    () => endSessions(user.id),
    async ({ ended }) => {
      toast(SIGN_OUT.done(ended))
      await noteUsers(queries)
      close()
    },
  )
  return (
    <Confirm
      title={SIGN_OUT.title(user.name)}
      yes={SIGN_OUT.yes}
      busy={SIGN_OUT.busy}
      no={SIGN_OUT.no}
      action={action}
      otherwise={SIGN_OUT.failed}
      close={close}
    >
      <p className="wrap-anywhere">{SIGN_OUT.why}</p>
    </Confirm>
  )
}
