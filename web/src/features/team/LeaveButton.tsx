/** Takes whoever is signed in out of their team, once that was confirmed. */
import { useRouter } from '@tanstack/react-router'
import { useAction } from '../../lib/action'
import { leaveTeam } from '../../lib/team'
import { forgetUser } from '../../lib/user'
import { DeleteButton } from '../../ui/DeleteButton'
import { toast } from '../../ui/toast'
import { LEAVE, told } from './copy'

export function LeaveButton() {
  const router = useRouter()
  const action = useAction<void, void>(leaveTeam, async () => {
    await router.navigate({ to: '/' })
    forgetUser()
    toast(LEAVE.done)
  })
  return (
    <DeleteButton words={LEAVE} action={action} told={told(LEAVE.failed)}>
      <p>{LEAVE.why}</p>
    </DeleteButton>
  )
}
