/** What is said on the board of applications and around it. */
import type { Outcome } from '../../lib/applications'

export const PAGE = {
  title: 'Applications',
  up: 'Premium',
  intro: 'Everything you applied to, and what comes next.',
  checking: 'Verifying premium access...',
  loading: 'Loading your applications',
  failed: 'Your applications could not be loaded.',
  retry: 'Try again',
  empty: 'Nothing here yet. Add an application, or press “Track” on a result.',
  add: 'Add application',
  stages: 'Stages',
  import: 'Import',
  export: 'Export',
  asCsv: 'CSV, for spreadsheets',
  asJson: 'JSON',
  undo: 'Undo',
} as const

export const OUTCOMES: Record<Outcome, string> = {
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  no_answer: 'No answer',
}

export const FILTER = {
  search: 'Search',
  hint: 'Title, company or place',
  show: 'Show',
  all: 'All applications',
  reminders: 'With a reminder',
  closed: 'Posting closed',
  undecided: 'Without an outcome',
  found: (count: number, all: number) => (count === all ? `${all} applications` : `${count} of ${all} applications`),
  none: 'No application is like that.',
  clear: 'Show all',
} as const

export const CARD = {
  grip: (title: string) => `Move ${title} by keyboard`,
  moveTo: 'Move to',
  moveToNamed: (title: string) => `Move ${title} to`,
  postingClosed: 'Posting closed',
  due: 'Due',
  untitled: 'No company noted',
  applied: (day: string) => `Applied ${day}`,
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  emptyStage: 'Nothing here',
} as const

export const MOVING = {
  hint: 'Press Space to lift, the arrow keys to move, Space to drop, Escape to put back.',
  lifted: (title: string, where: string) =>
    `${title} is lifted. ${where}. Arrow keys move it, Space drops it, Escape puts it back.`,
  at: (stage: string, place: number, all: number) => `${stage}, ${place} of ${all}`,
  dropped: (title: string, where: string) => `${title} is dropped. ${where}.`,
  back: (title: string) => `${title} is back where it was.`,
  done: (title: string, stage: string) => `“${title}” is in ${stage} now.`,
  undone: (title: string) => `“${title}” is back.`,
  failed: 'The move could not be saved, so the card is back where it was.',
} as const

export const ADD = {
  title: 'Add an application',
  jobTitle: 'Job title',
  company: 'Company',
  url: 'Link to the posting',
  location: 'Place',
  stage: 'Stage',
  choose: 'Saved',
  missing: 'Please enter a job title.',
  send: 'Add',
  busy: 'Adding...',
  cancel: 'Cancel',
  failed: 'The application could not be added.',
  done: (title: string) => `“${title}” is on your board.`,
} as const

export const DUE = {
  title: 'Reminders due',
  open: (text: string, title: string) => `${text}: ${title}`,
  finish: 'Done',
  finishNamed: (text: string) => `Mark “${text}” as done`,
  failed: 'The reminder could not be changed.',
} as const

export const FUNNEL = {
  title: 'How far your applications came',
  intro: 'Each counts in every stage that it came to or went past.',
  stage: 'Stage',
  count: 'Applications',
  share: 'Went on',
  none: '–',
} as const

export const STAGES = {
  title: 'Your stages',
  given: 'On every board',
  intro: 'Add stages of your own among the five that are on every board.',
  name: 'Name of the new stage',
  missing: 'Please enter a name.',
  add: 'Add stage',
  adding: 'Adding...',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  save: 'Save',
  earlier: (name: string) => `Move ${name} one earlier`,
  later: (name: string) => `Move ${name} one later`,
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete ${name}`,
  moveTo: (name: string, count: number) =>
    `${name} holds ${count === 1 ? 'an application' : `${count} applications`}. Where to?`,
  moveAndDelete: 'Move and delete',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The stages could not be changed.',
} as const

export const IMPORT = {
  title: 'Import applications',
  intro: 'Choose a CSV or JSON file. You see what would come before anything is written.',
  template: 'Download the template',
  choose: 'CSV or JSON file',
  uploading: 'Sending the file',
  reading: 'Reading the file',
  failed: 'The file could not be read.',
  problems: (count: number) => (count === 1 ? 'One line is wrong' : `${count} lines are wrong`),
  correct: 'Correct the file and choose it again. Nothing was imported.',
  line: 'Line',
  column: 'Column',
  what: 'What to do',
  duplicates: (count: number) =>
    count === 1 ? 'One is known already and is left out:' : `${count} are known already and are left out:`,
  onBoard: 'on your board',
  inFile: 'earlier in the file',
  ignored: (names: string) => `These columns are not known and are left out: ${names}.`,
  preview: (count: number) => (count === 1 ? 'One new application' : `${count} new applications`),
  andMore: (count: number) => `and ${count} more`,
  nothing: 'There is nothing new in this file.',
  send: (count: number) => (count === 1 ? 'Import it' : `Import all ${count}`),
  cancel: 'Cancel',
  done: (count: number) => (count === 1 ? '1 application was imported.' : `${count} applications were imported.`),
} as const

export const TRACK = {
  track: 'Track this job',
  busy: 'Adding...',
  tracked: 'On your board',
  open: 'Open in Applications',
  failed: 'The posting could not be tracked.',
  done: (title: string) => `“${title}” is on your board.`,
} as const
