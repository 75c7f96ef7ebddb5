/** The questions and their answers, by category; numbers come from the settings and the catalogue. */
import { type Facts, offerOf } from '../../lib/facts'
import type { Block } from '../../ui/Words'

export const FAQ = {
  title: 'Questions and answers',
  intro:
    'Open a question to read its answer. Its address then leads straight to it, so that you can send it to someone.',
  categories: 'Categories',
  more: 'Not answered here? [Write to us](/contact): a person reads it.',
} as const

export interface Question {
  id: string
  question: string
  answer: Block[]
}

export interface Category {
  id: string
  title: string
  questions: Question[]
}

export function categories(facts: Facts): Category[] {
  return [
    { id: 'ghost-jobs', title: 'Ghost Job Detection', questions: GHOSTS },
    { id: 'using', title: 'Using the product', questions: using(facts) },
    { id: 'scores', title: 'Trust Scores & Warnings', questions: scores(facts) },
    { id: 'data', title: 'Privacy & Data', questions: data(facts) },
    { id: 'premium', title: 'Premium Features', questions: premium(facts) },
    { id: 'technical', title: 'Technical Issues', questions: technical(facts) },
  ]
}

const GHOSTS: Question[] = [
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
        'whether the employer’s own job board still lists the position;',
        'whether the text says what will happen next: who to talk to, when interviews are, why the position is open.',
      ],
      'Every sign stands in the result with its date and where it comes from.',
    ],
  },
  {
    id: 'ghost-and-honest-employers',
    question: 'Can an honest employer’s posting look like a ghost?',
    answer: [
      'Yes. Some positions take months to fill, and some companies hire for the same one all year. That is why signs of an inactive listing alone never bring a posting into the danger band: danger is for signs of a scam.',
      'Each sign in a result also says how it may be innocent.',
    ],
  },
  {
    id: 'what-to-do-with-a-ghost',
    question: 'What should I do about a posting that may be a ghost?',
    answer: [
      'Look for the position on the employer’s own site, and ask the recruiter two questions: is it open today, and when are interviews? A short answer with a date is worth more than any score.',
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

const using = ({ settings: { dailyVerifications } }: Facts): Question[] => [
  {
    id: 'how-to-verify',
    question: 'How do I check a posting?',
    answer: [
      'Copy the posting’s address, paste it on the [home page](/) and press “Verify Job”. A result takes some seconds. You need no account.',
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
    id: 'which-sites',
    question: 'Which sites can you read?',
    answer: [
      'Any public page. We know more than thirty job boards well, so that more is read there. Some sites show their postings only to people who are signed in, or refuse visitors like us. We do not work around that: the result says so, and you can paste the text instead.',
    ],
  },
]

const scores = ({ settings: { bands } }: Facts): Question[] => [
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
      'If the posting is yours, [write to us](/contact) with its link and what is not as we saw it. A person looks at it and checks the posting again.',
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
        'then report it to the police and to your country’s office for fraud.',
      ],
      'Keep the messages: they are evidence. It happens to careful people.',
    ],
  },
]

const data = ({ settings }: Facts): Question[] => [
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
      'You, and whoever you give a result’s link to. The text of a message or of a pasted posting is judged for you alone: it never enters what others are shown.',
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

function premium(facts: Facts): Question[] {
  const offer = offerOf(facts.plans, 'premium')
  const [today, later] = [true, false].map((now) =>
    offer.features.filter(({ available }) => available === now).map(({ sentence }) => sentence),
  )
  return [
    {
      id: 'what-premium-has',
      question: 'What does Premium add?',
      answer: [
        'Today:',
        today ?? [],
        ...(later?.length ? ['Being built, and part of Premium from the day on which they open:', later] : []),
      ],
    },
    {
      id: 'what-premium-costs',
      question: 'What does it cost?',
      answer: [`${offer.price} a month, billed monthly. [Pricing](/pricing) shows both plans side by side.`],
    },
    {
      id: 'trial',
      question: 'How does the trial work?',
      answer: [
        `It lasts ${offer.trialDays} days, needs no card and can be had once. At its end your account is on the Free plan again by itself: nothing is charged. We remind you by mail two days before.`,
      ],
    },
    {
      id: 'cancel',
      question: 'How do I cancel?',
      answer: [
        'On [your account](/account), with one button and at any time. Premium then stays until the end of the month that you paid for, and you can change your mind until then.',
      ],
    },
    {
      id: 'refund',
      question: 'Can I have my money back?',
      answer: [
        `Yes, within ${offer.refundDays} days of a payment, with a button on [your account](/account) and without giving a reason. Premium ends at that moment.`,
      ],
    },
    {
      id: 'employers',
      question: 'Is there something for employers?',
      answer: [
        `${facts.settings.enterpriseName} is our product for employers: consistency and plausibility checks on the resume. It starts at ${offerOf(facts.plans, 'starter').price} a month. See [for employers](/enterprise).`,
      ],
    },
  ]
}

const technical = ({ settings }: Facts): Question[] => [
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
