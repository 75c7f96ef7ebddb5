/** A user as the tests need one, and a browser that is signed in as them. */
import { HttpResponse, http } from 'msw'
import type { Billing } from '../lib/billing'
import { keepUser, type User } from '../lib/user'
import { server } from './server'

export const USER: User = {
  id: 'u1',
  name: 'Ada Byron King',
  email: 'ada@example.org',
  plan: 'free',
  first_name: 'Ada',
  last_name: 'Byron King',
  company: '',
  is_org_admin: false,
  is_operator: false,
  organization: '',
  role: null,
  mailVerified: true,
  premiumUntil: null,
}

export const BILLING: Billing = {
  plan: 'free',
  status: 'none',
  trialUsed: false,
  trialEndsAt: null,
  renewsAt: null,
  endsAt: null,
  cancelAtPeriodEnd: false,
  refundableUntil: null,
  testMode: true,
  payments: 'test',
  terms: { version: '2026-11-21', sentence: 'Premium costs $9 a month, until you cancel.' },
  receipts: [],
}

/** The server knows this plan; whoever asks later gets what was put there last. */
export function bills(changes: Partial<Billing> = {}): void {
  server.use(http.get('*/api/billing', () => HttpResponse.json({ ...BILLING, ...changes })))
}

export function signedInAs(changes: Partial<User> = {}): User {
  const user = { ...USER, ...changes }
  keepUser(user)
  server.use(http.get('*/api/auth/check', () => HttpResponse.json({ user })))
  return user
}

/** What the server says to whoever is not signed in. */
export const signInRequired = () => problem(401, 'sign_in_required', 'Please sign in.')

export const problem = (status: number, code: string, message: string, more: object = {}) =>
  HttpResponse.json({ code, message, advice: '', requestId: 'r1', ...more }, { status })
