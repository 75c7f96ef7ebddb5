/** What the landing page says around the box. */
import type { Reason } from './reason'

export const HERO = {
  title: 'Verify Job Postings Before You Apply',
  intro:
    'Paste a posting. You get a trust score out of 100, every reason with its quote, and what to do next. What we could not check, we say.',
} as const

export const BANNER: Record<Reason, string> = {
  'contact-sales': 'That page is for enterprise customers. Sign in if you are one, or write to our sales team.',
  'login-required': 'Please sign in to see that page.',
}
export const BANNER_LINKS = { signIn: 'Sign in', sales: 'Contact sales' } as const

export const STEPS = {
  title: 'What you get',
  parts: [
    {
      title: 'Reasons, not a verdict',
      words: 'Each reason quotes the posting, says what it did to the score, and how it may be innocent.',
    },
    {
      title: 'Scams and ghost jobs apart',
      words: 'Signs of fraud and signs that nobody is hiring are two different things. We never mix them up.',
    },
    {
      title: 'The limits, told plainly',
      words: 'Questions we could not answer are listed beside the score and lower our confidence, not your caution.',
    },
  ],
} as const

export const EXTENSION = {
  title: 'Check while you browse',
  words: 'The browser extension will score a posting on the page you are reading. It is not published yet.',
  button: 'Add to Chrome - Free',
} as const

export const PREMIUM = {
  title: 'For your whole job search',
  words:
    'Verify as many postings as you like, and see how well each one fits your resume. With job search, tracking and alerts.',
  get: 'Get Premium',
  plans: 'View All Plans',
} as const
