/** The last question before an account is gone. */
import { useRouter } from '@tanstack/react-router'
import { deleteAccount } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { forgetUser } from '../../lib/user'
import { PasswordDialog } from '../../ui/PasswordDialog'
import { toast } from '../../ui/toast'
import { DATA } from './copy'

export function DeleteAccount({ close }: { close: () => void }) {
  const router = useRouter()
  const form = useForm({ password: '' })
  const submission = useSubmit(form, deleteAccount, async () => {
    await router.navigate({ to: '/' })
    forgetUser()
    toast(DATA.deleted)
  })
  return (
    <PasswordDialog
      words={DATA.deletion}
      look="danger"
      form={form}
      submission={submission}
      asked={form.values.password}
      close={close}
    />
  )
}
