/** What the lists of tasks, boards and results say. */
import type { AdministeredBoard, Steering } from '../../lib/overseeing'

const PAGES = { retry: 'Try again', more: 'Show older ones', loadingMore: 'Loading...' } as const

export const TASKS = {
  ...PAGES,
  title: 'Failed tasks',
  intro:
    'Background work that was given up, the newest first. Kept for 30 days. What a task was about is not shown here: it may name a person.',
  search: 'Name of the task',
  none: 'No task has failed.',
  loading: 'Loading the failed tasks',
  failed: 'The failed tasks could not be read.',
  unknown: 'The reason is not known.',
  tries: (attempts: number, when: string | null) =>
    `${attempts === 1 ? '1 try' : `${attempts} tries`}${when ? ` · failed ${when}` : ''}`,
  number: (id: string) => `Task ${id}`,
} as const

export const RETRY = {
  button: 'Retry',
  of: (name: string, id: string) => `Retry: ${name}, task ${id}`,
  title: (name: string) => `Try ${name} again?`,
  why: 'A worker takes it within seconds. If its cause is not mended, it fails again.',
  yes: 'Retry',
  busy: 'Retrying...',
  no: 'Cancel',
  failed: 'The task could not be tried again. Please try again.',
  done: 'The task waits for a worker',
} as const

export const BOARDS = {
  ...PAGES,
  title: 'Boards',
  intro: 'Where postings are collected from, the newest first. Who added a board is not shown here.',
  search: 'Name, address or id',
  none: 'Postings are collected from no board yet.',
  loading: 'Loading the boards',
  failed: 'The boards could not be read.',
  paused: 'Paused',
  found: (found: number) => (found === 1 ? '1 posting found' : `${found.toLocaleString('en-GB')} postings found`),
  looked: (when: string) => `Last look ${when}`,
  unseen: 'Not looked at yet',
  next: (when: string) => `next ${when}`,
  failures: (failures: number) => `${failures} looks in a row came to nothing.`,
} as const

export const STATES: Record<AdministeredBoard['state'], string> = {
  waiting: 'Waits for its first look',
  looking: 'Being looked at',
  collected: 'Collected',
  unchanged: 'Unchanged',
  failed: 'Failed',
  refused: 'Refused',
  gone: 'Gone',
}

interface Question {
  button: string
  of: (name: string) => string
  title: (name: string) => string
  why: string
  busy: string
  done: string
}

export const STEER: Record<Steering, Question> = {
  pause: {
    button: 'Pause',
    of: (name) => `Pause: ${name}`,
    title: (name) => `Pause ${name}?`,
    why: 'It is not asked until you ask it again. What it showed stays until it is too old.',
    busy: 'Pausing...',
    done: 'The board is paused',
  },
  'ask-again': {
    button: 'Ask again',
    of: (name) => `Ask again: ${name}`,
    title: (name) => `Ask ${name} again?`,
    why: 'It is looked at within a minute or two, and then at its usual pace.',
    busy: 'Asking...',
    done: 'The board is asked next',
  },
  remove: {
    button: 'Remove',
    of: (name) => `Remove: ${name}`,
    title: (name) => `Remove ${name} for everybody?`,
    why: 'It goes from the lists of users who added it, and the postings that it alone showed are closed. A user who adds it again waits until you ask it again.',
    busy: 'Removing...',
    done: 'The board is removed',
  },
}
export const STEERING = { no: 'Cancel', failed: 'That could not be done. Please try again.' } as const

export const VERIFICATIONS = {
  ...PAGES,
  title: 'Verifications',
  intro:
    'Results by where and when, the newest first. What was read and who asked is not shown here. A pasted text is found by its id alone.',
  search: 'Host, such as jobs.example.com, or id',
  none: 'Nothing has been verified yet.',
  loading: 'Loading the verifications',
  failed: 'The verifications could not be read.',
  pasted: { posting: 'Pasted posting', message: 'Pasted message' },
  score: (score: number | null) => (score === null ? 'Could not be assessed' : `Score ${score} of 100`),
} as const

export const DELETE = {
  button: 'Delete',
  of: (host: string, id: string) => `Delete: ${host}, ${id}`,
  title: (host: string) => `Delete this result of ${host}?`,
  why: 'It goes for good, with its link, and from the history of whoever saved it. It cannot be brought back.',
  yes: 'Delete',
  busy: 'Deleting...',
  no: 'Cancel',
  failed: 'The result could not be deleted. Please try again.',
  done: 'The result is deleted',
} as const
