/** Everything that the account page says of the profile, the address, and one's own data. */

export const PROFILE = {
  title: 'Profile',
  name: 'Full name',
  first: 'First name',
  last: 'Last name',
  company: 'Company',
  missing: 'Please enter your name.',
  save: 'Save',
  busy: 'Saving...',
  saved: 'Profile saved',
  failed: 'Your profile could not be saved. Please try again.',
} as const

export const MAIL = {
  title: 'Email',
  verified: 'Confirmed',
  unverified: 'Not confirmed yet',
  why: 'Confirm your address so that we can reach you about your account. The link is in the mail that we sent you.',
  send: 'Send the link again',
  busy: 'Sending...',
  sent: (email: string) => `A new link is on its way to ${email}.`,
  failed: 'The link could not be sent. Please try again.',
  change: 'Change address',
  changing: {
    title: 'Change your email address',
    why: 'We send a link to the new address. Your account moves there when you open it, and your other devices are signed out.',
    yes: 'Send the link',
    busy: 'Sending...',
    no: 'Keep my address',
    failed: 'The link could not be sent. Please try again.',
  },
  next: 'New email address',
  nextMissing: 'Please enter the new address.',
  asked: (email: string) => `A link is on its way to ${email}. Your address changes when you open it, within an hour.`,
} as const

export const DATA = {
  title: 'Your data',
  exportTitle: 'Download everything',
  exportWords: 'A zip file with all that we hold about your account, in files that programs and people can read.',
  export: 'Download my data',
  exportBusy: 'Collecting...',
  exported: 'Your data was saved as a file.',
  exportFailed: 'Your data could not be collected. Please try again.',
  file: 'my-data.zip',
  deleteTitle: 'Delete your account',
  deleteWords:
    'Your profile, your past checks and your sessions are deleted, and a running subscription ends. This cannot be undone.',
  delete: 'Delete account',
  deletion: {
    title: 'Delete your account?',
    why: 'Everything that belongs to it is deleted at once. Download your data first if you want to keep it.',
    yes: 'Delete for good',
    busy: 'Deleting...',
    no: 'Keep my account',
    failed: 'Your account could not be deleted. Please try again.',
  },
  deleted: 'Your account is deleted.',
} as const
