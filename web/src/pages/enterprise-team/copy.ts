/** What stands around the team. */

export const PAGE = {
  title: 'Team Management',
  intro: 'Who belongs to your organisation, and what they may do.',
  checking: 'Opening your team...',
} as const

export const NO_MEMBER = {
  title: 'Team Management is for organisations',
  words:
    'Your account belongs to no organisation. If yours is a customer, ask an admin there to invite you. If it does not yet, talk to us.',
} as const
