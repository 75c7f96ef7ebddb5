/** What header and footer say. */
import type { Brand } from '../lib/brand'
import type { PATHS } from '../lib/paths'
import { RECOVERY_GUIDE } from '../lib/recovery'
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
    { words: 'Many Candidates', to: '/enterprise/bulk' },
    { words: 'Team Management', to: '/enterprise/team' },
    { words: 'Account Settings', to: '/enterprise/settings' },
  ],
  operator: { words: 'Administration', to: '/admin' },
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  notSignedOut: 'You are still signed in: the server could not be reached. Please try again.',
} as const

/** To a page of the router, or to one that the server writes itself. */
type FooterLink = { words: string } & ({ to: (typeof PATHS)[number]; hash?: string } | { href: string })

interface FooterGroup {
  title: string
  links: FooterLink[]
}

const PRODUCT: Record<Brand, FooterGroup> = {
  consumer: {
    title: 'Product',
    links: [
      { words: 'Verify a posting', to: '/' },
      { words: 'Premium', to: '/premium' },
      { words: 'Pricing', to: '/pricing' },
      { words: 'Browser extension', to: '/extension' },
      { words: 'For employers', to: '/enterprise' },
    ],
  },
  enterprise: {
    title: 'Product',
    links: [
      { words: 'For employers', to: '/enterprise' },
      { words: 'Plans', to: '/enterprise', hash: 'pricing' },
      { words: 'Request a demo', to: '/enterprise-contact' },
      { words: 'For job seekers', to: '/pricing' },
    ],
  },
}

const HELP: FooterGroup[] = [
  {
    title: 'Support',
    links: [
      { words: 'I already sent something', href: RECOVERY_GUIDE },
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
      { words: 'Disclaimer', to: '/terms', hash: 'disclaimer' },
    ],
  },
]

export const footerOf = (brand: Brand): FooterGroup[] => [PRODUCT[brand], ...HELP]

export const PROMISE: Record<Brand, string> = {
  consumer: 'Reasons you can check, before you apply.',
  enterprise: 'Evidence for the people who decide.',
}
export const LIMITS: Record<Brand, string> = {
  consumer:
    'A score describes a posting and what could be seen of it at that moment. It is no statement about a company or a person.',
  enterprise:
    'A report is an automated consistency check of a document. It is no background check or consumer report, and must not be the sole basis of a decision.',
}
