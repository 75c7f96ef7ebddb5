/** Another address for the account: the password once more, then a link to open there. */
import { askToChangeMail } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { Field } from '../../ui/Field'
import { PasswordDialog } from '../../ui/PasswordDialog'
import { MAIL } from './copy'

export function ChangeMail({ close, done }: { close: () => void; done: (email: string) => void }) {
  const form = useForm({ password: '', email: '' })
  const asked = { email: form.values.email.trim(), password: form.values.password }
  const submission = useSubmit(form, askToChangeMail, () => done(asked.email))
  return (
    <PasswordDialog words={MAIL.changing} look="strong" form={form} submission={submission} asked={asked} close={close}>
      <Field
        form={form}
        name="email"
        type="email"
        label={MAIL.next}
        missing={MAIL.nextMissing}
        autoComplete="email"
        maxLength={254}
        required
      />
    </PasswordDialog>
  )
}
