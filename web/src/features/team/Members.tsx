/** The members as a table, on a phone as cards: each with role, state, days, and the way out. */

import { dayOf, momentOf } from '../../lib/moment'
import type { TeamMember } from '../../lib/team'
import { MEMBERS, ROLE_NAMES } from './copy'
import { LeaveButton } from './LeaveButton'
import { RemoveButton } from './RemoveButton'
import { RoleChoice } from './RoleChoice'

interface MembersProps {
  members: TeamMember[]
  /** Whose page this is. */
  self: string
  admin: boolean
}

export function Members({ members, self, admin }: MembersProps) {
  return (
    <>
      <table className="block w-full text-left md:table">
        <thead className="sr-only text-sm text-muted md:not-sr-only md:table-header-group">
          <tr>
            {[...MEMBERS.columns, MEMBERS.actions].map((each) => (
              <th key={each} scope="col" className="pr-4 pb-2 font-normal last:pr-0 last:text-right">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block space-y-3 md:table-row-group">
          {members.map((member) => (
            <Row key={member.id} member={member} self={member.id === self} admin={admin} />
          ))}
        </tbody>
      </table>
      {members.length === 1 && admin && <p className="mt-4 text-muted">{MEMBERS.alone}</p>}
    </>
  )
}

function Row({ member, self, admin }: { member: TeamMember; self: boolean; admin: boolean }) {
  const name = nameOf(member)
  const [, role, status, joined, login] = MEMBERS.columns
  return (
    <tr className="block rounded-control border border-line p-4 md:table-row md:rounded-none md:border-x-0 md:border-b-0">
      <th scope="row" className="block pb-2 font-normal md:table-cell md:py-3 md:pr-4 md:align-middle">
        <span className="font-semibold wrap-anywhere" dir="auto">
          {name}
        </span>
        {self && <span className="text-muted"> ({MEMBERS.you})</span>}
        {name !== member.email && <span className="block text-sm text-muted wrap-anywhere">{member.email}</span>}
      </th>
      <Cell label={role}>
        {admin ? <RoleChoice member={member} name={name} self={self} /> : ROLE_NAMES[member.role]}
      </Cell>
      <Cell label={status}>{member.is_active ? MEMBERS.active : MEMBERS.inactive}</Cell>
      <Cell label={joined}>
        <time dateTime={member.joined_at}>{dayOf(member.joined_at)}</time>
      </Cell>
      <Cell label={login}>
        {member.last_login === null ? (
          MEMBERS.never
        ) : (
          <time dateTime={member.last_login}>{momentOf(new Date(member.last_login))}</time>
        )}
      </Cell>
      <td className="block pt-3 empty:hidden md:table-cell md:py-3 md:text-right md:empty:table-cell">
        {self ? <LeaveButton /> : admin && <RemoveButton member={member} name={name} />}
      </td>
    </tr>
  )
}

/** Its column's name is beside it where the columns are not. */
function Cell({ label, children }: { label: string | undefined; children: React.ReactNode }) {
  return (
    <td className="flex items-center justify-between gap-4 py-1 md:table-cell md:py-3 md:pr-4">
      <span aria-hidden="true" className="text-sm text-muted md:hidden">
        {label}
      </span>
      <span className="text-right md:text-left">{children}</span>
    </td>
  )
}

const nameOf = ({ first_name, last_name, email }: TeamMember): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email
