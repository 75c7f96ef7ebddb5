/** What header and footer say. */
import type { PATHS } from '../lib/paths'
import type { Plan } from '../lib/user'

export const NAVIGATION = {
  home: 'Home',
  premium: 'Premium',
  pricing: 'Pricing',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  openMenu: 'Menu',
  contactSales: 'Contact Sales',
  salesSubject: 'Enterprise inquiry',
} as const

export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', premium: 'Premium', enterprise: 'Enterprise' }

export const MENU = {
  consumer: [
    { words: 'Dashboard', to: '/premium' },
    { words: 'Upgrade Plan', to: '/pricing' },
    { words: 'Account', to: '/account' },
  ],
  enterprise: [
    { words: 'Dashboard', to: '/enterprise/dashboard' },
    { words: 'Team Management', to: '/enterprise/team' },
    { words: 'Account Settings', to: '/enterprise/settings' },
  ],
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  notSignedOut: 'You are still signed in: the server could not be reached. Please try again.',
} as const

type FooterLink = { words: string; to: (typeof PATHS)[number] }

export const FOOTER: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Product',
    links: [
      { words: 'Verify a posting', to: '/' },
      { words: 'Premium', to: '/premium' },
      { words: 'Pricing', to: '/pricing' },
      { words: 'Browser extension', to: '/extension' },
      { words: 'For employers', to: '/enterprise' },
    ],
  },
  {
    title: 'Support',
    links: [
      { words: 'FAQ', to: '/faq' },
      { words: 'Contact', to: '/contact' },
      { words: 'How scores are made', to: '/methodology' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { words: 'Privacy', to: '/privacy' },
      { words: 'Terms', to: '/terms' },
    ],
  },
]

export const PROMISE = 'Reasons you can check, before you apply.'
export const LIMITS_OF_A_SCORE =
  'A score describes a posting and what could be seen of it at that moment. It is no statement about a company or a person.'
