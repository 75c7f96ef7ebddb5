/** Everything that plan and payments say. Prices, days and the number of checks come from the server's catalogue. */
import type { PlanStatus } from '../../lib/billing'

export const BILLING = {
  title: 'Plan and billing',
  loading: 'Loading your plan',
  readFailed: 'Your plan could not be loaded.',
  retry: 'Try again',
  failed: 'That did not work. Please try again.',
  testMode: 'TEST MODE',
  testWords: 'No money moves: payments on this server are for practice.',
  noPayments: 'Payments are not set up on this server. The trial works.',
  receipts: 'Receipts',
  noReceipts: 'No payments yet.',
  receiptDay: 'Paid on',
  receiptNumber: 'Number',
  receiptAmount: 'Amount',
  refunded: 'refunded',
  view: 'View',
  viewNamed: (number: string) => `View receipt ${number}`,
  compare: 'Compare the plans',
} as const

export const PLAN_TITLES: Record<PlanStatus, string> = {
  none: 'Free',
  trial: 'Premium, on trial',
  active: 'Premium',
  ending: 'Premium, cancelled',
  past_due: 'Premium, payment overdue',
  granted: 'Premium',
  organization: 'Enterprise',
}

export const PLAN_WORDS = {
  none: (daily: number | null) =>
    daily === null ? 'Verifying postings is free.' : `${daily} verifications a day, with every reason shown.`,
  trial: (day: string, days: number) =>
    `${days === 1 ? '1 day' : `${days} days`} left: your trial ends on ${day}. Then you are back on Free by itself; there is no card, so nothing is charged.`,
  active: (price: string, day: string) => `${price} a month. Renews on ${day}.`,
  ending: (day: string) => `You have Premium until ${day}. It will not renew, and nothing more is charged.`,
  past_due: 'The last payment failed. Please check your card; Premium goes on for a few days meanwhile.',
  granted: 'You have Premium. Nothing is charged.',
  organization: "Your organisation's plan includes everything in Premium.",
} as const

export const TRIAL = {
  start: (days: number) => `Start ${days}-day trial`,
  starting: 'Starting...',
  words: (days: number) => `Everything in Premium for ${days} days, once. No card; it ends by itself.`,
  used: 'You have had your trial.',
  begun: (days: number) => `Your trial has begun: Premium for ${days} days.`,
} as const

export const BUY = {
  open: (price: string) => `Get Premium for ${price} a month`,
  title: 'Get Premium',
  agree: 'I agree to these payments and to the',
  terms: 'Terms',
  missing: 'Please agree first.',
  yes: 'Continue to payment',
  busy: 'Opening the payment page...',
  no: 'Not now',
} as const

export const CANCEL = {
  open: 'Cancel subscription',
  title: 'Cancel your subscription?',
  words: (day: string) =>
    `You keep Premium until ${day}, and nothing more is charged. You can change your mind until then.`,
  yes: 'Yes, cancel',
  busy: 'Cancelling...',
  no: 'Keep Premium',
  done: 'Cancelled. Nothing more will be charged.',
} as const

export const RESUME = {
  open: 'Keep Premium after all',
  busy: 'One moment...',
  done: 'Your subscription goes on.',
} as const

export const REFUND = {
  words: (day: string) => `You can have your last payment back until ${day}.`,
  open: 'Get a refund',
  title: 'Refund your last payment?',
  ask: (amount: string) =>
    `You get ${amount} back the way you paid; your bank may take some days to show it. The subscription ends now.`,
  yes: 'Yes, refund it',
  busy: 'Refunding...',
  no: 'Keep Premium',
  done: 'Refunded. Your subscription has ended.',
} as const

export const PORTAL = { open: 'Cards and invoices', busy: 'Opening...' } as const

export const CHECKOUT = {
  done: 'Thank you. You have Premium now.',
  waiting: 'Thank you. We are waiting for the payment service to confirm it; this takes a moment.',
  late: 'The payment service has not confirmed it yet. You need to do nothing: Premium begins as soon as it does.',
  cancelled: 'You left the payment page. Nothing was bought, and nothing was charged.',
  close: 'Close',
} as const

export const BANNER = {
  days: (days: number) => (days <= 1 ? 'Your trial ends today.' : `${days} days left in your trial.`),
  afterwards: 'Then you are back on Free; nothing is charged.',
  keep: 'Keep Premium',
} as const
