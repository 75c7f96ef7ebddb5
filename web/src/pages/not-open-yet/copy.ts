/** What each page that is not open yet says: what will be there, and what works today instead. One entry a path. */
import type { NotOpenYetPath } from '../../lib/paths'

export interface ComingPage {
  title: string
  will: string
  parts: string[]
  today: string
}

export const COMING_WORDS = {
  eyebrow: 'Not open yet',
  will: 'What will be here',
  today: 'What works today',
  home: 'Verify a job posting',
} as const

export const COMING: Record<NotOpenYetPath, ComingPage> = {
  '/extension': {
    title: 'Browser extension',
    will: 'The extension is not published yet. It will check a posting while you read it, without leaving the page.',
    parts: [
      'The trust score and its reasons in a side panel, when you ask for them',
      'Reads only the page you are looking at, at the moment you click',
      'Free, for Chrome first',
    ],
    today: 'Copy the address of a posting and paste it on the home page: the result is the same.',
  },
}
