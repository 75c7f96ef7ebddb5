/** Postings without an opening behind them. */
import type { Question } from '../question'

export const GHOSTS: Question[] = [
  {
    id: 'what-is-a-ghost-job',
    question: 'What is a ghost job?',
    answer: [
      'A posting without a real opening behind it: the position is filled, on hold, or was never meant to be filled now. It may stay up to collect applications or because nobody took it down.',
      'A ghost job wastes your time. A job scam wants your money or your identity. They are two different things, and we tell them apart in every result.',
    ],
  },
  {
    id: 'how-ghosts-are-found',
    question: 'How do you tell that nobody may be hiring?',
    answer: [
      'By what can be seen from outside:',
      [
        'how long the posting has been up, by its own date and by when we first saw it;',
        'whether it is put up anew again and again under another number;',
        "whether the employer's own job board still lists the position;",
        'whether the text says what will happen next: who to talk to, when interviews are, why the position is open.',
      ],
      'Every sign stands in the result with its date and where it comes from.',
    ],
  },
  {
    id: 'ghost-and-honest-employers',
    question: "Can an honest employer's posting look like a ghost?",
    answer: [
      'Yes. Some positions take months to fill, and some companies hire for the same one all year. That is why signs of an inactive listing alone never bring a posting into the danger band: danger is for signs of a scam.',
      'Each sign in a result also says how it may be innocent.',
    ],
  },
  {
    id: 'what-to-do-with-a-ghost',
    question: 'What should I do about a posting that may be a ghost?',
    answer: [
      "Look for the position on the employer's own site, and ask the recruiter two questions: is it open today, and when are interviews? A short answer with a date is worth more than any score.",
      'If you apply, do not wait for it. Apply elsewhere too.',
    ],
  },
  {
    id: 'closed-postings',
    question: 'What if the posting is closed already?',
    answer: [
      'Then the result says “Closed” and gives no score, because there is nothing left to judge. It does not count against your daily verifications.',
    ],
  },
]
