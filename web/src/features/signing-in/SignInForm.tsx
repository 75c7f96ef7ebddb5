/** Email and password, then a code where the account asks for one; goes on half a second after it worked. */
import { Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { signIn } from '../../lib/accounts'
import { type Form, useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import type { User } from '../../lib/user'
import { buttonLook, textLink } from '../../ui/button'
import { Field, PasswordField } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { CODE, FIELDS, SIGN_IN } from './copy'

const ONWARD_MS = 500
const CODE_WANTED = 'totp_required'

type Asked = 'email' | 'password' | 'code'

/** `onward` tells where a user goes from here. */
export function SignInForm({ onward }: { onward: (user: User) => string }) {
  const router = useRouter()
  const form = useForm<Asked>({ email: '', password: '', code: '' })
  const [remember, setRemember] = useState(false)
  const [user, setUser] = useState<User | null>(null)
  const { submit, busy, problem } = useSubmit(form, signIn, setUser)
  const [asksCode, setAsksCode] = useState(false)
  const wanted = problem?.code === CODE_WANTED
  useEffect(() => {
    if (wanted) setAsksCode(true)
  }, [wanted])
  const target = user && onward(user)
  useEffect(() => {
    if (target === null) return
    const going = setTimeout(() => router.history.push(target), ONWARD_MS)
    return () => clearTimeout(going)
  }, [target, router])

  const { email, password, code } = form.values
  const send = (event: FormEvent<HTMLFormElement>) =>
    submit(event, { email: email.trim(), password, remember, ...(asksCode && { code: code.trim() }) })
  return (
    <form noValidate onSubmit={send} className="space-y-5" aria-label={SIGN_IN.submit}>
      {problem && !wanted && <ProblemNote problem={problem} otherwise={SIGN_IN.failed} />}
      {asksCode ? (
        <CodeStep
          form={form}
          other={() => {
            form.clear()
            setAsksCode(false)
          }}
        />
      ) : (
        <>
          <Field
            form={form}
            name="email"
            label={FIELDS.email}
            missing={FIELDS.emailMissing}
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField
            form={form}
            name="password"
            label={FIELDS.password}
            missing={FIELDS.passwordMissing}
            autoComplete="current-password"
            required
          />
          <Remember checked={remember} change={setRemember} />
        </>
      )}
      <div>
        <button type="submit" disabled={user !== null} aria-disabled={busy} className={buttonLook('strong', 'w-full')}>
          {busy ? SIGN_IN.busy : asksCode ? CODE.submit : SIGN_IN.submit}
        </button>
        <p role="status" className={user ? 'mt-3 text-muted' : 'sr-only'}>
          {user && SIGN_IN.done}
        </p>
      </div>
    </form>
  )
}

function Remember({ checked, change }: { checked: boolean; change: (checked: boolean) => void }) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="remember"
            checked={checked}
            onChange={(event) => change(event.target.checked)}
            aria-describedby="remember-hint"
            className="size-5 accent-accent"
          />
          {SIGN_IN.remember}
        </label>
        <Link to="/forgot-password" className={`${textLink} inline-flex min-h-11 items-center`}>
          {SIGN_IN.forgot}
        </Link>
      </div>
      <p id="remember-hint" className="text-sm text-muted">
        {SIGN_IN.rememberHint}
      </p>
    </div>
  )
}

function CodeStep({ form, other }: { form: Form<Asked>; other: () => void }) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => step.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={step} className="space-y-4">
      <h2 className="text-lg font-semibold">{CODE.title}</h2>
      <p className="text-muted">{CODE.ask}</p>
      <Field
        form={form}
        name="code"
        label={CODE.label}
        missing={CODE.missing}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button type="button" className={buttonLook('quiet')} onClick={other}>
        {CODE.other}
      </button>
    </div>
  )
}
