/** The fields of one role. */
import { useId } from 'react'
import type { Role } from '../../../lib/resumes'
import { Field, Select, TextField } from '../../../ui/Field'
import { boxesOf } from './boxes'
import { DATES, ROLE } from './copy'
import type { Mistakes } from './draft'

const UNSTATED = 'unstated'

export const EMPTY_ROLE: Role = {
  id: '',
  company: '',
  title: '',
  start: '',
  end: '',
  current: false,
  kind: UNSTATED,
  location: '',
  highlights: [],
}

interface WorkProps {
  role: Role
  path: string
  mistakes: Mistakes
  change: (changed: Partial<Role>) => void
}

export function Work({ role, path, mistakes, change }: WorkProps) {
  const id = useId()
  const form = boxesOf<'title' | 'company' | 'location' | 'start' | 'end'>(role, path, mistakes, change)
  const kind = boxesOf({ kind: role.kind === UNSTATED ? '' : role.kind }, path, mistakes, (chosen) =>
    change({ kind: (chosen.kind || UNSTATED) as Role['kind'] }),
  )
  const points = boxesOf({ highlights: role.highlights.join('\n') }, path, mistakes, ({ highlights = '' }) =>
    change({ highlights: highlights === '' ? [] : highlights.split('\n') }),
  )
  const shared = { form, unmarked: true, maxLength: 300, autoComplete: 'off' }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...shared} name="title" label={ROLE.title} />
        <Field {...shared} name="company" label={ROLE.company} />
        <Field {...shared} name="location" label={ROLE.location} />
        <Select form={kind} unmarked name="kind" label={ROLE.kind} choose={ROLE.anyKind} choices={ROLE.kinds} />
        <Field {...shared} name="start" label={DATES.start} hint={DATES.hint} />
        <Field {...shared} name="end" label={DATES.end} hint={DATES.hint} disabled={role.current} />
      </div>
      <div className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          checked={role.current}
          className="size-6 shrink-0 accent-accent"
          onChange={({ target }) => change({ current: target.checked })}
        />
        <label htmlFor={id}>{ROLE.current}</label>
      </div>
      <TextField form={points} unmarked name="highlights" label={ROLE.highlights} hint={ROLE.highlightsHint} rows={4} />
    </>
  )
}
