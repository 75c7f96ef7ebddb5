/** What the viewer of written mails says. */

export const OUTBOX = {
  title: 'Outbox',
  intro: 'Mails that were written and not sent, because no mail server is set. Seen on this machine only.',
  empty: 'No mail has been written yet.',
  list: 'Mails',
  more: 'Show older mails',
  loading: 'Loading...',
  choose: 'Choose a mail to read it.',
  from: 'From',
  to: 'To',
  frame: 'The mail as it looks',
  text: 'The same as text',
  refresh: 'Look again',
} as const
