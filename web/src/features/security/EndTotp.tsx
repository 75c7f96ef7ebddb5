/** Turning the second factor off needs both: the password and a code. */
import { endTotp } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { Field } from '../../ui/Field'
import { PasswordDialog } from '../../ui/PasswordDialog'
import { toast } from '../../ui/toast'
import { TOTP } from './copy'

export function EndTotp({ close, done }: { close: () => void; done: () => void }) {
  const form = useForm({ password: '', code: '' })
  const submission = useSubmit(form, endTotp, () => {
    toast(TOTP.ended)
    done()
  })
  const { password, code } = form.values
  return (
    <PasswordDialog
      words={TOTP.ending}
      look="outline"
      form={form}
      submission={submission}
      asked={{ password, code: code.trim() }}
      close={close}
    >
      <Field
        form={form}
        name="code"
        label={TOTP.anyCode}
        missing={TOTP.anyCodeMissing}
        autoComplete="one-time-code"
        required
      />
    </PasswordDialog>
  )
}
