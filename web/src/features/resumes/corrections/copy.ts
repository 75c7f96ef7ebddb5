/** What the form says in which a seeker corrects what was read of a resume. */
import type { FieldName } from '../../../lib/resumes'

export const FORM = {
  title: 'Correct what was read',
  intro: 'Your corrections win in the analysis and in every match. The file itself stays as it is.',
  fields: 'What your resume states',
  save: 'Save corrections',
  saving: 'Saving...',
  saved: 'Your corrections are saved.',
  cancel: 'Cancel',
  unsaved: 'You have changes that are not saved.',
  failed: 'Your corrections could not be saved.',
  remove: 'Remove',
} as const

export const LEAVE = {
  title: 'Leave without saving?',
  words: 'Your changes to this resume are not saved yet.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
} as const

export const READ = {
  same: 'As read',
  read: 'What we read',
  nothing: 'Nothing',
  back: 'Take my correction back',
  backNamed: (field: string) => `Take my correction back: ${field}`,
} as const

export const FIELDS: Record<FieldName, string> = {
  name: 'Name',
  headline: 'Headline',
  location: 'Location',
  mails: 'Email addresses',
  phones: 'Phone numbers',
  summary: 'Summary',
  work: 'Roles',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
}

export const GROUPS = { about: 'About you', work: 'Work and education', more: 'Skills and more' } as const

export const CHIPS = {
  hint: 'Enter or a comma adds one.',
  add: 'Add',
  addTo: (field: string) => `Add to ${field.toLowerCase()}`,
  remove: (value: string) => `Remove ${value}`,
} as const

export const DATES = { start: 'Start', end: 'End', hint: 'As 2019-03 or 2019' } as const

export const ROLE = {
  add: 'Add a role',
  nameless: 'A role',
  title: 'Title',
  company: 'Employer',
  location: 'Location',
  kind: 'Kind of work',
  anyKind: 'Not stated',
  current: 'I work here today',
  highlights: 'What you did',
  highlightsHint: 'One point a line.',
  today: 'today',
  kinds: [
    ['full_time', 'Full time'],
    ['part_time', 'Part time'],
    ['contract', 'Contract'],
    ['freelance', 'Freelance'],
    ['internship', 'Internship'],
    ['volunteer', 'Volunteering'],
    ['founder', 'Founder'],
    ['advisory', 'Advisory'],
  ] as [string, string][],
} as const

export const COURSE = {
  add: 'Add an education',
  nameless: 'An education',
  institution: 'School or university',
  degree: 'Degree',
  area: 'Subject',
  level: 'Level',
  anyLevel: 'Not stated',
  levels: [
    ['school', 'School'],
    ['vocational', 'Vocational'],
    ['associate', 'Associate'],
    ['bachelor', 'Bachelor'],
    ['master', 'Master'],
    ['doctor', 'Doctorate'],
  ] as [string, string][],
} as const

export const LANGUAGE = {
  add: 'Add a language',
  nameless: 'A language',
  name: 'Language',
  fluency: 'How well',
} as const

export const CERTIFICATE = {
  add: 'Add a certificate',
  nameless: 'A certificate',
  name: 'Certificate',
  issuer: 'Issued by',
  issued: 'Issued',
} as const

export const WRONG = {
  date: 'Please write a year and a month, as 2019-03, or a year alone.',
  order: 'This is before the start.',
  role: 'Please enter a title or an employer.',
  course: 'Please enter a school, a degree or a subject.',
  language: 'Please enter the language.',
  certificate: "Please enter the certificate's name.",
  mail: 'Please enter addresses such as name@example.com.',
} as const
