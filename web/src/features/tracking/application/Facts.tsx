/** What is known of an application, to be changed; only what was changed is sent. */
import { useQueryClient } from '@tanstack/react-query'
import { type Application, type Change, change, noteApplication, type Outcome } from '../../../lib/applications'
import { useForm } from '../../../lib/form'
import { useSubmit } from '../../../lib/submit'
import { buttonLook } from '../../../ui/button'
import { Field, Select } from '../../../ui/Field'
import { ProblemNote } from '../../../ui/ProblemNote'
import { toast } from '../../../ui/toast'
import { OUTCOMES } from '../copy'
import { FACTS } from './copy'

const NAMES = [
  'title',
  'company',
  'location',
  'url',
  'salary',
  'payAsked',
  'payOffered',
  'appliedOn',
  'outcome',
] as const
type Words = Record<(typeof NAMES)[number], string>

export function Facts({ application }: { application: Application }) {
  const queries = useQueryClient()
  const before = Object.fromEntries(NAMES.map((name) => [name, application[name] ?? ''])) as Words
  const form = useForm(before)
  const { submit, busy, problem } = useSubmit(
    form,
    (values: Words) => change(application.id, changed(before, values)),
    (told) => {
      for (const name of NAMES) form.set(name, told[name] ?? '')
      toast(FACTS.saved)
      void noteApplication(queries, told)
    },
  )
  return (
    <form noValidate className="space-y-3" onSubmit={(event) => submit(event, form.values)}>
      <Select
        form={form}
        name="outcome"
        label={FACTS.outcome}
        unmarked
        choose={FACTS.noOutcome}
        choices={Object.entries(OUTCOMES)}
      />
      <Field form={form} name="appliedOn" label={FACTS.appliedOn} unmarked type="date" />
      <Field form={form} name="salary" label={FACTS.salary} unmarked maxLength={100} />
      <Field form={form} name="payAsked" label={FACTS.payAsked} unmarked maxLength={100} />
      <Field form={form} name="payOffered" label={FACTS.payOffered} unmarked maxLength={100} />
      <Field form={form} name="title" label={FACTS.jobTitle} missing={FACTS.missing} required maxLength={200} />
      <Field form={form} name="company" label={FACTS.company} unmarked maxLength={200} />
      <Field form={form} name="location" label={FACTS.location} unmarked maxLength={200} />
      <Field form={form} name="url" label={FACTS.url} unmarked inputMode="url" autoCapitalize="none" />
      {problem && <ProblemNote problem={problem} otherwise={FACTS.failed} />}
      <button type="submit" aria-disabled={busy} className={buttonLook('strong', 'mt-1')}>
        {busy ? FACTS.busy : FACTS.save}
      </button>
    </form>
  )
}

/** What another tab changed meanwhile stays as that tab left it. */
function changed(before: Words, { outcome, appliedOn, ...words }: Words): Change {
  const told: Change = {}
  for (const [name, value] of Object.entries(words) as [keyof typeof words, string][])
    if (value !== before[name]) told[name] = value
  if (outcome !== before.outcome) told.outcome = (outcome || null) as Outcome | null
  if (appliedOn !== before.appliedOn) told.appliedOn = appliedOn || null
  return told
}
