/** The calls about mails: those that were written and not sent, and stopping those of a kind. */
import type { Outbox, OutboxMail } from '@trusthound/client'
import { answered, client } from './call'

export type { Outbox, OutboxMail } from '@trusthound/client'

export const readOutbox = (cursor: string, signal: AbortSignal): Promise<Outbox> =>
  answered(client.GET('/api/outbox', { params: { query: { cursor } }, signal }))

export const readOutboxMail = (id: string, signal: AbortSignal): Promise<OutboxMail> =>
  answered(client.GET('/api/outbox/{mail_id}', { params: { path: { mail_id: id } }, signal }))

/** Where a frame finds a mail's HTML: a page that can run nothing. */
export const htmlOf = (id: string): string => `/api/outbox/${encodeURIComponent(id)}/html`

export interface Unsubscribed {
  topic: string
  /** The saved search whose mails were stopped, null where those of a whole kind were. */
  search: string | null
}

/** `token` stands in the mail's link; a second time changes nothing. `all`: not of one saved search alone. */
export const unsubscribe = (token: string, all = false): Promise<Unsubscribed> =>
  answered(client.POST('/api/unsubscribe', { params: { query: { t: token, all } } }))
