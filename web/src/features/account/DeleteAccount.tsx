/** The last question before an account is gone: its password. */
import { useRouter } from '@tanstack/react-router'
import { deleteAccount } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { forgetUser } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { PasswordField } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { DATA } from './copy'

export function DeleteAccount({ close }: { close: () => void }) {
  const router = useRouter()
  const form = useForm({ password: '' })
  const { submit, busy, problem } = useSubmit(form, deleteAccount, async () => {
    await router.navigate({ to: '/' })
    forgetUser()
    toast(DATA.deleted)
  })
  return (
    <Dialog title={DATA.ask} close={close}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(event, form.values.password)}>
        <p>{DATA.askWords}</p>
        {problem && <ProblemNote problem={problem} otherwise={DATA.deleteFailed} />}
        <PasswordField
          form={form}
          name="password"
          label={DATA.password}
          missing={DATA.passwordMissing}
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" disabled={busy} className={buttonLook('danger')}>
            {busy ? DATA.yesBusy : DATA.yes}
          </button>
          <button type="button" className={buttonLook('strong')} onClick={close}>
            {DATA.no}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
