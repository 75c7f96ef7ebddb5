/** Who may find it and how long in, a link out; what was chosen stays, for the next one. */
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useAction } from '../../lib/action'
import { type AskedShare, makeShare, noteShares, type Share, type Visibility } from '../../lib/shares'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { MAKE } from './copy'

export function MakeLink({ id }: { id: string }) {
  const queries = useQueryClient()
  const [visibility, setVisibility] = useState<Visibility>('unlisted')
  const [days, setDays] = useState('30')
  const [made, setMade] = useState(false)
  const making = useAction<AskedShare, Share>(
    (asked) => makeShare(id, asked),
    async () => {
      await noteShares(queries, id)
      setMade(true)
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMade(false)
    making.act({ visibility, days: Number(days) })
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      <Who chosen={visibility} choose={setVisibility} />
      <HowLong days={days} choose={setDays} />
      <button type="submit" aria-disabled={making.busy} className={buttonLook('strong')}>
        {making.busy ? MAKE.busy : MAKE.make}
      </button>
      <p role="status" className="max-w-prose">
        {made && !making.busy ? MAKE.made : ''}
      </p>
      {making.problem && <ProblemNote problem={making.problem} otherwise={MAKE.failed} />}
    </form>
  )
}

function Who({ chosen, choose }: { chosen: Visibility; choose: (visibility: Visibility) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-semibold">{MAKE.who}</legend>
      <div className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {(Object.keys(MAKE.visibilities) as Visibility[]).map((value) => (
          <label key={value} className="flex min-h-11 cursor-pointer gap-3 py-2">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
              aria-describedby={`${name}-${value}`}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span>
              {MAKE.visibilities[value].choose}
              <span id={`${name}-${value}`} className="block text-sm text-muted">
                {MAKE.visibilities[value].means}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function HowLong({ days, choose }: { days: string; choose: (days: string) => void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {MAKE.days}
      </label>
      <span className="relative mt-1 block max-w-60">
        <select
          id={id}
          value={days}
          onChange={(event) => choose(event.target.value)}
          className="block h-12 w-full appearance-none rounded-control border border-edge bg-paper px-4 pr-11 text-base text-ink focus-visible:outline-offset-0"
        >
          {MAKE.choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted" />
      </span>
    </div>
  )
}
