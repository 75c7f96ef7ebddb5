/** What became of it, and the words that show it: what was chosen and typed stays until it has arrived. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Action } from '../../lib/action'
import type { Outcome, OwnOutcome, TellOutcome } from '../../lib/community'
import { buttonLook } from '../../ui/button'
import { ASK, OUTCOMES } from './copy'

interface OutcomeFormProps {
  own: OwnOutcome | null
  tell: Action<TellOutcome>
  cancel: () => void
}

export function OutcomeForm({ own, tell, cancel }: OutcomeFormProps) {
  const id = useId()
  const [outcome, setOutcome] = useState<Outcome | null>(own?.outcome ?? null)
  const [evidence, setEvidence] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (outcome === null) {
      setIncomplete(true)
      first.current?.focus()
    } else tell.act({ outcome, evidence: evidence.trim() })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 max-w-prose space-y-4">
      <fieldset aria-describedby={incomplete ? `${id}-missing` : undefined}>
        <legend className="font-semibold">{ASK.legend}</legend>
        <div className="mt-1 sm:grid sm:grid-cols-2 sm:gap-x-6">
          {(Object.keys(OUTCOMES) as Outcome[]).map((value, index) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={id}
                value={value}
                checked={outcome === value}
                onChange={() => {
                  setOutcome(value)
                  setIncomplete(false)
                }}
                aria-invalid={incomplete}
                className="size-5 shrink-0 accent-accent"
              />
              {OUTCOMES[value].choose}
            </label>
          ))}
        </div>
        {incomplete && (
          <p id={`${id}-missing`} role="alert" className="font-semibold text-danger">
            {ASK.choose}
          </p>
        )}
      </fieldset>
      <div>
        <label htmlFor={`${id}-evidence`} className="font-semibold">
          {ASK.evidence}
        </label>
        <textarea
          id={`${id}-evidence`}
          dir="auto"
          rows={3}
          maxLength={ASK.characters}
          value={evidence}
          onChange={(event) => setEvidence(event.target.value)}
          aria-describedby={`${id}-help`}
          className="mt-1 block min-h-24 w-full resize-y rounded-control border border-edge bg-paper px-4 py-3 text-base text-ink focus-visible:outline-offset-0"
        />
        <p id={`${id}-help`} className="mt-1 text-sm text-muted">
          {ASK.evidenceHelp}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={tell.busy} className={buttonLook('strong')}>
          {tell.busy ? ASK.sending : ASK.send}
        </button>
        <button type="button" className={buttonLook('quiet', 'px-3')} onClick={cancel}>
          {ASK.cancel}
        </button>
      </div>
    </form>
  )
}
