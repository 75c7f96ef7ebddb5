/** Everything that is said of webhooks. */
import type { Delivery, Webhook, WebhookEvent } from '../../lib/webhooks'

export const WEBHOOKS = {
  title: 'Webhooks',
  intro:
    'Your server is told what becomes of your verifications, by signed messages that follow Standard Webhooks. No message tells of a person.',
  none: 'No webhook yet. Add the address of your server to be told.',
  add: 'Add a webhook',
  full: (most: number) => `There are ${most} webhooks, which is as many as there can be.`,
  loading: 'Loading your webhooks',
  readFailed: 'Your webhooks could not be loaded.',
  retry: 'Try again',
  on: 'Enabled',
  off: 'Disabled',
  failing: (when: string) => `Nothing was delivered since ${when}.`,
  both: (when: string) => `Signed with both secrets until ${when}.`,
  test: 'Send a test',
  testing: 'Sending...',
  tested: 'A test message is on its way.',
  testFailed: 'The test could not be sent.',
  edit: 'Edit',
  enable: 'Enable',
  disable: 'Disable',
  changing: 'Saving...',
  changeFailed: 'The webhook could not be changed.',
  deliveries: 'Deliveries',
  named: (what: string, url: string) => `${what}: ${url}`,
} as const

export const DISABLED: Record<NonNullable<Webhook['disabledBecause']>, string> = {
  by_admin: 'An admin disabled it. Nothing is sent to it.',
  gone: 'It answered that it is gone (410). Nothing is sent to it until you enable it.',
  failing: 'Nothing was delivered for three days. Nothing is sent to it until you enable it.',
}

export const EVENTS: Record<WebhookEvent, string> = {
  'verification.completed': 'A report was made',
  'verification.failed': 'A resume handed in by a program could not be checked',
  'verification.reviewed': 'A person decided',
  'verification.disputed': 'A candidate disputes a report',
  'verification.deleted': 'A report was deleted',
  'bulk.completed': 'A list of resumes has ended',
  'webhook.test': 'A test',
}

export const FORM = {
  add: 'Add a webhook',
  edit: 'Edit the webhook',
  url: 'Address',
  urlHint: 'It begins with https:// and can be reached from the internet.',
  urlMissing: 'Please enter the address of your server.',
  description: 'Description',
  events: 'Tell it when',
  eventsMissing: 'Please choose at least one of these.',
  save: { add: 'Add webhook', edit: 'Save webhook' },
  busy: 'Saving...',
  failed: 'The webhook could not be saved.',
  cancel: 'Cancel',
  added: 'Webhook added',
  saved: 'Webhook saved',
} as const

export const SECRET = {
  title: 'The secret of this webhook',
  once: 'Copy it now: it is shown this once. We keep it sealed, and nobody can read it afterwards.',
  label: 'Signing secret',
  copy: 'Copy the secret',
  close: 'I have copied it',
} as const

export const ROTATE = {
  title: 'Rotate the secret',
  words:
    'A new secret is made. For 24 hours messages bear the signatures of both: set the new one on your server within the day.',
  yes: 'Make a new secret',
  busy: 'Making it...',
  no: 'Keep the present one',
  failed: 'The secret could not be changed.',
} as const

export const DELETE = {
  title: 'Delete',
  ask: 'Delete this webhook?',
  words: 'Nothing is sent to it any more, and its list of deliveries goes with it. This cannot be undone.',
  yes: 'Delete webhook',
  busy: 'Deleting...',
  no: 'Keep it',
  failed: 'The webhook could not be deleted.',
  done: 'Webhook deleted',
} as const

export const DELIVERIES = {
  none: 'Nothing was sent in the last 30 days.',
  loading: 'Loading the deliveries',
  failed: 'The deliveries could not be loaded.',
  retry: 'Try again',
  more: 'Show older deliveries',
  loadingMore: 'Loading...',
  tries: (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`,
  next: (when: string) => `next ${when}`,
  answered: (status: number) => `answered ${status}`,
  sent: 'What is sent',
  answer: 'What was answered',
  replay: 'Send again',
  replayNamed: (id: string) => `Send again: ${id}`,
  replaying: 'Sending...',
  replayed: 'The message is on its way again.',
  replayFailed: 'The message could not be sent again.',
} as const

export const STANDING: Record<Delivery['status'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

export const PROBLEMS: Record<NonNullable<Delivery['problem']>, string> = {
  timeout: 'no answer within ten seconds',
  unreachable: 'could not be reached',
  disabled: 'not sent: the webhook was disabled',
  secret_lost: 'not signed: please rotate the secret',
}
