/** The fields of one education, one language, one certificate. */
import type { Course, Fields } from '../../../lib/resumes'
import { Field, Select } from '../../../ui/Field'
import { boxesOf } from './boxes'
import { CERTIFICATE, COURSE, DATES, LANGUAGE } from './copy'
import type { Mistakes } from './draft'

type Language = Fields['languages'][number]
type Certificate = Fields['certificates'][number]

export const EMPTY_COURSE: Course = { id: '', institution: '', degree: '', area: '', level: null, start: '', end: '' }
export const EMPTY_LANGUAGE: Language = { name: '', fluency: '' }
export const EMPTY_CERTIFICATE: Certificate = { name: '', issuer: '', issued: '' }

interface EntryProps<Entry> {
  entry: Entry
  path: string
  mistakes: Mistakes
  change: (changed: Partial<Entry>) => void
}

const GRID = 'grid gap-4 sm:grid-cols-2'
const SHARED = { unmarked: true, maxLength: 300, autoComplete: 'off' } as const

export function Education({ entry, path, mistakes, change }: EntryProps<Course>) {
  const form = boxesOf<'institution' | 'degree' | 'area' | 'start' | 'end'>(entry, path, mistakes, change)
  const level = boxesOf({ level: entry.level ?? '' }, path, mistakes, (chosen) =>
    change({ level: (chosen.level || null) as Course['level'] }),
  )
  return (
    <div className={GRID}>
      <Field {...SHARED} form={form} name="institution" label={COURSE.institution} />
      <Field {...SHARED} form={form} name="degree" label={COURSE.degree} />
      <Field {...SHARED} form={form} name="area" label={COURSE.area} />
      <Select
        form={level}
        unmarked
        name="level"
        label={COURSE.level}
        choose={COURSE.anyLevel}
        choices={COURSE.levels}
      />
      <Field {...SHARED} form={form} name="start" label={DATES.start} hint={DATES.hint} />
      <Field {...SHARED} form={form} name="end" label={DATES.end} hint={DATES.hint} />
    </div>
  )
}

export function Language({ entry, path, mistakes, change }: EntryProps<Language>) {
  const form = boxesOf(entry, path, mistakes, change)
  return (
    <div className={GRID}>
      <Field {...SHARED} form={form} name="name" label={LANGUAGE.name} />
      <Field {...SHARED} form={form} name="fluency" label={LANGUAGE.fluency} />
    </div>
  )
}

export function Certificate({ entry, path, mistakes, change }: EntryProps<Certificate>) {
  const form = boxesOf(entry, path, mistakes, change)
  return (
    <div className={GRID}>
      <Field {...SHARED} form={form} name="name" label={CERTIFICATE.name} />
      <Field {...SHARED} form={form} name="issuer" label={CERTIFICATE.issuer} />
      <Field {...SHARED} form={form} name="issued" label={CERTIFICATE.issued} hint={DATES.hint} />
    </div>
  )
}
