/** A new password, typed twice. */
import type { Form } from '../../lib/form'
import { PasswordField } from '../../ui/Field'
import { FIELDS } from './copy'

export function NewPassword({ form, label }: { form: Form<'password' | 'confirm'>; label: string }) {
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={label}
        missing={FIELDS.newMissing}
        hint={FIELDS.passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        form={form}
        name="confirm"
        label={FIELDS.confirm}
        missing={FIELDS.confirmMissing}
        autoComplete="new-password"
        required
      />
    </>
  )
}
