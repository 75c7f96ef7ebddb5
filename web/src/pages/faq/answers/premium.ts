/** What Premium is, costs and how it ends. */
import { type Facts, offerOf } from '../../../lib/facts'
import type { Question } from '../question'

export function premium(facts: Facts): Question[] {
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
      id: 'match',
      question: 'What does a match tell me?',
      answer: [
        "What the posting asks for, one requirement after the other, each beside the words of your resume that show it. Half of the percentage or more is how like your work is to the posting's, the rest how much of what it asks for is shown: must-haves count most, and what is only listed counts less than what a role tells of. Each line says how many points it brings at most.",
        'It is no chance of being hired, and it says nothing of whether the posting is real: the trust score does. If your resume was misread, correct it on [Premium](/premium): your corrections count.',
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
