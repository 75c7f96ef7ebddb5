/** What is said around a seeker's resumes: upload, list, deletion. */
export const RESUMES = {
  title: 'Your resume',
  intro: 'Upload it once. Each posting that you verify then shows how well it fits you, and why.',
  kept: 'Only you see it. It is kept encrypted until you delete it; for how long after Premium has ended, [Privacy](/privacy) says.',
  loading: 'Loading your resumes',
  failed: 'Your resumes could not be loaded.',
  loadingOne: 'Loading the resume',
  failedOne: 'The resume could not be loaded.',
  retry: 'Try again',
} as const

export const UPLOAD = {
  uploading: 'Uploading your resume',
  reading: 'Reading your resume',
  cancel: 'Cancel',
  another: 'Add another resume',
  full: (most: number) => `You have ${most} resumes, which is all there can be. Delete one to add another.`,
  failed: 'The resume could not be read.',
  done: (name: string) => `${name} was read.`,
  scanned: 'How to get a file with text',
  scannedWays: [
    'Best: open the resume in the program you wrote it with, and save or export it as PDF or DOCX.',
    'You have only the scan: open it in Google Docs, Word or a PDF program with text recognition (OCR), check the text, and save it as DOCX or PDF.',
    'On a phone: scan it with an app that makes a searchable PDF.',
  ],
} as const

export const LIST = {
  title: 'Your resumes',
  default: 'Default',
  defaultMeans: 'Postings are compared with your default resume.',
  shown: 'Shown above',
  show: 'Show',
  showNamed: (name: string) => `Show ${name}`,
  makeDefault: 'Make default',
  makeDefaultNamed: (name: string) => `Make ${name} the default`,
  madeDefault: (name: string) => `${name} is your default resume now.`,
  failedDefault: 'The default resume could not be changed.',
  added: (day: string) => `added ${day}`,
  complete: (percent: number) => `${percent}% complete`,
} as const

export const DELETE = {
  title: 'Delete',
  named: (name: string) => `Delete ${name}`,
  ask: 'Delete this resume?',
  words: (name: string) => `${name}, what was read of it and your corrections are deleted. This cannot be undone.`,
  next: 'Another of your resumes becomes the default.',
  yes: 'Delete the resume',
  busy: 'Deleting...',
  no: 'Keep it',
  done: 'Resume deleted',
  failed: 'The resume could not be deleted.',
} as const
