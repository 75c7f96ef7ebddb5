/** What is confirmed before a list begins: purpose and notice, and that a part will do where the month is short. */
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAction } from '../../lib/action'
import { type BulkJob, keepList, startList } from '../../lib/bulk'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { START } from './copy'

export function StartList({ answer: { job, allowance } }: { answer: BulkJob }) {
  const queries = useQueryClient()
  const [attested, setAttested] = useState(false)
  const [anyway, setAnyway] = useState(false)
  const [missing, setMissing] = useState(false)
  const starting = useAction<void, BulkJob>(
    () => startList(job.id, anyway),
    (answer) => keepList(queries, answer),
  )
  const possible = allowance.possible ?? job.rows.waiting
  const short = !allowance.suffices
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (attested) starting.act()
        else setMissing(true)
      }}
    >
      {short && (
        <p className="flex gap-2.5 font-semibold">
          <Icon name="warning" className="mt-0.5 size-5 text-caution" />
          {START.short(possible, job.rows.waiting)}
        </p>
      )}
      {short && possible > 0 && <Box checked={anyway} words={START.anyway} set={setAnyway} />}
      <Box
        checked={attested}
        words={START.attest}
        error={missing ? START.attestMissing : ''}
        set={(yes) => {
          setAttested(yes)
          setMissing(false)
        }}
      />
      {starting.problem && <ProblemNote problem={starting.problem} otherwise={START.failed} />}
      <button
        type="submit"
        disabled={short && !(anyway && possible > 0)}
        aria-disabled={starting.busy}
        className={buttonLook('strong')}
      >
        {starting.busy ? START.busy : START.start(Math.min(possible, job.rows.waiting))}
      </button>
    </form>
  )
}

interface BoxProps {
  checked: boolean
  words: string
  error?: string
  set: (yes: boolean) => void
}

function Box({ checked, words, error = '', set }: BoxProps) {
  const id = useId()
  return (
    <div>
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error !== ''}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-accent"
          onChange={(event) => set(event.target.checked)}
        />
        <label htmlFor={id} className="py-0.5">
          {words}
        </label>
      </div>
      <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm font-semibold text-danger not-empty:mt-1">
        {error && <Icon name="warning" className="mt-px size-4.5" />}
        {error}
      </p>
    </div>
  )
}
