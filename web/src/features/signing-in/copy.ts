/** Everything that signing in and up, and getting a lost password back, says. */

export const FIELDS = {
  name: 'Full name',
  nameMissing: 'Please enter your name.',
  email: 'Email',
  emailMissing: 'Please enter your email address.',
  password: 'Password',
  passwordMissing: 'Please enter your password.',
  newPassword: 'New password',
  newMissing: 'Please choose a password.',
  confirm: 'Confirm password',
  confirmMissing: 'Please repeat the password.',
  passwordHint: 'Must be at least 8 characters',
  tooShort: 'Password must be at least 8 characters',
  different: "Passwords don't match",
} as const

export const SIGN_IN = {
  title: 'Sign in',
  enterpriseTitle: 'Enterprise sign in',
  intro: 'Welcome back.',
  enterpriseIntro: 'For teams that verify candidates.',
  remember: 'Remember me',
  rememberHint:
    'Checked, you stay signed in on this device for 30 days; else for 12 hours or until you close the browser.',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  busy: 'Signing in...',
  done: 'You are signed in. One moment…',
  failed: 'Login failed. Please try again.',
  newHere: 'New here?',
  signUp: 'Create an account',
  team: 'Signing in for your company?',
  enterprise: 'Enterprise sign in',
  notTeam: 'Looking for work?',
  consumer: 'Sign in as a job seeker',
  sales: 'No account for your company yet?',
  demo: 'Request a demo',
  already: (email: string) => `You are signed in as ${email}.`,
  goOn: 'Continue',
} as const

export const CODE = {
  title: 'Second step',
  ask: 'Enter the code that your authenticator app shows now. A recovery code works as well.',
  label: 'Code',
  missing: 'Please enter the code.',
  submit: 'Continue',
  other: 'Use another account',
} as const

export const SIGN_UP = {
  title: 'Create an account',
  intro: 'Free, without a card.',
  submit: 'Create Account',
  busy: 'Creating your account...',
  failed: 'Signup failed. Please try again.',
  have: 'Already have an account?',
  signIn: 'Sign in',
  agree: 'By creating an account you agree to the',
  terms: 'Terms',
  and: 'and have read the',
  privacy: 'Privacy notice',
} as const

export const FORGOT = {
  title: 'Reset your password',
  intro: 'Enter your email address. We send you a link that lets you choose a new password.',
  submit: 'Send Reset Link',
  busy: 'Sending...',
  failed: 'The link could not be sent. Please try again.',
  sentTitle: 'Check your mail',
  sent: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once, within 30 minutes.`,
  notThere: 'Nothing there after a few minutes? Look in the spam folder, or check the spelling and ask again.',
  again: 'Ask again',
  back: 'Back to sign in',
} as const

export const RESET = {
  title: 'Choose a new password',
  intro: 'It replaces the old one, and ends every session that is open, on all devices.',
  submit: 'Change Password',
  busy: 'Changing...',
  failed: 'The password could not be changed. Please try again.',
  doneTitle: 'Your password is changed',
  done: 'You are signed out everywhere. Sign in with the new password.',
  signIn: 'Sign in',
  badTitle: 'This link does not work',
  bad: 'A reset link works once, within 30 minutes, and only whole. Ask for a new one; it takes a minute.',
  again: 'Ask for a new link',
} as const

export const CONFIRM_MAIL = {
  busyTitle: 'Confirming your address',
  busy: 'One moment…',
  doneTitle: 'Your address is confirmed',
  done: 'Thank you. You need to do nothing more.',
  goOn: 'Go to your account',
  badTitle: 'This link does not work',
  bad: 'It may have been used already, have expired, or not be whole. In your account you can have a new one sent.',
  failedTitle: 'That did not work',
  failed: 'Your address could not be confirmed. Please try again.',
  again: 'Try again',
} as const

export const LEGAL = { terms: 'Terms', privacy: 'Privacy' } as const
