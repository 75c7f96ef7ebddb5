/** What the page says that a mail's last line leads to. */

export const UNSUBSCRIBE = {
  title: 'Stop these mails?',
  words:
    'Then you get no more mails of this kind. Mails about your account, such as receipts and password links, still come.',
  stop: 'Unsubscribe',
  busy: 'Stopping...',
  doneTitle: 'You are unsubscribed',
  done: 'No more mails of this kind will be sent to you.',
  doneOfSearch: (search: string) =>
    search === ''
      ? 'That search no longer sends mails.'
      : `No more mails of your saved search “${search}” will be sent to you.`,
  all: 'Stop mails of all saved searches',
  badTitle: 'This link does not work',
  bad: 'It may be cut off, or too old. Open it from the mail once more, or write to us and we stop the mails.',
  failed: 'The mails could not be stopped. Please try again.',
  again: 'Try again',
  contact: 'Contact us',
  home: 'Return to Home',
} as const
