/** What joining a team by the link of a mail says. */

export const JOIN = {
  title: 'Join a team',
  intro: 'You were invited by mail. The link works once, for the address that it was sent to.',
  asUser: (email: string) => `You are signed in as ${email}.`,
  join: 'Join the team',
  busy: 'Joining...',
  failed: 'Joining failed. Please try again.',
  newHere: 'Choose a name and a password. Your account gets the address that the mail was sent to.',
  submit: 'Create Account and Join',
  have: 'An account with that address already?',
  signIn: 'Sign in',
  thenLink: 'first, then open the link in the mail again.',
  doneTitle: (organization: string) => `Welcome to ${organization}`,
  done: (organization: string, role: string) => `You are now a member of ${organization}, as ${role}.`,
  goOn: 'Continue',
  badTitle: 'This link does not work',
  bad: 'It was used already, is too old, or was taken back. Ask whoever invited you for a new one.',
  checking: 'Looking whether you are signed in…',
  retry: 'Try again',
} as const
