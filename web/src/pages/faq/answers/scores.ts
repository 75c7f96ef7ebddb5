/** What a score means, and what to do with one. */
import type { Facts } from '../../../lib/facts'
import type { Question } from '../question'

export const scores = ({ settings: { bands } }: Facts): Question[] => [
  {
    id: 'what-the-score-means',
    question: 'What does the trust score mean?',
    answer: [
      'How well what we saw fits a genuine posting, from 0 to 100:',
      [
        `${bands.verifiedFrom}–100, high: consistent with a genuine posting.`,
        `${bands.cautionFrom}–${bands.verifiedFrom - 1}, medium: some things to check.`,
        `0–${bands.cautionFrom - 1}, low: strong warning signs.`,
      ],
      'It describes a posting at one moment. It is no statement about a company or a person.',
    ],
  },
  {
    id: 'how-the-score-is-made',
    question: 'How is the score made?',
    answer: [
      'Every posting is asked the same questions. Each answer adds or takes points, and the result shows every line, so that you can add it up yourself. The rules, the points and how often we are wrong stand on [how scores are made](/methodology).',
    ],
  },
  {
    id: 'no-score',
    question: 'Why did I get no score?',
    answer: [
      'Because a number would have been a guess. There is none when',
      [
        'too few of our questions could be answered (“Not enough evidence”);',
        'the posting is closed;',
        'the page could not be read: it is blocked, needs a sign-in, is a list of postings, or holds no posting.',
      ],
      'The result says which it was and what you can do, such as pasting the whole text.',
    ],
  },
  {
    id: 'high-score-and-still-a-scam',
    question: 'Can a posting with a high score still be a scam?',
    answer: [
      `Yes. Someone can copy a genuine posting word for word. A score of ${bands.verifiedFrom} or more needs a source independent of the posting that agrees with it, but we never spoke to the employer.`,
      'Whatever the score: never pay for a job, never cash a cheque for someone, and give your bank and identity data only after a contract with someone you have met.',
    ],
  },
  {
    id: 'wrong-score',
    question: 'A score is wrong. What can I do?',
    answer: [
      'Say so under “Was this right?” in the result. We count these words and publish how often we were wrong.',
      'If the posting is yours, reply to the result on its own page, under “Is this your posting?”. Show that the domain of the employer is yours, say whether the position is open, and correct facts: they are judged by the same rules as a result of their own. It costs nothing, and everybody can read it.',
      'Where the posting shows no domain of its employer, [write to us](/contact) with its link and what is not as we saw it.',
    ],
  },
  {
    id: 'already-paid',
    question: 'I already sent money or documents. What now?',
    answer: [
      'Stop talking to them, and act today:',
      [
        'money: call your bank or card company and ask them to stop or return the payment;',
        'gift cards or coins: tell the company that issued them, with the receipt;',
        'identity documents: place a fraud alert or freeze with your credit bureau;',
        'a program you ran: disconnect the device and change your passwords from another one;',
        "then report it to the police and to your country's office for fraud.",
      ],
      'Our [guide](/help/scammed) tells the steps for each of these, with the official places to report it in your country. Keep the messages: they are evidence. It happens to careful people.',
    ],
  },
]
