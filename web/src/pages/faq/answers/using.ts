/** How to check something, and how much is free. */
import type { Facts } from '../../../lib/facts'
import type { Question } from '../question'

export const using = ({ settings: { dailyVerifications } }: Facts): Question[] => [
  {
    id: 'how-to-verify',
    question: 'How do I check a posting?',
    answer: [
      "Copy the posting's address, paste it on the [home page](/) and press “Verify Job”. A result takes some seconds. You need no account.",
    ],
  },
  {
    id: 'text-and-messages',
    question: 'Can I check a message from a recruiter, or a posting without a link?',
    answer: [
      'Yes. Choose “or paste the text” on the [home page](/) and paste the posting, the message or the whole chat. A saved mail (.eml) can be opened there too: it shows who really sent it.',
      'Messages are judged as messages: we look for the steps of known scams, in several languages, and offer a reply that is safe to send.',
    ],
  },
  {
    id: 'how-many-checks',
    question: 'How many postings can I check for free?',
    answer: [
      `${dailyVerifications} in any 24 hours. Each one comes back 24 hours after you used it, and the page says when.`,
      'These do not count: pages that could not be read, postings that are closed, our examples, and the same link again within 24 hours. [Premium](/pricing) has no daily limit.',
    ],
  },
  {
    id: 'do-i-need-an-account',
    question: 'Do I need an account?',
    answer: ['Not for checking postings. An [account](/signup) keeps your past checks and lets you try Premium.'],
  },
  {
    id: 'share-a-result',
    question: 'How do I show a result to somebody?',
    answer: [
      "Not by the address of its page: whoever has that reads all of it. Sign in, check the posting, and open the result's own page: beneath it you make a link that ends, after 90 days at the latest or when you say so.",
      "What others read leaves out persons' names, phones, mails and accounts. A chat that draws a preview of the link shows the score and two reasons, and may keep that picture after the link has ended.",
    ],
  },
  {
    id: 'which-sites',
    question: 'Which sites can you read?',
    answer: [
      'Any public page. We know more than thirty job boards well, so that more is read there. Some sites show their postings only to people who are signed in, or refuse visitors like us. We do not work around that: the result says so, and you can paste the text instead.',
    ],
  },
]
