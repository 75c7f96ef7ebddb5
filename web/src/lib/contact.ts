/** The calls of those who write to us. */
import type { ContactMessage, DemoRequest, Ticket } from '@trusthound/client'
import { answered, client } from './call'

export type { ContactMessage, DemoRequest, Ticket } from '@trusthound/client'

/** `key`: the same message sent again has the same one. */
export const sendContactMessage = (body: ContactMessage, key: string): Promise<Ticket> =>
  answered(client.POST('/api/contact', { body, headers: { 'Idempotency-Key': key } }))

export const requestDemo = (body: DemoRequest, key: string): Promise<Ticket> =>
  answered(client.POST('/api/enterprise-contact', { body, headers: { 'Idempotency-Key': key } }))
