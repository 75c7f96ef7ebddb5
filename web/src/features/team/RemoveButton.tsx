/** Takes a member out of the team, once that was confirmed. */
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../lib/action'
import { noteTeam, removeMember, type TeamMember } from '../../lib/team'
import { DeleteButton } from '../../ui/DeleteButton'
import { toast } from '../../ui/toast'
import { REMOVE, told } from './copy'

export function RemoveButton({ member, name }: { member: TeamMember; name: string }) {
  const queries = useQueryClient()
  const action = useAction<void, void>(
    () => removeMember(member.id),
    async () => {
      toast(REMOVE.done)
      await noteTeam(queries)
    },
  )
  return (
    <DeleteButton
      words={{ ...REMOVE, ask: REMOVE.ask(name) }}
      label={REMOVE.label(name)}
      action={action}
      told={told(REMOVE.failed)}
    >
      <p>{REMOVE.why}</p>
    </DeleteButton>
  )
}
