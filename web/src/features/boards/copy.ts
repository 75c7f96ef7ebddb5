/** Everything that the list of boards says. */
import type { CollectedBoard } from '../../lib/boards'

export const BOARDS = {
  title: 'Where we look',
  intro:
    "We ask employers' public boards and open feeds, politely and by the clock. Add the board of an employer you care about.",
  add: 'Address of a careers page or feed',
  addHint: 'For example https://boards.greenhouse.io/acme, a Lever, Ashby or Workable board, or a feed.',
  submit: 'Add board',
  busy: 'Adding...',
  added: (name: string) => `${name} was added. Its postings come with the next look.`,
  failed: 'The board could not be added. Please try again.',
  none: 'No boards yet. Add the first one above.',
  loading: 'Loading the boards.',
  listFailed: 'The boards could not be loaded. Please try again.',
  retry: 'Try again',
  more: 'Show more boards',
  loadingMore: 'Loading more boards...',
  mine: 'added by you',
  own: "employer's own board",
  state: {
    waiting: 'Not asked yet',
    looking: 'Being asked now',
    collected: 'Up to date',
    unchanged: 'Unchanged since the last look',
    failed: 'Did not answer',
    refused: 'Refused',
    gone: 'No longer there',
  } as Record<CollectedBoard['state'], string>,
  found: (count: number) => (count === 1 ? '1 posting' : `${count.toLocaleString('en')} postings`),
  foundSoFar: (count: number) => `${count.toLocaleString('en')} so far`,
  looked: (moment: string) => `asked ${moment}`,
} as const

export const REMOVE = {
  title: 'Remove',
  label: (name: string) => `Remove ${name}`,
  ask: 'Remove this board?',
  yes: 'Remove',
  busy: 'Removing...',
  no: 'Keep it',
  failed: 'The board could not be removed. Please try again.',
  why: (name: string) =>
    `We stop asking ${name} for you. What it showed so far stays in the search until it is closed.`,
} as const
