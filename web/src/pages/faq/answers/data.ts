/** What is kept and who sees it. */
import type { Facts } from '../../../lib/facts'
import type { Question } from '../question'

export const data = ({ settings }: Facts): Question[] => [
  {
    id: 'what-leaves-my-device',
    question: 'What leaves my device?',
    answer: [
      'The link, text or mail that you hand in, and nothing else of the page you are on. Our server reads the posting, so the job site sees our server and not you. There are no advertising or analytics scripts on our pages.',
    ],
  },
  {
    id: 'how-long-kept',
    question: 'How long do you keep what I checked?',
    answer: [
      `Results are kept for ${settings.kept.verificationsDays} days and then deleted; your own past checks, if you have an account, for ${settings.kept.checksDays} days. That a public posting existed (its title, place and dates, without its text) is remembered for ${settings.kept.sightingsDays} days after it was last seen, so that reposts can be told. [Privacy](/privacy#kept) has the whole list.`,
    ],
  },
  {
    id: 'who-sees-my-checks',
    question: 'Who can see what I checked?',
    answer: [
      "You, and whoever you give a result's link to. The text of a message or of a pasted posting is judged for you alone: it never enters what others are shown.",
      'An employer is not told that you checked its posting.',
    ],
  },
  {
    id: 'delete-my-data',
    question: 'How do I get or delete my data?',
    answer: [
      'On [your account](/account): one button gives you everything we hold about you as a file, another deletes the account and what belongs to it. You need not write to anyone or give a reason.',
      `Without an account, or for anything else, write to [${settings.privacyMail}](mailto:${settings.privacyMail}).`,
    ],
  },
  {
    id: 'training',
    question: 'Do you train models on what I send?',
    answer: [
      'No. What you hand in is used for your result. It would be used for training only if you had agreed to that yourself, and there is no such option today.',
    ],
  },
]
