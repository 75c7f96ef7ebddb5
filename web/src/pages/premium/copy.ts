/** What the premium page says around its box. */
export const PREMIUM_PAGE = {
  title: 'Premium',
  checking: 'Verifying premium access...',
  active: 'PREMIUM ACTIVE',
  intro:
    'Verify as many postings as you like. Each result shows how well it fits your resume, and is kept in your account.',
  verify: 'Verify Job Posting',
  past: 'Your past checks',
} as const
