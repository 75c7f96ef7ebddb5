/** What is said by what can be done with a report. */

export const EXPORT = {
  title: 'Export Report',
  formats: { pdf: 'PDF', json: 'JSON', csv: 'CSV' },
  as: (format: string) => `Export as ${format}`,
  busy: 'Exporting...',
  failed: 'The report could not be exported.',
  name: (id: string, format: string) => `trust-report-${id}.${format}`,
} as const

export const REVIEW = {
  title: 'Mark as Reviewed',
  again: 'Change the review',
  intro: 'What a person decided after reading the report and, where something was open, asking the candidate.',
  decision: 'Decision',
  missing: 'Please choose what you decided.',
  note: 'Note',
  noteHint: 'For your colleagues. The candidate does not see it.',
  save: 'Save review',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Review saved',
  failed: 'The review could not be saved.',
  done: (decision: string) => `Reviewed: ${decision}`,
  by: (name: string) => `by ${name}`,
} as const

export const SHARE = {
  title: 'Share with candidate',
  intro:
    'The candidate reads the report by a link, without your notes and decisions, and can dispute it. The link works for 14 days; one that was made before ends.',
  make: 'Make a link',
  mail: (address: string) => `Mail a link to ${address}`,
  busy: 'Making the link...',
  close: 'Close',
  made: 'Copy the link now: it is shown only here.',
  mailed: 'A mail with the link is on its way. You can copy it, too: it is shown only here.',
  label: 'Link for the candidate',
  copy: 'Copy the link',
  until: (moment: string) => `Works until ${moment}.`,
  failed: 'The link could not be made.',
  shared: (moment: string, until: string) => `Shared with the candidate on ${moment}; the link works until ${until}.`,
} as const

export const DELETE = {
  title: 'Delete report',
  ask: 'Delete this report?',
  words: 'The report, the file and its text are deleted for everybody. This cannot be undone.',
  yes: 'Yes, delete',
  busy: 'Deleting...',
  no: 'Keep the report',
  done: 'Report deleted',
  failed: 'The report could not be deleted.',
} as const

export const DISPUTE = {
  title: 'The candidate disputes this report',
  said: (moment: string) => `Said on ${moment}:`,
  held: (day: string) =>
    `Look again before you decide: talk to the candidate, and verify a corrected resume if there is one. The report is held until ${day} and cannot be deleted before.`,
} as const

export const RECHECK = {
  title: 'Check again',
  busy: 'Checking again...',
  means: 'Reads the kept file anew. It costs nothing, and can be done once.',
  gone: 'The file is not kept any more: to check again, ask the candidate for their resume and upload it.',
  failed: 'The resume could not be checked again.',
  done: 'It was checked again.',
  newer: 'Open the newer report',
  of: 'This report was made after the candidate disputed the one before.',
  older: 'Open the earlier report',
} as const

export const READ_ONLY = 'Reviewing, sharing and deleting is for members.'
