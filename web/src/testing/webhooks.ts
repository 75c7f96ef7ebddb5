/** A webhook and what was sent to it, as the tests need them. */
import type { Delivery, Webhook } from '../lib/webhooks'

export const WEBHOOK: Webhook = {
  id: 'w1',
  url: 'https://hooks.acme.example/in',
  description: 'Our ATS',
  events: ['verification.completed', 'verification.reviewed', 'verification.disputed', 'verification.deleted'],
  createdAt: '2026-11-22T02:00:00Z',
  enabled: true,
  disabledBecause: null,
  disabledAt: null,
  failingSince: null,
  bothSecretsUntil: null,
}

export const listedWebhooks = (webhooks: Webhook[]) => ({
  success: true,
  webhooks,
  most: 10,
  events: WEBHOOK.events,
})

export const DELIVERY: Delivery = {
  id: 'msg_1',
  type: 'verification.completed',
  status: 'failed',
  madeAt: '2026-11-22T02:00:00Z',
  tries: 10,
  nextTryAt: null,
  lastTryAt: '2026-11-25T02:00:00Z',
  responseStatus: 500,
  responseBody: 'down for repairs',
  problem: null,
  body: '{"type":"verification.completed"}',
}
