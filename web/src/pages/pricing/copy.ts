/** What the page of prices says around the catalogue. */
import type { Plans } from '../../lib/api'

export const PAGE = {
  title: 'Pricing',
  intro: 'Checking postings is free. Premium is for a whole job search, with terms that fit into a few lines.',
  compare: 'Both plans side by side',
  terms: 'The terms, in short',
  employersTitle: 'For employers',
  employers: (name: string, price: string) =>
    `${name} checks resumes for consistency and plausibility, from ${price} a month.`,
  employersButton: 'See plans for employers',
  whole: 'The whole text: [terms](/terms#premium).',
} as const

export const REQUIRED = {
  title: 'That page is part of Premium',
  yours: 'Your account is on the Free plan.',
  words: (days: number) => `You can try Premium for ${days} days without a card; it ends by itself.`,
  free: 'Continue with Free',
} as const

export const notes = (trialDays: number, refundDays: number): { title: string; words: string }[] => [
  { title: 'Cancel anytime', words: 'With one button on your account page. What you paid for stays until its end.' },
  {
    title: 'No card for the trial',
    words: `${trialDays} days, once. Then your account is on Free again by itself, and nothing is charged.`,
  },
  {
    title: `${refundDays}-day refund`,
    words: `Within ${refundDays} days of a payment you get it back with one button, without giving a reason.`,
  },
]

export const PAYMENTS: Record<Plans['payments'], string> = {
  on: '',
  test: 'Test mode: payments are played through, and no money moves.',
  off: 'Premium cannot be bought on this installation. The trial works.',
}
