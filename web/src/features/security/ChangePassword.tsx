/** The present password and a new one; every other session ends. */
import { useQueryClient } from '@tanstack/react-query'
import { changePassword } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { PasswordField } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { PASSWORD } from './copy'

const FEWEST_CHARACTERS = 8

export function ChangePassword({ email }: { email: string }) {
  const queries = useQueryClient()
  // Named as the server names them, so that its word on one stands at that one.
  const form = useForm({ currentPassword: '', newPassword: '', confirm: '' })
  const { submit, busy, problem } = useSubmit(form, changePassword, () => {
    form.clear()
    toast(PASSWORD.done)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  })
  const { currentPassword, newPassword, confirm } = form.values
  return (
    <form
      noValidate
      aria-label={PASSWORD.title}
      className="max-w-md space-y-5"
      onSubmit={(event) => submit(event, { currentPassword, newPassword }, wrongWith(newPassword, confirm))}
    >
      {problem && <ProblemNote problem={problem} otherwise={PASSWORD.failed} />}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="currentPassword"
        label={PASSWORD.current}
        missing={PASSWORD.currentMissing}
        autoComplete="current-password"
        required
      />
      <PasswordField
        form={form}
        name="newPassword"
        label={PASSWORD.next}
        missing={PASSWORD.nextMissing}
        hint={PASSWORD.hint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        form={form}
        name="confirm"
        label={PASSWORD.confirm}
        missing={PASSWORD.confirmMissing}
        autoComplete="new-password"
        required
      />
      <button type="submit" aria-disabled={busy} className={buttonLook('strong')}>
        {busy ? PASSWORD.busy : PASSWORD.submit}
      </button>
    </form>
  )
}

function wrongWith(password: string, confirm: string): ['newPassword' | 'confirm', string] | null {
  if (Array.from(password).length < FEWEST_CHARACTERS) return ['newPassword', PASSWORD.tooShort]
  return password === confirm ? null : ['confirm', PASSWORD.different]
}
