/** What holds the account page together. */
export const ACCOUNT = {
  title: 'Your account',
  checking: 'Loading your account...',
  contents: 'On this page',
  security: 'Password and security',
  sessions: 'Sessions',
} as const
