/** What a new key is to do in; the key out. */
import { type FormEvent, useId, useState } from 'react'
import { type AskedApiKey, createApiKey, type NewApiKey, type Scope } from '../../lib/apiKeys'
import { useForm } from '../../lib/form'
import type { Problem } from '../../lib/problem'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { Field, Select } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { CREATE, SCOPES } from './copy'

const ALL = Object.keys(SCOPES) as Scope[]

export function CreateKey({ done }: { done: (key: NewApiKey) => void }) {
  const form = useForm({ name: '', environment: 'live', expiresAt: '' })
  const [scopes, setScopes] = useState<Scope[]>(['verify'])
  const { submit, busy, problem } = useSubmit(form, createApiKey, (key: NewApiKey) => {
    form.clear()
    setScopes(['verify'])
    done(key)
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { name, environment, expiresAt } = form.values
    const asked: AskedApiKey = {
      name,
      environment: environment === 'test' ? 'test' : 'live',
      scopes,
      expiresAt: expiresAt === '' ? null : endOf(expiresAt),
    }
    submit(event, asked)
  }
  return (
    <form noValidate className="space-y-4" onSubmit={send}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field form={form} name="name" label={CREATE.name} missing={CREATE.nameMissing} maxLength={100} required />
        <Select
          form={form}
          name="environment"
          label={CREATE.environment}
          choose={CREATE.choose}
          choices={Object.entries(CREATE.environments)}
          required
        />
      </div>
      <Scopes chosen={scopes} set={setScopes} error={scopes.length === 0 ? CREATE.scopesMissing : ''} />
      <Field form={form} name="expiresAt" type="date" label={CREATE.ends} hint={CREATE.endsHint} className="max-w-80" />
      {problem && <ProblemNote problem={problem} words={wordsFor(problem)} otherwise={CREATE.failed} />}
      <button type="submit" disabled={scopes.length === 0} aria-disabled={busy} className={buttonLook('strong')}>
        {busy ? CREATE.busy : CREATE.create}
      </button>
    </form>
  )
}

interface ScopesProps {
  chosen: Scope[]
  set: (scopes: Scope[]) => void
  error: string
}

function Scopes({ chosen, set, error }: ScopesProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{CREATE.scopes}</legend>
      {ALL.map((scope) => (
        <div key={scope} className="mt-2 flex gap-3">
          <input
            id={`${id}-${scope}`}
            type="checkbox"
            checked={chosen.includes(scope)}
            className="mt-0.5 size-6 shrink-0 accent-accent"
            onChange={(event) =>
              set(ALL.filter((each) => (each === scope ? event.target.checked : chosen.includes(each))))
            }
          />
          <label htmlFor={`${id}-${scope}`} className="py-0.5">
            {SCOPES[scope].does} <code className="text-sm text-muted">{SCOPES[scope].name}</code>
          </label>
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The last moment of that day, where the person is. */
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString()

const wordsFor = (problem: Problem): string => (problem.message ? `${CREATE.refused}${problem.message}` : CREATE.failed)
