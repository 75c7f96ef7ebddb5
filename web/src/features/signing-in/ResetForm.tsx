/** A link's token and a new password in; the old one is gone, and every session with it. */
import { resetPassword } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { NO_ANSWER, type Problem } from '../../lib/problem'
import { useSubmit } from '../../lib/submit'
import { forgetUser } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { FIELDS, RESET } from './copy'
import { NewPassword } from './NewPassword'
import { wrongWith } from './passwords'

interface ResetFormProps {
  token: string
  done: () => void
  /** The link is used or too old: another has to be asked for. */
  refused: (problem: Problem) => void
}

export function ResetForm({ token, done, refused }: ResetFormProps) {
  const form = useForm({ password: '', confirm: '' })
  const send = (password: string) =>
    resetPassword(token, password).catch((problem: Problem) => {
      if (isOfTheLink(problem)) refused(problem)
      throw problem
    })
  const { submit, busy, problem } = useSubmit(form, send, () => {
    forgetUser()
    done()
  })
  const { password, confirm } = form.values
  return (
    <form
      noValidate
      aria-label={RESET.title}
      className="space-y-5"
      onSubmit={(event) => submit(event, password, wrongWith(password, confirm))}
    >
      {problem && <ProblemNote problem={problem} otherwise={RESET.failed} />}
      <NewPassword form={form} label={FIELDS.newPassword} />
      <button type="submit" aria-disabled={busy} className={buttonLook('strong', 'w-full')}>
        {busy ? RESET.busy : RESET.submit}
      </button>
    </form>
  )
}

/** Neither the password, nor too many tries, nor the server's trouble: then it is the link. */
export const isOfTheLink = ({ code, field, status }: Problem): boolean =>
  code !== NO_ANSWER && field !== 'password' && status >= 400 && status < 500 && status !== 429
