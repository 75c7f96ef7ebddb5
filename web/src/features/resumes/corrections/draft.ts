/** What is typed in the form of corrections in; what of it differs from what was read, and what is wrong with it, out. */
import type { Corrections, FieldName, Fields, Resume } from '../../../lib/resumes'
import { FIELDS, WRONG } from './copy'

export const NAMES = Object.keys(FIELDS) as FieldName[]

/** Nothing but blanks is nothing; an entry of nothing is none. */
export function tidy(draft: Fields): Fields {
  return {
    ...draft,
    name: draft.name.trim(),
    headline: draft.headline.trim(),
    location: draft.location.trim(),
    summary: draft.summary.trim(),
    mails: lines(draft.mails),
    phones: lines(draft.phones),
    skills: lines(draft.skills),
    work: draft.work
      .map((role) => ({
        ...trimmed(role),
        start: monthOf(role.start),
        end: role.current ? '' : monthOf(role.end),
        highlights: lines(role.highlights),
      }))
      .filter(isFilled),
    education: draft.education
      .map((course) => ({ ...trimmed(course), start: monthOf(course.start), end: monthOf(course.end) }))
      .filter(isFilled),
    languages: draft.languages.map(trimmed).filter(isFilled),
    certificates: draft.certificates
      .map((each) => ({ ...trimmed(each), issued: monthOf(each.issued) }))
      .filter(isFilled),
  }
}

export const isSame = (one: Fields, other: Fields, name: FieldName): boolean => plain(one[name]) === plain(other[name])

/** What the server has to be told; nothing where nothing was changed since it was asked last. */
export function changesOf(draft: Fields, { read, corrected, corrections }: Resume): Corrections {
  const tidied = tidy(draft)
  const changes = NAMES.flatMap((name): [FieldName, unknown][] => {
    if (isSame(tidied, tidy(corrected), name)) return []
    if (!isSame(tidied, tidy(read), name)) return [[name, tidied[name]]]
    return corrections?.[name] == null ? [] : [[name, null]]
  })
  return Object.fromEntries(changes)
}

/** "2019-3", "2019/03" and "03/2019" are March 2019; what is no month stays as it was typed. */
export function monthOf(typed: string): string {
  const text = typed.trim()
  const [, year, month] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? []
  const [, firstMonth, lastYear] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (year && month) return `${year}-${month.padStart(2, '0')}`
  return firstMonth && lastYear ? `${lastYear}-${firstMonth.padStart(2, '0')}` : text
}

/** By the path of a box, such as "work.0.start": what is wrong with it. */
export type Mistakes = Record<string, string>

export function mistakesOf(draft: Fields): Mistakes {
  const found: Mistakes = {}
  if (lines(draft.mails).some((mail) => !/^\S+@\S+$/.test(mail))) found.mails = WRONG.mail
  const filled = <Entry extends object>(field: FieldName, entries: Entry[], look: (it: Entry, path: string) => void) =>
    entries.forEach((entry, place) => {
      if (isFilled(entry)) look(entry, `${field}.${place}`)
    })
  const dated = (path: string, start: string, end: string) => {
    if (!isMonth(start)) found[`${path}.start`] = WRONG.date
    if (!isMonth(end)) found[`${path}.end`] = WRONG.date
    else if (isMonth(start) && isBefore(monthOf(end), monthOf(start))) found[`${path}.end`] = WRONG.order
  }
  filled('work', draft.work, (role, path) => {
    if (!role.title.trim() && !role.company.trim()) found[`${path}.title`] = WRONG.role
    dated(path, role.start, role.current ? '' : role.end)
  })
  filled('education', draft.education, (course, path) => {
    if (![course.institution, course.degree, course.area].some((each) => each.trim()))
      found[`${path}.institution`] = WRONG.course
    dated(path, course.start, course.end)
  })
  filled('languages', draft.languages, (language, path) => {
    if (!language.name.trim()) found[`${path}.name`] = WRONG.language
  })
  filled('certificates', draft.certificates, (certificate, path) => {
    if (!certificate.name.trim()) found[`${path}.name`] = WRONG.certificate
    if (!isMonth(certificate.issued)) found[`${path}.issued`] = WRONG.date
  })
  return found
}

/** The server's name of a box in, ours out; of a list of words the whole is meant. "" where none is. */
export const pathOf = (field: string): string => /^corrections\.(.+?)(?:\.\d+)?$/.exec(field)?.[1] ?? ''

const isMonth = (typed: string): boolean => /^((19|20)\d\d(-(0[1-9]|1[0-2]))?)?$/.test(monthOf(typed))

/** Of a whole year any month may be meant. */
function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

const lines = (values: string[]): string[] => values.map((each) => each.trim()).filter(Boolean)

function trimmed<Entry extends object>(entry: Entry): Entry {
  const told = Object.entries(entry).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  return Object.fromEntries(told) as Entry
}

/** The id is the server's, and no choice alone makes an entry. */
const NO_TEXT = new Set(['id', 'kind', 'level'])

const isFilled = (entry: object): boolean =>
  Object.entries(entry).some(
    ([name, value]) =>
      !NO_TEXT.has(name) &&
      (typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0),
  )

/** The order of the names is nobody's correction. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
