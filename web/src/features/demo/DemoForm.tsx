/** A wish for a demo: thanked for only once it has arrived, kept as it was typed until then. */
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { type DemoRequest, requestDemo, type Ticket } from '../../lib/contact'
import { useForm } from '../../lib/form'
import type { Problem } from '../../lib/problem'
import { useSettings } from '../../lib/settings'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { Field, Select, TextField } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { CHARACTERS, DEMO, TEAM_SIZES, TIMELINES, VOLUMES } from './copy'

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  jobTitle: '',
  teamSize: '',
  estimatedVolume: '',
  timeline: '',
  message: '',
}
type Name = keyof typeof EMPTY

export function DemoForm() {
  const form = useForm(EMPTY, 'demo-draft')
  const [sent, setSent] = useState<{ ticket: string; firstName: string } | null>(null)
  const { submit, busy, problem } = useSubmit(form, requestDemo, ({ ticket }: Ticket) => {
    setSent({ ticket, firstName: form.values.firstName })
    form.clear()
  })
  if (sent) return <ThankYou {...sent} again={() => setSent(null)} />
  const line = (name: Name, label: string, missing: string, more: Partial<ComponentProps<typeof Field<Name>>>) => (
    <Field {...{ form, name, label, missing }} required maxLength={CHARACTERS.field} {...more} />
  )
  const choice = (name: Name, label: string, missing: string, choices: [string, string][]) => (
    <Select {...{ form, name, label, missing, choices }} choose={DEMO.choose} required />
  )
  return (
    <form
      // What was chosen is one of the options: the form was checked.
      onSubmit={(event) => submit(event, form.values as DemoRequest)}
      noValidate
      className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
    >
      {line('firstName', DEMO.firstName, DEMO.noFirstName, { autoComplete: 'given-name' })}
      {line('lastName', DEMO.lastName, DEMO.noLastName, { autoComplete: 'family-name' })}
      {line('email', DEMO.email, DEMO.noEmail, { type: 'email', autoComplete: 'email', maxLength: CHARACTERS.email })}
      {line('phone', DEMO.phone, '', {
        type: 'tel',
        autoComplete: 'tel',
        required: false,
        maxLength: CHARACTERS.phone,
      })}
      {line('company', DEMO.company, DEMO.noCompany, { autoComplete: 'organization' })}
      {line('jobTitle', DEMO.jobTitle, DEMO.noJobTitle, { autoComplete: 'organization-title' })}
      <div className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-3">
        {choice('teamSize', DEMO.teamSize, DEMO.noTeamSize, same(TEAM_SIZES))}
        {choice('estimatedVolume', DEMO.volume, DEMO.noVolume, same(VOLUMES))}
        {choice('timeline', DEMO.timeline, DEMO.noTimeline, Object.entries(TIMELINES))}
      </div>
      <TextField
        form={form}
        name="message"
        label={DEMO.message}
        rows={4}
        maxLength={CHARACTERS.message}
        className="sm:col-span-2"
      />
      {problem && <Failed problem={problem} values={form.values} />}
      <button type="submit" aria-disabled={busy} className={buttonLook('strong', 'sm:justify-self-start')}>
        {busy ? DEMO.sending : problem ? DEMO.retry : DEMO.send}
      </button>
    </form>
  )
}

const same = (options: readonly string[]): [string, string][] => options.map((each) => [each, each])

function Failed({ problem, values }: { problem: Problem; values: Record<Name, string> }) {
  const settings = useSettings()
  const mail = settings?.salesMail ?? ''
  const body = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
  const filled = `subject=${encodeURIComponent(DEMO.subject)}&body=${encodeURIComponent(body.join('\n'))}`
  return (
    <div role="alert" className="flex gap-3 rounded-control border border-edge bg-sunken p-4 sm:col-span-2">
      <Icon name="warning" className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0 space-y-1 wrap-anywhere">
        <p className="font-semibold">{DEMO.failed(mail)}</p>
        <p>
          {problem.message} {DEMO.kept}
        </p>
        <a href={`mailto:${mail}?${filled}`} className={buttonLook('outline', 'mt-2')}>
          {DEMO.byMail}
        </a>
        {problem.requestId && (
          <p className="text-sm text-muted">
            Request <code className="font-mono">{problem.requestId}</code>
          </p>
        )}
      </div>
    </div>
  )
}

function ThankYou({ ticket, firstName, again }: { ticket: string; firstName: string; again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status">
      <Icon name="check" className="size-9 text-verified" />
      <h3 ref={heading} tabIndex={-1} className="mt-2 text-2xl font-bold tracking-tight">
        {DEMO.thanks}
      </h3>
      <p className="mt-2 text-lg wrap-anywhere">{DEMO.soon(firstName)}</p>
      <p className="mt-4 text-muted">{DEMO.ticket}</p>
      <p className="font-mono text-xl font-semibold">{ticket}</p>
      <button type="button" className={buttonLook('outline', 'mt-5')} onClick={again}>
        {DEMO.another}
      </button>
    </div>
  )
}
