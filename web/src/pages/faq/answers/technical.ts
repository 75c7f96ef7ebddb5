/** When something does not work. */
import type { Facts } from '../../../lib/facts'
import type { Question } from '../question'

export const technical = ({ settings }: Facts): Question[] => [
  {
    id: 'blocked',
    question: 'It says that the site does not let us read the page. Why?',
    answer: [
      'The site turns away programs, or shows postings only to people who are signed in. We send one honest request, say who we are, and take no for an answer.',
      'Open the posting yourself, copy all of its text and choose “or paste the text” on the [home page](/).',
    ],
  },
  {
    id: 'not-a-posting',
    question: 'It says that the page is not a posting, but it is.',
    answer: [
      'Often the address leads to a list of postings, or to a search. Open the single posting and copy that address. If it still fails, paste the text and [tell us the link](/contact).',
    ],
  },
  {
    id: 'failed-to-verify',
    question: '“Failed to verify job. Please try again.”',
    answer: [
      'No answer came from our server. Check your connection and press “Verify Job” again: what you typed is still there, and a failed check does not count.',
    ],
  },
  {
    id: 'browsers',
    question: 'Which browsers work?',
    answer: [
      'Current Chrome, Edge, Firefox and Safari, on a computer or a phone. The page needs JavaScript. It works by keyboard and with screen readers; if something does not, please [tell us](/contact).',
    ],
  },
  {
    id: 'no-mail',
    question: 'A mail from you did not come.',
    answer: [
      `Look in the spam folder, and ask for the mail again after a minute. A link to reset a password is good for 30 minutes and works once. If nothing comes, write to [${settings.supportMail}](mailto:${settings.supportMail}).`,
    ],
  },
  {
    id: 'extension-when',
    question: 'Where is the browser extension?',
    answer: [
      'It is not published yet. [Browser extension](/extension) says what it will do and what works until then.',
    ],
  },
]
