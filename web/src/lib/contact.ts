/** The calls of those who write to us. */
import type { ContactMessage, DemoRequest, Ticket } from '@trusthound/client'
import { answered, client } from './call'

export type { ContactMessage, DemoRequest, Ticket } from '@trusthound/client'

export const sendContactMessage = (body: ContactMessage): Promise<Ticket> =>
  answered(client.POST('/api/contact', { body }))

export const requestDemo = (body: DemoRequest): Promise<Ticket> =>
  answered(client.POST('/api/enterprise-contact', { body }))
