/** What holds the organisation's settings together. */
export const SETTINGS = {
  title: 'Account settings',
  checking: 'Opening your settings...',
  contents: 'On this page',
  noMember: {
    title: 'These settings are for organisations',
    words: 'Your account belongs to no organisation. Your own settings are on your account page.',
  },
} as const

export const PROFILE = {
  title: 'Profile',
  intro: 'Your own settings are the same wherever you sign in.',
  name: 'Name',
  email: 'Email',
  links: [
    ['profile', 'Name and email'],
    ['security', 'Password and two-factor sign-in'],
    ['sessions', 'Sessions'],
  ],
} as const

export const ORGANISATION = {
  title: 'Organisation',
  name: 'Name',
  role: 'Your role',
  month: 'Verifications this month',
  noLimit: (used: number) => `${used}, no monthly limit`,
  of: (used: number, limit: number) => `${used} of ${limit}`,
  loading: 'Loading your organisation',
  failed: 'The figures could not be loaded.',
  plan: 'To change the name or the plan, write to our sales team.',
  team: 'Team',
  keys: 'API keys',
  sales: 'Contact Sales',
} as const

export const POLICY = { only: 'Only an admin can change this.' } as const

export const KEPT = {
  signalsOnly: 'Scores are not shown: reports show signals only.',
  scores: 'Reports show a score and a recommendation.',
  days: (days: number) => `Reports are kept for ${days} ${days === 1 ? 'day' : 'days'}, then deleted.`,
  notKept: 'Files and their text are deleted as soon as a report is made.',
  loading: 'Loading the policy',
  failed: 'The policy could not be loaded.',
} as const

export const EXPORT = {
  title: 'Export',
  whole: 'Everything your organisation owns',
  wholeWords:
    'A zip file with your members, API keys, webhooks, lists, usage, audit log and every report with its review, as JSON and CSV. Keys and secrets are not in it, and neither are the files of resumes.',
  make: 'Export all data',
  making: 'Exporting...',
  made: 'Export saved',
  failed: 'The data could not be exported.',
  file: 'organization-export.zip',
  own: 'Your own data, as a file, and the deletion of your account:',
  ownLink: 'Your data',
  reports: 'Each report can be exported as PDF, JSON or CSV:',
  reportsLink: 'History of reports',
} as const

export const ADMINS = 'The look of reports, webhooks and the audit log are for admins of your organisation.'
