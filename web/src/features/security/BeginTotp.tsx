/** The password first: who finds a session open must not be able to lock its user out. */
import { offerTotp, type TotpOffer } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { PasswordDialog } from '../../ui/PasswordDialog'
import { TOTP } from './copy'

export function BeginTotp({ close, done }: { close: () => void; done: (offer: TotpOffer) => void }) {
  const form = useForm({ password: '' })
  const submission = useSubmit(form, offerTotp, done)
  return (
    <PasswordDialog
      words={TOTP.beginning}
      look="strong"
      form={form}
      submission={submission}
      asked={form.values.password}
      close={close}
    />
  )
}
