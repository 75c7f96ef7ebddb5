/** What the premium page says around its box. */
export const PREMIUM_PAGE = {
  title: 'Premium',
  checking: 'Verifying premium access...',
  active: 'PREMIUM ACTIVE',
  intro:
    'Verify as many postings as you like. Each result shows how well it fits your resume, and is kept in your account.',
  search: 'Find a job',
  searchIntro:
    "Openings from employers' own boards and open feeds, each once, with what its posting says for and against it.",
  loadingSearch: 'Loading the search.',
  alerts: 'Alerts',
  alertsIntro: 'Searches that you keep, and jobs that you watch. Each new job is mailed once.',
  loadingAlerts: 'Loading your alerts.',
  verify: 'Verify Job Posting',
  past: 'Your past checks',
  applications: 'Your applications',
} as const
