/** An address and a role in, an invitation on its way out. */
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { inviteMember, noteTeam, ROLES, type Role } from '../../lib/team'
import { buttonLook } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { Field, Select } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { INVITE, ROLE_MEANINGS, TEAM, told } from './copy'

export function InviteDialog({ close }: { close: () => void }) {
  const queries = useQueryClient()
  const form = useForm({ email: '', role: 'member' })
  const { submit, busy, problem } = useSubmit(form, inviteMember, ({ invitation }) => {
    toast(INVITE.sent(invitation.email))
    void noteTeam(queries)
    close()
  })
  const { email, role } = form.values
  return (
    <Dialog title={TEAM.invite} close={close}>
      <form
        noValidate
        aria-label={TEAM.invite}
        className="space-y-4"
        onSubmit={(event) => submit(event, { email: email.trim(), role: role as Role })}
      >
        {problem && <ProblemNote problem={problem} otherwise={INVITE.failed} words={told(INVITE.failed)(problem)} />}
        <Field
          form={form}
          name="email"
          label={INVITE.email}
          hint={INVITE.hint}
          missing={INVITE.emailMissing}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <Select
          form={form}
          name="role"
          label={INVITE.role}
          missing={INVITE.roleMissing}
          choose={INVITE.choose}
          choices={ROLES.map((each) => [each, ROLE_MEANINGS[each]])}
          required
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={busy} className={buttonLook('strong')}>
            {busy ? INVITE.busy : INVITE.send}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {INVITE.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
