/** Filters that few need: closed until one is set. */
import { useId } from 'react'
import { type Filters, RADII, TYPES } from '../../lib/search'
import { Disclosure } from '../../ui/Disclosure'
import { FORM, TYPE_WORDS } from './copy'
import { BOX, Choice, Labelled, Tick } from './fields'

interface MoreFiltersProps {
  draft: Filters
  set: <Name extends keyof Filters>(name: Name, value: Filters[Name]) => void
}

const TRUSTS = [40, 60, 80]

export function MoreFilters({ draft, set }: MoreFiltersProps) {
  const id = useId()
  const { radiusKm, employmentTypes, company, minTrust } = draft
  const chosen = [radiusKm, employmentTypes.length, company, minTrust].filter(Boolean).length
  return (
    <Disclosure title={FORM.more + FORM.chosen(chosen)}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <Choice
          id={`${id}-radius`}
          label={FORM.radius}
          value={String(radiusKm ?? '')}
          choices={[['', FORM.anyRadius], ...RADII.map((each) => [String(each), FORM.km(each)] as const)]}
          choose={(value) => set('radiusKm', Number(value) || null)}
        />
        <Choice
          id={`${id}-trust`}
          label={FORM.minTrust}
          value={String(minTrust ?? '')}
          choices={[['', FORM.anyTrust], ...TRUSTS.map((each) => [String(each), String(each)] as const)]}
          choose={(value) => set('minTrust', Number(value) || null)}
        />
        <Labelled id={`${id}-company`} label={FORM.company}>
          <input
            id={`${id}-company`}
            maxLength={120}
            autoComplete="off"
            value={company}
            onChange={(event) => set('company', event.target.value)}
            className={BOX}
          />
        </Labelled>
      </div>
      <fieldset className="mt-3">
        <legend className="font-semibold">{FORM.types}</legend>
        <div className="flex flex-wrap gap-x-6">
          {TYPES.map((each) => (
            <Tick
              key={each}
              checked={employmentTypes.includes(each)}
              tick={(checked) =>
                set(
                  'employmentTypes',
                  TYPES.filter((other) => (other === each ? checked : employmentTypes.includes(other))),
                )
              }
            >
              {TYPE_WORDS[each]}
            </Tick>
          ))}
        </div>
      </fieldset>
    </Disclosure>
  )
}
