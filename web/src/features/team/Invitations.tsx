/** Who is invited and has not joined yet: each can be sent again, or withdrawn. */
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../lib/action'
import { dayOf } from '../../lib/moment'
import { inviteMember, noteTeam, type TeamInvitation, withdrawInvitation } from '../../lib/team'
import { buttonLook } from '../../ui/button'
import { DeleteButton } from '../../ui/DeleteButton'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { INVITATIONS, INVITE, ROLE_NAMES, told, WITHDRAW } from './copy'

export function Invitations({ invitations, admin }: { invitations: TeamInvitation[]; admin: boolean }) {
  if (invitations.length === 0) return <p>{INVITATIONS.none}</p>
  return (
    <ul className="divide-y divide-line border-t border-line">
      {invitations.map((invitation) => (
        <Line key={invitation.id} invitation={invitation} admin={admin} />
      ))}
    </ul>
  )
}

function Line({ invitation, admin }: { invitation: TeamInvitation; admin: boolean }) {
  const { id, email, role, invitedAt, expiresAt } = invitation
  const queries = useQueryClient()
  const resend = useAction<void, unknown>(
    () => inviteMember({ email, role }),
    async () => {
      toast(INVITE.sent(email))
      await noteTeam(queries)
    },
  )
  const withdraw = useAction<void, void>(
    () => withdrawInvitation(id),
    async () => {
      toast(WITHDRAW.done)
      await noteTeam(queries)
    },
  )
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold wrap-anywhere">{email}</p>
          <p className="text-sm text-muted">{INVITATIONS.told(ROLE_NAMES[role], dayOf(invitedAt), dayOf(expiresAt))}</p>
        </div>
        {admin && (
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              aria-disabled={resend.busy}
              aria-label={INVITATIONS.resendLabel(email)}
              className={buttonLook('outline')}
              onClick={() => resend.act()}
            >
              {resend.busy ? INVITATIONS.resending : INVITATIONS.resend}
            </button>
            <DeleteButton
              words={{ ...WITHDRAW, ask: WITHDRAW.ask(email) }}
              label={WITHDRAW.label(email)}
              action={withdraw}
              told={told(WITHDRAW.failed)}
            >
              <p>{WITHDRAW.why}</p>
            </DeleteButton>
          </div>
        )}
      </div>
      {resend.problem && (
        <div className="mt-3">
          <ProblemNote problem={resend.problem} otherwise={INVITE.failed} words={told(INVITE.failed)(resend.problem)} />
        </div>
      )}
    </li>
  )
}
