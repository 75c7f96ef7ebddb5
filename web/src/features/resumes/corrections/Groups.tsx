/** The fields of a resume in their groups, each with what was read beside it. */
import type { ReactNode } from 'react'
import type { FieldName, Fields } from '../../../lib/resumes'
import { Field, TextField } from '../../../ui/Field'
import { boxesOf } from './boxes'
import { Chips } from './Chips'
import { Compared } from './Compared'
import { CERTIFICATE, COURSE, FIELDS, GROUPS, LANGUAGE, ROLE } from './copy'
import { isSame, type Mistakes, tidy } from './draft'
import { Entries } from './Entries'
import { Certificate, Education, EMPTY_CERTIFICATE, EMPTY_COURSE, EMPTY_LANGUAGE, Language } from './Other'
import { certificateTitle, courseTitle, languageTitle, roleTitle } from './titles'
import { EMPTY_ROLE, Work } from './Work'

interface GroupsProps {
  draft: Fields
  read: Fields
  mistakes: Mistakes
  change: (made: Partial<Fields>) => void
}

export function Groups({ draft, read, mistakes, change }: GroupsProps) {
  const [typed, seen] = [tidy(draft), tidy(read)]
  const beside = (name: FieldName, lines: string[], field: ReactNode) => (
    <Compared
      key={name}
      name={FIELDS[name]}
      changed={!isSame(typed, seen, name)}
      read={lines}
      back={() => change({ [name]: read[name] })}
    >
      {field}
    </Compared>
  )
  const one = boxesOf<'name' | 'headline' | 'location' | 'summary'>(draft, '', mistakes, change)
  const line = (name: 'name' | 'headline' | 'location') =>
    beside(
      name,
      [read[name]].filter(Boolean),
      <Field form={one} name={name} label={FIELDS[name]} unmarked maxLength={300} autoComplete="off" />,
    )
  const chips = (name: 'mails' | 'phones' | 'skills') =>
    beside(
      name,
      name === 'skills' ? [read.skills.join(', ')].filter(Boolean) : read[name],
      <Chips
        label={FIELDS[name]}
        values={draft[name]}
        error={mistakes[name] ?? ''}
        change={(values) => change({ [name]: values })}
      />,
    )
  return (
    <>
      <Group title={GROUPS.about}>
        {(['name', 'headline', 'location'] as const).map(line)}
        {(['mails', 'phones'] as const).map(chips)}
        {beside(
          'summary',
          [read.summary].filter(Boolean),
          <TextField form={one} name="summary" label={FIELDS.summary} unmarked maxLength={2000} rows={4} />,
        )}
      </Group>
      <Group title={GROUPS.work}>
        {beside(
          'work',
          read.work.map(roleTitle),
          <Entries
            label={FIELDS.work}
            entries={draft.work}
            titleOf={roleTitle}
            empty={EMPTY_ROLE}
            add={ROLE.add}
            change={(work) => change({ work })}
          >
            {(role, place, set) => <Work role={role} path={`work.${place}`} mistakes={mistakes} change={set} />}
          </Entries>,
        )}
        {beside(
          'education',
          read.education.map(courseTitle),
          <Entries
            label={FIELDS.education}
            entries={draft.education}
            titleOf={courseTitle}
            empty={EMPTY_COURSE}
            add={COURSE.add}
            change={(education) => change({ education })}
          >
            {(entry, place, set) => (
              <Education entry={entry} path={`education.${place}`} mistakes={mistakes} change={set} />
            )}
          </Entries>,
        )}
      </Group>
      <Group title={GROUPS.more}>
        {chips('skills')}
        {beside(
          'languages',
          read.languages.map(languageTitle),
          <Entries
            label={FIELDS.languages}
            entries={draft.languages}
            titleOf={languageTitle}
            empty={EMPTY_LANGUAGE}
            add={LANGUAGE.add}
            change={(languages) => change({ languages })}
          >
            {(entry, place, set) => (
              <Language entry={entry} path={`languages.${place}`} mistakes={mistakes} change={set} />
            )}
          </Entries>,
        )}
        {beside(
          'certificates',
          read.certificates.map(certificateTitle),
          <Entries
            label={FIELDS.certificates}
            entries={draft.certificates}
            titleOf={certificateTitle}
            empty={EMPTY_CERTIFICATE}
            add={CERTIFICATE.add}
            change={(certificates) => change({ certificates })}
          >
            {(entry, place, set) => (
              <Certificate entry={entry} path={`certificates.${place}`} mistakes={mistakes} change={set} />
            )}
          </Entries>,
        )}
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-bold tracking-wide text-muted">{title}</legend>
      <div className="mt-3 space-y-5">{children}</div>
    </fieldset>
  )
}
