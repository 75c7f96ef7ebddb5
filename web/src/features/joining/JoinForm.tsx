/** A link's token in, a member of the team out: with the account at hand, or with a new one. */
import { useForm } from '../../lib/form'
import type { Problem } from '../../lib/problem'
import { useSubmit } from '../../lib/submit'
import { type Joined, joinTeam } from '../../lib/team'
import type { User } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Field, PasswordField } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { JOIN } from './copy'

interface JoinFormProps {
  token: string
  user: User | null
  done: (joined: Joined) => void
  /** The link is used, too old or taken back: nothing here helps. */
  refused: (problem: Problem) => void
}

export function JoinForm({ token, user, done, refused }: JoinFormProps) {
  const form = useForm({ name: '', password: '' })
  const join = (account: { name: string; password: string }) =>
    joinTeam({ token, ...account }).catch((problem: Problem) => {
      if (isOfTheLink(problem)) refused(problem)
      throw problem
    })
  const { submit, busy, problem } = useSubmit(form, join, done)
  const { name, password } = form.values
  return (
    <form
      noValidate
      aria-label={JOIN.title}
      className="space-y-5"
      onSubmit={(event) => submit(event, { name: name.trim(), password })}
    >
      {problem && <ProblemNote problem={problem} otherwise={JOIN.failed} />}
      {user ? <p className="wrap-anywhere">{JOIN.asUser(user.email)}</p> : <NewAccount form={form} />}
      <button type="submit" aria-disabled={busy} className={buttonLook('strong', 'w-full')}>
        {busy ? JOIN.busy : user ? JOIN.join : JOIN.submit}
      </button>
    </form>
  )
}

function NewAccount({ form }: { form: ReturnType<typeof useForm<'name' | 'password'>> }) {
  return (
    <>
      <p className="text-muted">{JOIN.newHere}</p>
      <Field
        form={form}
        name="name"
        label="Full name"
        missing="Please enter your name."
        autoComplete="name"
        maxLength={200}
        required
      />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        missing="Please choose a password."
        hint="Must be at least 8 characters"
        autoComplete="new-password"
        required
      />
    </>
  )
}

const isOfTheLink = ({ code }: Problem): boolean => code === 'link_expired'
