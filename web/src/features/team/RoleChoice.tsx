/** A member's role as a box to choose in; another one is asked about before it is given. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { changeRole, noteTeam, ROLES, type Role, type TeamMember } from '../../lib/team'
import { Confirm } from '../../ui/Confirm'
import { Icon } from '../../ui/Icon'
import { toast } from '../../ui/toast'
import { CHANGE, MEMBERS, ROLE_NAMES, told } from './copy'

interface RoleChoiceProps {
  member: TeamMember
  name: string
  self: boolean
}

export function RoleChoice({ member, name, self }: RoleChoiceProps) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Role | null>(null)
  const action = useAction<void, void>(
    () => changeRole(member.id, asked ?? member.role),
    async () => {
      await noteTeam(queries)
      setAsked(null)
      toast(CHANGE.done)
    },
  )
  return (
    <>
      <span className="relative inline-block">
        <select
          aria-label={MEMBERS.roleOf(name)}
          value={member.role}
          className="h-11 appearance-none rounded-control border border-edge bg-paper pr-9 pl-3 text-base text-ink"
          onChange={(event) => {
            action.clear()
            setAsked(event.target.value as Role)
          }}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {ROLE_NAMES[each]}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute top-3.5 right-2.5 size-4 text-muted" />
      </span>
      {asked && (
        <Confirm
          title={CHANGE.title(ROLE_NAMES[asked])}
          yes={CHANGE.yes}
          busy={CHANGE.busy}
          no={CHANGE.no}
          action={action}
          otherwise={CHANGE.failed}
          told={told(CHANGE.failed)}
          close={() => setAsked(null)}
        >
          <p className="wrap-anywhere">{self ? CHANGE.self : CHANGE.why(name)}</p>
        </Confirm>
      )}
    </>
  )
}
