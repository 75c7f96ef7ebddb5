/** What a page for users says until it is known who is there, and one for organisations to somebody in none. */
export const ACCESS = {
  eyebrow: 'No answer',
  title: 'We could not check who you are',
  kept: 'Nothing is lost: you are still signed in on this device.',
  failed: 'The server could not answer.',
  retry: 'Try again',
  home: 'Go to the home page',
} as const

export const NO_MEMBER = {
  eyebrow: 'For members only',
  sales: 'Contact Sales',
  others: { '/': 'Go to the home page', '/account': 'Your account' },
} as const
