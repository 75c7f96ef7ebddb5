/** What to look for; it is searched for once it is sent, and stands in the address from then on. */
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { CURRENCIES, type Filters, NO_FILTERS, POSTED } from '../../lib/search'
import { buttonLook } from '../../ui/button'
import { FORM } from './copy'
import { BOX, Choice, Labelled, Tick } from './fields'
import { MoreFilters } from './MoreFilters'

interface SearchFormProps {
  /** What is searched for now. */
  filters: Filters
  busy: boolean
  search: (filters: Filters) => void
  /** What stands beside the button. */
  beside?: ReactNode
}

export function SearchForm({ filters, busy, search, beside }: SearchFormProps) {
  const [draft, setDraft] = useState(filters)
  // Back, forward and a filter that was clicked among the results.
  useEffect(() => setDraft(filters), [filters])
  const id = useId()
  const set = <Name extends keyof Filters>(name: Name, value: Filters[Name]) => setDraft({ ...draft, [name]: value })
  const ready = draft.query.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) search({ ...draft, query: draft.query.trim(), location: draft.location.trim() })
  }
  return (
    <form onSubmit={send} aria-label={FORM.name} className="space-y-4">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[2fr_1.4fr]">
        <div className="min-w-0">
          <label htmlFor={`${id}-q`} className="font-semibold">
            {FORM.keywords}
          </label>
          <input
            id={`${id}-q`}
            type="search"
            required
            maxLength={200}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={draft.query}
            onChange={(event) => set('query', event.target.value)}
            className={BOX}
          />
          <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
            {FORM.keywordsHint}
          </p>
        </div>
        <Labelled id={`${id}-place`} label={FORM.location}>
          <input
            id={`${id}-place`}
            maxLength={120}
            autoComplete="off"
            placeholder={FORM.locationPlaceholder}
            value={draft.location}
            onChange={(event) => set('location', event.target.value)}
            className={BOX}
          />
        </Labelled>
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[2fr_1.4fr]">
        <fieldset className="min-w-0">
          <legend className="sr-only">{FORM.minSalary}</legend>
          <div className="grid grid-cols-[1fr_6.5rem] gap-2">
            <Labelled id={`${id}-pay`} label={FORM.minSalary} note={FORM.aYear}>
              <input
                id={`${id}-pay`}
                type="number"
                inputMode="numeric"
                min={0}
                max={10_000_000}
                step={1}
                value={draft.minSalary ?? ''}
                onChange={(event) => set('minSalary', Math.trunc(Number(event.target.value)) || null)}
                className={BOX}
              />
            </Labelled>
            <Choice
              id={`${id}-currency`}
              label={FORM.currency}
              value={draft.currency}
              choices={CURRENCIES.map((each) => [each, each])}
              choose={(value) => set('currency', value as Filters['currency'])}
            />
          </div>
        </fieldset>
        <Choice
          id={`${id}-posted`}
          label={FORM.posted}
          value={draft.postedWithin}
          choices={POSTED.map((each) => [each, FORM.within[each]])}
          choose={(value) => set('postedWithin', value as Filters['postedWithin'])}
        />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        <Tick checked={draft.remoteOnly} tick={(checked) => set('remoteOnly', checked)}>
          {FORM.remote}
        </Tick>
        <Tick checked={draft.hideScams} tick={(checked) => set('hideScams', checked)}>
          {FORM.hideScams}
        </Tick>
      </div>
      <MoreFilters draft={draft} set={set} />
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" disabled={!ready} aria-disabled={busy} className={buttonLook('strong', 'min-w-40 px-7')}>
          {busy ? FORM.busy : FORM.submit}
        </button>
        {beside}
        {hasFilters(draft) && (
          <button
            type="button"
            className={buttonLook('quiet')}
            onClick={() => setDraft({ ...NO_FILTERS, query: draft.query })}
          >
            {FORM.clear}
          </button>
        )}
      </div>
    </form>
  )
}

const hasFilters = (draft: Filters): boolean =>
  JSON.stringify({ ...draft, query: '' }) !== JSON.stringify({ ...NO_FILTERS, query: '' })
