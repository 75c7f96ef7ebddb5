/** An address in; what to do next out, the same whether there is such an account or not. */
import { useEffect, useRef, useState } from 'react'
import { askForReset } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { Field } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { FIELDS, FORGOT } from './copy'

export function ForgotForm() {
  const form = useForm({ email: '' })
  const [sent, setSent] = useState(false)
  const { submit, busy, problem } = useSubmit(form, askForReset, () => setSent(true))
  const email = form.values.email.trim()
  if (sent) return <Sent email={email} again={() => setSent(false)} />
  return (
    <form noValidate aria-label={FORGOT.title} className="space-y-5" onSubmit={(event) => submit(event, email)}>
      {problem && <ProblemNote problem={problem} otherwise={FORGOT.failed} />}
      <Field
        form={form}
        name="email"
        label={FIELDS.email}
        missing={FIELDS.emailMissing}
        type="email"
        autoComplete="username"
        required
      />
      <button type="submit" aria-disabled={busy} className={buttonLook('strong', 'w-full')}>
        {busy ? FORGOT.busy : FORGOT.submit}
      </button>
    </form>
  )
}

function Sent({ email, again }: { email: string; again: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="text-lg font-semibold">
        {FORGOT.sentTitle}
      </h2>
      <p className="mt-2 wrap-anywhere">{FORGOT.sent(email)}</p>
      <p className="mt-2 text-muted">{FORGOT.notThere}</p>
      <button type="button" className={buttonLook('outline', 'mt-4')} onClick={again}>
        {FORGOT.again}
      </button>
    </div>
  )
}
