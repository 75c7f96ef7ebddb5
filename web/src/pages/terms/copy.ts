/** The terms of use, with the one disclaimer; prices, periods and names come from the settings and the catalogue. */
import { type Facts, offerOf } from '../../lib/facts'
import type { Section } from '../../ui/LongText'

export const TERMS = {
  title: 'Terms',
  intro: 'The rules for using the product, in plain words. The disclaimer is part of them.',
  changed: '2026-11-21',
} as const

export function termsSections({ settings, plans }: Facts): Section[] {
  const premium = offerOf(plans, 'premium')
  const { productName, enterpriseName } = settings
  return [
    {
      id: 'service',
      title: 'What the service is',
      blocks: [
        `${productName} gives job seekers an assessment of job postings and of recruiters' messages. ${enterpriseName} gives employers consistency and plausibility checks on the resume. By using either you accept these terms. “We” is whoever runs this installation.`,
      ],
    },
    {
      id: 'disclaimer',
      title: 'Disclaimer',
      blocks: [
        `${productName} and ${enterpriseName} are pre-screening assistants only. They are not FCRA-compliant: they are no consumer reporting agencies, and nothing they say is a consumer report or a background check. Their results must not be the sole basis for hiring decisions, nor for any other decision about a person.`,
        [
          'A score or report describes what could be seen of a posting or a document at one moment. It can be wrong, in both directions.',
          "It is no statement about the honesty of a company or a person. A posting may also be made by someone who misuses a company's name.",
          'A report about a resume is an automated consistency check of a document. It must be weighed by a person, and the candidate can see and dispute it.',
          'It is no legal, financial or career advice.',
        ],
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      blocks: [
        'You can check postings without an account. If you open one, give a mail address that is yours, keep the password to yourself, and tell us if somebody else uses the account. One account is for one person; teams have accounts of their own. You must be at least 16.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      blocks: [
        'Please do not',
        [
          'use the product to prepare a scam, to harass anyone, or to publish accusations in our name;',
          'go around limits, or check in bulk for others, without an agreement with us;',
          "hand in what you have no right to hand in, such as somebody's private mail that was not sent to you;",
          'attack the service, or the sites that it reads through it.',
        ],
        `If you look for weaknesses to help us, do it gently on your own data and write to [${settings.technicalMail}](mailto:${settings.technicalMail}).`,
      ],
    },
    {
      id: 'free',
      title: 'The Free plan',
      blocks: [
        `${settings.dailyVerifications} verifications in any 24 hours. Pages that cannot be read, closed postings, our examples and repeats of the same link within 24 hours do not count.`,
      ],
    },
    {
      id: 'premium',
      title: 'Premium: price, trial, cancelling, refunds',
      blocks: [
        [
          `Price: ${premium.price} a month, billed monthly in advance, until you cancel. Taxes are shown before you pay.`,
          `Trial: ${premium.trialDays} days, without a card, once. It ends by itself, your account is then on the Free plan, and nothing is charged. We remind you two days before.`,
          'Cancelling: at any time on [your account](/account), with one button. Premium stays until the end of the month that you paid for.',
          `Refunds: within ${premium.refundDays} days of a payment you get it back with a button on [your account](/account), without a reason. Premium ends at that moment.`,
          'Renewals: we write to you before each renewal. If the price changes, we tell you at least 30 days before, and the old one holds until then.',
          'Features that are listed under “Being built” on [pricing](/pricing) are not part of what you pay for today.',
        ],
      ],
    },
    {
      id: 'employers',
      title: 'Employers',
      blocks: [
        `Prices and limits of ${enterpriseName} stand on [for employers](/enterprise). An employer who uses it`,
        [
          'has a lawful reason for each check, and tells the candidate before it;',
          'has a person decide, on more than the report, and rejects nobody automatically because of it;',
          'gives the candidate a copy when asked, and time to dispute it;',
          'keeps to the rules on automated tools in hiring where it recruits.',
        ],
      ],
    },
    {
      id: 'yours',
      title: 'What you hand in stays yours',
      blocks: [
        'You let us process it to give you the result, and nothing more. [Privacy](/privacy) says what is kept, and for how long.',
      ],
    },
    {
      id: 'results',
      title: 'Results, and the right of reply',
      blocks: [
        'You may use and share a result, unchanged and with its date. A result is an opinion formed from stated facts.',
        'If a posting is yours and the result is not as it should be, [write to us](/contact): a person looks at it, checks the posting again, and corrects what was wrong.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and liability',
      blocks: [
        'We work with care, but do not promise that the service is always there or always right. Nothing here limits liability where the law does not allow it, such as for intent, gross negligence, or harm to life and health. Beyond that, our liability is limited to the damage that was foreseeable, and to what you paid in the twelve months before.',
        'Your rights as a consumer stay as they are.',
      ],
    },
    {
      id: 'end',
      title: 'Ending',
      blocks: [
        'You can delete [your account](/account) at any time. We may close an account that breaks these terms in earnest; we say why, you can answer, and unused paid time is refunded unless there was fraud.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, law and contact',
      blocks: [
        'When these terms change, the date at the top does. Changes that matter to you are announced by mail at least 30 days before, and you may leave instead.',
        'The law of the place where the operator of this installation has its seat applies. If you are a consumer, the protection of the law where you live stays yours, and so does your court.',
        `Questions: [${settings.supportMail}](mailto:${settings.supportMail}) or [contact](/contact).`,
      ],
    },
  ]
}
