/** What was read of a posting, to be put right; what was typed stays until the new result is there. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { noteVerified } from '../../lib/allowance'
import type { VerificationAnswer } from '../../lib/api'
import { useForm } from '../../lib/form'
import { type Corrections, correct, resultKey } from '../../lib/results'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Field } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { CORRECT } from './copy'

type Name = keyof VerificationAnswer['job']

const NAMES: readonly Name[] = ['title', 'company', 'location', 'salary', 'posted']
const MOST_CHARACTERS = 300

/** Messages and examples have nothing to correct, and what is corrected already names its original. */
export function Correct({ answer }: { answer: VerificationAnswer }) {
  if (answer.kind !== 'posting' || answer.example || answer.correction) return null
  return (
    <div className="mt-3 print:hidden">
      <Disclosure title={CORRECT.open}>
        <Fields answer={answer} />
      </Disclosure>
    </div>
  )
}

function Fields({ answer: { id, job } }: { answer: VerificationAnswer }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<Name>({ ...job }, `correct-${id}`)
  const send = (changed: Corrections) => correct(id, changed)
  const { submit, busy, problem } = useSubmit(form, send, async (made) => {
    form.clear()
    queries.setQueryData(resultKey(made.id), made)
    noteVerified(queries)
    // Whoever comes back to the original finds the way to the correction.
    await navigate({ to: '/v/$id', params: { id }, search: { corrected: made.id }, replace: true })
    await navigate({ to: '/v/$id', params: { id: made.id } })
  })
  const changed = Object.fromEntries(
    NAMES.filter((name) => form.values[name].trim() !== job[name]).map((name) => [name, form.values[name]]),
  )
  const wrong: [Name, string] | null = Object.keys(changed).length === 0 ? ['title', CORRECT.nothing] : null
  const shared = { form, unmarked: true, maxLength: MOST_CHARACTERS, autoComplete: 'off', dir: 'auto' } as const
  return (
    <form
      noValidate
      aria-label={CORRECT.open}
      className="max-w-prose"
      onSubmit={(event) => submit(event, changed, wrong)}
    >
      <p className="text-muted">{CORRECT.intro}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field
          {...shared}
          name="title"
          label={CORRECT.fields.title}
          required
          missing={CORRECT.noTitle}
          className="sm:col-span-2"
        />
        <Field {...shared} name="company" label={CORRECT.fields.company} />
        <Field {...shared} name="location" label={CORRECT.fields.location} hint={CORRECT.location} />
        <Field {...shared} name="salary" label={CORRECT.fields.salary} hint={CORRECT.salary} />
        <Field form={form} unmarked name="posted" type="date" label={CORRECT.fields.posted} />
      </div>
      {problem && (
        <div className="mt-4">
          <ProblemNote problem={problem} otherwise={CORRECT.failed} />
        </div>
      )}
      <button type="submit" aria-disabled={busy} className={buttonLook('strong', 'mt-4')}>
        {busy ? CORRECT.judging : CORRECT.send}
      </button>
    </form>
  )
}
