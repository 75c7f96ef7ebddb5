/** What the server tells every page, as the tests need it: settings, what is left today, plans. */
import type { Allowance } from '../lib/allowance'
import type { Offer, Plans, Settings } from '../lib/api'

export const SETTINGS: Settings = {
  productName: 'TrustHound',
  enterpriseName: 'TrustHire',
  supportMail: 'support@trusthound.example',
  salesMail: 'sales@trusthound.example',
  technicalMail: 'technical@trusthound.example',
  privacyMail: 'privacy@trusthound.example',
  kept: {
    verificationsDays: 90,
    checksDays: 365,
    sightingsDays: 400,
    lookupsHours: 24,
    messagesDays: 365,
    repliesDays: 730,
    mailsDays: 30,
    auditDays: 365,
  },
  bands: { verifiedFrom: 80, cautionFrom: 40, trustLineFrom: 60 },
  dailyVerifications: 5,
  wordingModel: '',
}

export const ALLOWANCE: Allowance = { plan: 'free', limit: 5, used: 0, remaining: 5, resetAt: null }

const OFFER: Offer = {
  id: 'free',
  name: 'Free',
  summary: 'For checking the postings that you are about to answer.',
  monthlyCents: 0,
  price: '$0',
  currency: 'usd',
  features: [{ id: 'daily_verifications', sentence: '5 job verifications a day', available: true }],
  limits: { dailyVerifications: 5, monthlyVerifications: null, seats: null, gracePercent: 0 },
  trialDays: 0,
  refundDays: 0,
  dailyVerifications: 5,
  button: { label: 'Get Started', leadsTo: '/signup' },
}
const TIER: Offer = {
  ...OFFER,
  id: 'starter',
  name: 'Starter',
  summary: 'For teams that hire now and then.',
  monthlyCents: 19_900,
  price: '$199',
  features: [{ id: 'monthly_verifications', sentence: '100 verifications a month', available: false }],
  limits: { dailyVerifications: null, monthlyVerifications: 100, seats: 3, gracePercent: 10 },
  dailyVerifications: null,
  button: { label: 'Get Started', leadsTo: '/enterprise#contact' },
}

export const PLANS: Plans = {
  plans: [
    OFFER,
    {
      ...OFFER,
      id: 'premium',
      name: 'Premium',
      summary: 'For a whole job search.',
      monthlyCents: 900,
      price: '$9',
      features: [
        { id: 'unlimited_verifications', sentence: 'Unlimited verifications', available: true },
        { id: 'job_search', sentence: 'Job search across many boards at once', available: false },
      ],
      limits: { dailyVerifications: null, monthlyVerifications: null, seats: null, gracePercent: 0 },
      trialDays: 7,
      refundDays: 30,
      dailyVerifications: null,
      button: { label: 'Start Free Trial', leadsTo: '/premium' },
    },
  ],
  tiers: [
    TIER,
    { ...TIER, id: 'professional', name: 'Professional', monthlyCents: 49_900, price: '$499' },
    {
      ...TIER,
      id: 'enterprise',
      name: 'Enterprise',
      monthlyCents: null,
      price: 'Custom',
      limits: { dailyVerifications: null, monthlyVerifications: null, seats: null, gracePercent: 0 },
      button: { label: 'Contact Sales', leadsTo: '/enterprise#contact' },
    },
  ],
  payments: 'off',
}
