/** A message to us: sent once, with a ticket number; kept as it was typed until it has arrived. */
import { useEffect, useRef, useState } from 'react'
import { sendContactMessage, type Ticket } from '../../lib/contact'
import { useForm } from '../../lib/form'
import { useSettings } from '../../lib/settings'
import { useSubmit } from '../../lib/submit'
import { buttonLook, textLink } from '../../ui/button'
import { Field, TextField } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { CHARACTERS, CONTACT } from './copy'

const EMPTY = { name: '', email: '', subject: '', message: '' }

export function ContactForm({ known }: { known: { name: string; email: string } | null }) {
  const form = useForm({ ...EMPTY, ...known }, 'contact-draft')
  const [sent, setSent] = useState<(Ticket & { email: string }) | null>(null)
  const { submit, busy, problem } = useSubmit(form, sendContactMessage, (ticket) => {
    setSent({ ...ticket, email: form.values.email })
    form.clear()
  })
  if (sent) return <Sent {...sent} again={() => setSent(null)} />
  return (
    <form onSubmit={(event) => submit(event, form.values)} noValidate className="grid gap-5 sm:grid-cols-2">
      <Field
        form={form}
        name="name"
        label={CONTACT.name}
        missing={CONTACT.noName}
        required
        maxLength={CHARACTERS.name}
        autoComplete="name"
      />
      <Field
        form={form}
        name="email"
        label={CONTACT.email}
        missing={CONTACT.noEmail}
        required
        type="email"
        maxLength={CHARACTERS.email}
        autoComplete="email"
      />
      <Field
        form={form}
        name="subject"
        label={CONTACT.subject}
        missing={CONTACT.noSubject}
        required
        maxLength={CHARACTERS.subject}
        className="sm:col-span-2"
      />
      <TextField
        form={form}
        name="message"
        label={CONTACT.message}
        missing={CONTACT.noMessage}
        required
        rows={8}
        maxLength={CHARACTERS.message}
        className="sm:col-span-2"
      />
      {problem && (
        <div className="sm:col-span-2">
          <ProblemNote problem={problem} otherwise="">
            <p>{CONTACT.failed}</p>
            <ByMail {...form.values} />
          </ProblemNote>
        </div>
      )}
      <button type="submit" aria-disabled={busy} className={buttonLook('strong', 'sm:justify-self-start')}>
        {busy ? CONTACT.sending : problem ? CONTACT.retry : CONTACT.send}
      </button>
    </form>
  )
}

/** The same message in the person's own mail program. */
function ByMail({ subject, message }: { subject: string; message: string }) {
  const settings = useSettings()
  if (!settings) return null
  const filled = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`
  return (
    <a href={`mailto:${settings.supportMail}?${filled}`} className={`${textLink} inline-flex min-h-11 items-center`}>
      {CONTACT.byMail}
    </a>
  )
}

function Sent({ ticket, hasPriority, email, again }: Ticket & { email: string; again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status">
      <Icon name="check" className="size-9 text-verified" />
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl font-bold tracking-tight">
        {CONTACT.sent}
      </h2>
      <p className="mt-4 text-muted">{CONTACT.ticket}</p>
      <p className="font-mono text-xl font-semibold">{ticket}</p>
      <p className="mt-2 max-w-prose text-muted wrap-anywhere">
        {CONTACT.copied(email)} {hasPriority && CONTACT.priority}
      </p>
      <button type="button" className={buttonLook('outline', 'mt-5')} onClick={again}>
        {CONTACT.another}
      </button>
    </div>
  )
}
