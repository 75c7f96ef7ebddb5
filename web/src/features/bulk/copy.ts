/** Everything that the page of lists says. */
import type { Job, Move, RowState } from '../../lib/bulk'

export const PAGE = {
  title: 'Many candidates at once',
  intro: 'A list and a ZIP of resumes are verified as one job. Every row is checked before anything is counted.',
  checking: 'Opening your lists...',
  back: 'Candidate verification',
} as const

export const VIEWER =
  'You are a viewer: you can follow lists and export their results. To upload one, ask an admin of your organisation to make you a member.'

export const NOT_IN_PLAN = {
  title: 'Your plan does not include lists',
  words: 'Lists of resumes come with Professional and Enterprise. Single verifications work as before.',
  contact: 'Ask for a larger plan',
} as const

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000).toLocaleString('en')} MB`

export const UPLOAD = {
  title: 'Upload a list',
  intro: (rows: number, bytes: number) =>
    `Up to ${rows.toLocaleString('en')} resumes and ${megabytes(bytes)} together.`,
  template: 'Download the template',
  list: {
    label: 'List',
    choose: 'Choose a file',
    drop: 'or drop it here',
    kinds: 'CSV by the template, or JSONL.',
    several: 'Please add one list at a time.',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    chosen: (name: string) => `${name} is chosen.`,
  },
  resumes: {
    label: 'Resumes',
    choose: 'Choose a ZIP',
    drop: 'or drop it here',
    kinds: 'A ZIP of PDF, DOC and DOCX files.',
    several: 'Please put all resumes into one ZIP.',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    chosen: (name: string) => `${name} is chosen.`,
  },
  wrongList: 'Choose a CSV or JSONL file.',
  wrongZip: 'Choose a ZIP file.',
  empty: 'This file is empty.',
  tooLarge: (most: number) => `Both files together are larger than ${megabytes(most)}. Split the list.`,
  check: 'Check the list',
  busy: 'Checking...',
  cancel: 'Cancel',
  uploading: 'Uploading the list',
  reading: 'Checking every row',
  free: 'Checking costs nothing.',
  failed: 'The list could not be checked.',
  listMissing: 'Add a list: a CSV or JSONL file.',
} as const

export const STATES: Record<Job['state'], string> = {
  validated: 'Checked, not started',
  running: 'Running',
  paused: 'Paused',
  cancelled: 'Cancelled',
  finished: 'Finished',
}

export const PAUSED: Record<NonNullable<Job['pausedBecause']>, string> = {
  member: 'Paused by a member.',
  monthly_limit:
    'Paused: the verifications of this month are used. Resume it when the next month begins, or ask for a larger plan.',
  plan: 'Paused: your plan does not include lists any more.',
}

const resumes = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'resume' : 'resumes'}`

export const ONE = {
  loading: 'Loading the list',
  failed: 'This list could not be loaded.',
  retry: 'Try again',
  close: 'Close the list',
  uploaded: (by: string, at: string) => (by ? `Uploaded by ${by}, ${at}` : `Uploaded ${at}`),
  progress: (ended: number, total: number) => `${ended.toLocaleString('en')} of ${resumes(total)} done`,
  ready: (count: number) => `${resumes(count)} can be verified.`,
  none: 'None of the rows can be verified. Mend what is listed below, and upload the list again.',
  invalid: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'row is' : 'rows are'} not right and will be left out. Mend the list and upload it again, or start without ${count === 1 ? 'it' : 'them'}.`,
  unused: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'file of the ZIP is' : 'files of the ZIP are'} named by no row`,
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
  counts: {
    done: 'Reports made',
    refused: 'Could not be read',
    failed: 'Failed on our side',
    waiting: 'Waiting',
    working: 'Being read',
    cancelled: 'Not tried',
    invalid: 'Left out',
  } satisfies Record<RowState, string>,
  uncounted: 'Only reports count against the month.',
} as const

export const START = {
  short: (possible: number, needed: number) =>
    possible > 0
      ? `This month allows ${possible.toLocaleString('en')} of these ${resumes(needed)}.`
      : 'This month allows no further verification.',
  anyway: 'Start all the same: the list pauses when the month is used.',
  attest: 'I check these resumes for a hiring decision, and the candidates have been told about it.',
  attestMissing: 'Confirm that you check these resumes for a hiring decision, and that the candidates were told.',
  start: (count: number) => `Verify ${resumes(count)}`,
  busy: 'Starting...',
  failed: 'The list could not be started.',
} as const

export const MOVES: Record<Move, { button: string; busy: string; failed: string }> = {
  pause: { button: 'Pause', busy: 'Pausing...', failed: 'The list could not be paused.' },
  resume: { button: 'Resume', busy: 'Resuming...', failed: 'The list could not be resumed.' },
  cancel: { button: 'Cancel the list', busy: 'Cancelling...', failed: 'The list could not be cancelled.' },
}

export const CANCEL = {
  title: 'Cancel this list?',
  words: 'Rows that wait will not be verified, and this cannot be undone. Reports that are made stay, and count.',
  yes: 'Cancel the list',
  no: 'Keep it',
} as const

export const DELETE = {
  button: 'Delete the list',
  title: 'Delete this list?',
  words: 'What was uploaded and the rows are deleted. Reports that were made stay in your history.',
  yes: 'Delete the list',
  busy: 'Deleting...',
  no: 'Keep it',
  done: 'The list is deleted.',
  failed: 'The list could not be deleted.',
} as const

export const RESULTS = {
  title: 'Results',
  csv: 'Table (CSV)',
  json: 'Everything (JSON)',
  zip: 'Reports (ZIP of PDFs)',
} as const

export const ROWS = {
  titles: { problems: 'Rows with problems', all: 'All rows' },
  line: 'Line',
  resume: 'Resume',
  state: 'State',
  report: 'Open the report',
  reportOf: (line: number) => `Open the report of line ${line}`,
  states: {
    invalid: 'Left out',
    waiting: 'Waiting',
    working: 'Being read',
    done: 'Report made',
    refused: 'Could not be read',
    failed: 'Failed on our side',
    cancelled: 'Not tried',
  } satisfies Record<RowState, string>,
  loading: 'Loading rows',
  failed: 'The rows could not be loaded.',
  retry: 'Try again',
  next: 'Show more',
  nextLoading: 'Loading...',
} as const

export const LISTS = {
  title: 'Your lists',
  none: 'No list was uploaded yet.',
  loading: 'Loading your lists',
  failed: 'Your lists could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  loadingMore: 'Loading...',
  rows: (ended: number, total: number) => `${ended.toLocaleString('en')} of ${resumes(total)}`,
} as const
