/** What cards, tables and buttons of plans say around what the catalogue says. */

export const PLAN_WORDS = {
  a_month: 'per month',
  beingBuilt: 'Being built',
  included: 'Included',
  notIncluded: 'Not included',
  yours: 'Your plan',
  openDashboard: 'Open the dashboard',
  startingTrial: 'Starting...',
  startTrial: (days: number) => `Start ${days}-day trial`,
  trialTerms: (days: number) => `${days} days, no card, then Free again by itself.`,
  trialFailed: 'The trial could not be started.',
  subscribe: 'or subscribe on your account page',
  feature: 'Feature',
  dailyVerifications: 'Job verifications',
  daily: (count: number) => `${count} a day`,
  unlimited: 'Unlimited',
} as const
