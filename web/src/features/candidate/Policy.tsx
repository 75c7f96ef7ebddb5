/** What an organisation decides about its reports, for its admins; and the rates of its decisions as a table. */
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useAction } from '../../lib/action'
import { type CandidatePolicy, changePolicy, notePolicy, readSelectionRates, usePolicy } from '../../lib/candidates'
import { useForm } from '../../lib/form'
import { asProblem } from '../../lib/problem'
import { saveFile } from '../../lib/save'
import { buttonLook } from '../../ui/button'
import { Field } from '../../ui/Field'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { POLICY } from './copy'

export function Policy() {
  const { data, error, isFetching, refetch } = usePolicy()
  if (data)
    return (
      <>
        <PolicyForm policy={data} />
        <Rates />
      </>
    )
  if (error && !isFetching)
    return (
      <ProblemNote problem={asProblem(error)} otherwise={POLICY.readFailed}>
        <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
          {POLICY.retry}
        </button>
      </ProblemNote>
    )
  return <Loading words={POLICY.loading} lines={3} />
}

function PolicyForm({ policy }: { policy: CandidatePolicy }) {
  const queries = useQueryClient()
  const form = useForm({ retentionDays: String(policy.retentionDays) })
  const [signalsOnly, setSignalsOnly] = useState(policy.signalsOnly)
  const [doNotKeep, setDoNotKeep] = useState(policy.doNotKeep)
  const { act, busy, problem } = useAction(changePolicy, (changed) => {
    toast(POLICY.saved)
    notePolicy(queries, changed)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const days = Number(form.values.retentionDays)
    if (!Number.isInteger(days) || days < 1 || days > 365) {
      form.blame(event.currentTarget, 'retentionDays', POLICY.daysWrong)
      return
    }
    act({ signalsOnly, retentionDays: days, doNotKeep })
  }
  return (
    <form noValidate className="space-y-3" onSubmit={submit}>
      <Tick label={POLICY.signalsOnly} checked={signalsOnly} set={setSignalsOnly} />
      <Tick label={POLICY.doNotKeep} checked={doNotKeep} set={setDoNotKeep} />
      <Field
        form={form}
        name="retentionDays"
        label={POLICY.days}
        hint={POLICY.daysHint}
        missing={POLICY.daysWrong}
        inputMode="numeric"
        required
        className="max-w-72"
      />
      {problem && <ProblemNote problem={problem} otherwise={POLICY.failed} />}
      <button type="submit" aria-disabled={busy} className={buttonLook('outline')}>
        {busy ? POLICY.saving : POLICY.save}
      </button>
    </form>
  )
}

function Tick({ label, checked, set }: { label: string; checked: boolean; set: (yes: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        className="mt-0.5 size-6 shrink-0 accent-accent"
        onChange={(event) => set(event.target.checked)}
      />
      <label htmlFor={id} className="py-0.5">
        {label}
      </label>
    </div>
  )
}

function Rates() {
  const { act, busy, problem } = useAction<void, Blob>(readSelectionRates, (table) =>
    saveFile(table, 'selection-rates.csv'),
  )
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="mb-3 text-sm text-muted">{POLICY.ratesHint}</p>
      {problem && <ProblemNote problem={problem} otherwise={POLICY.ratesFailed} />}
      <button type="button" aria-disabled={busy} className={buttonLook('outline')} onClick={() => act()}>
        {busy ? POLICY.ratesBusy : POLICY.rates}
      </button>
    </div>
  )
}
