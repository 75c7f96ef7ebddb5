/** Asks for the password again, before something that a session left open somewhere must not do alone. */
import type { ReactNode } from 'react'
import type { Form } from '../lib/form'
import type { Submission } from '../lib/submit'
import { buttonLook } from './button'
import { Dialog } from './Dialog'
import { PasswordField } from './Field'
import { ProblemNote } from './ProblemNote'

interface PasswordDialogProps<Name extends string, Asked> {
  words: {
    title: string
    why: string
    yes: string
    busy: string
    no: string
    /** What is said when the server's answer cannot be read. */
    failed: string
  }
  look: 'strong' | 'outline' | 'danger'
  form: Form<Name | 'password'>
  submission: Submission<Name | 'password', Asked>
  asked: Asked
  close: () => void
  /** What else is asked for. */
  children?: ReactNode
}

export function PasswordDialog<Name extends string, Asked>({
  words,
  look,
  form,
  submission: { submit, busy, problem },
  asked,
  close,
  children,
}: PasswordDialogProps<Name, Asked>) {
  return (
    <Dialog title={words.title} close={close}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(event, asked)}>
        <p>{words.why}</p>
        {problem && <ProblemNote problem={problem} otherwise={words.failed} />}
        <PasswordField
          form={form}
          name="password"
          label="Your password"
          missing="Please enter your password."
          autoComplete="current-password"
          required
        />
        {children}
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={busy} className={buttonLook(look)}>
            {busy ? words.busy : words.yes}
          </button>
          {/* Only one of both is the strong one. */}
          <button type="button" className={buttonLook(look === 'strong' ? 'outline' : 'strong')} onClick={close}>
            {words.no}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
