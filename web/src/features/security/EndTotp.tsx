/** Turning the second factor off needs both: the password and a code. */
import { endTotp } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { Field, PasswordField } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { TOTP } from './copy'

export function EndTotp({ close, done }: { close: () => void; done: () => void }) {
  const form = useForm({ password: '', code: '' })
  const { submit, busy, problem } = useSubmit(form, endTotp, () => {
    toast(TOTP.ended)
    done()
  })
  const { password, code } = form.values
  return (
    <Dialog title={TOTP.endTitle} close={close}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(event, { password, code: code.trim() })}>
        <p>{TOTP.endWords}</p>
        {problem && <ProblemNote problem={problem} otherwise={TOTP.endFailed} />}
        <PasswordField
          form={form}
          name="password"
          label={TOTP.password}
          missing={TOTP.passwordMissing}
          autoComplete="current-password"
          required
        />
        <Field
          form={form}
          name="code"
          label={TOTP.anyCode}
          missing={TOTP.anyCodeMissing}
          autoComplete="one-time-code"
          required
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" disabled={busy} className={buttonLook('outline')}>
            {busy ? TOTP.ending : TOTP.end}
          </button>
          <button type="button" className={buttonLook('strong')} onClick={close}>
            {TOTP.keep}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
