/** Name, email and a password typed twice; the new account is signed in and goes on. */
import { Link } from '@tanstack/react-router'
import { signUp } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { buttonLook, textLink } from '../../ui/button'
import { Field } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { FIELDS, SIGN_UP } from './copy'
import { NewPassword } from './NewPassword'
import { wrongWith } from './passwords'

export function SignUpForm({ done }: { done: () => void }) {
  const form = useForm({ name: '', email: '', password: '', confirm: '' })
  const { submit, busy, problem } = useSubmit(form, signUp, done)
  const { name, email, password, confirm } = form.values
  return (
    <form
      noValidate
      aria-label={SIGN_UP.title}
      className="space-y-5"
      onSubmit={(event) =>
        submit(event, { name: name.trim(), email: email.trim(), password }, wrongWith(password, confirm))
      }
    >
      {problem && <ProblemNote problem={problem} otherwise={SIGN_UP.failed} />}
      <Field
        form={form}
        name="name"
        label={FIELDS.name}
        missing={FIELDS.nameMissing}
        autoComplete="name"
        maxLength={200}
        required
      />
      <Field
        form={form}
        name="email"
        label={FIELDS.email}
        missing={FIELDS.emailMissing}
        type="email"
        autoComplete="username"
        required
      />
      <NewPassword form={form} label={FIELDS.password} />
      <p className="text-sm text-muted">
        {SIGN_UP.agree}{' '}
        <Link to="/terms" className={textLink}>
          {SIGN_UP.terms}
        </Link>{' '}
        {SIGN_UP.and}{' '}
        <Link to="/privacy" className={textLink}>
          {SIGN_UP.privacy}
        </Link>
        .
      </p>
      <button type="submit" aria-disabled={busy} className={buttonLook('strong', 'w-full')}>
        {busy ? SIGN_UP.busy : SIGN_UP.submit}
      </button>
    </form>
  )
}
