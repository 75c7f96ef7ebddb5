/** What the contact page says around its form. */
import type { Settings } from '../../lib/api'

export const PAGE = {
  title: 'Contact',
  intro: 'Write to us: a person reads it and answers. You get a ticket number at once.',
  mailboxes: 'Or by mail',
  when: 'When we answer',
  hours: 'Within 24 hours on business days, Monday to Friday, 9 to 5 EST.',
  priority: 'Messages of Premium members are answered first.',
  questions: 'Before you write',
  faq: 'Many questions are answered already in [questions and answers](/faq).',
} as const

export const mailboxes = (settings: Settings): { title: string; words: string; mail: string }[] => [
  { title: 'Support', words: 'Results, accounts and payments', mail: settings.supportMail },
  { title: 'Technical', words: 'Something does not work, or is not secure', mail: settings.technicalMail },
  { title: 'Privacy', words: 'Your data and your rights', mail: settings.privacyMail },
  { title: 'Sales', words: `${settings.enterpriseName} for your company`, mail: settings.salesMail },
]
