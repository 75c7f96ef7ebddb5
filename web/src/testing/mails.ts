/** What the server says of the mails of alerts where all is well. */
import type { Mails } from '../lib/alerts'

export const MAILS: Mails = {
  to: 'ann@example.org',
  isConfirmed: true,
  alertsWanted: true,
  watchesWanted: true,
  rest: null,
}
