/** Pages of job seekers and of everybody. */
import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { redirectOf } from '../../lib/redirect'
import { arrivalOf } from '../../pages/account/arrival'
import { openApplicationOf } from '../../pages/applications/open'
import { reasonOf } from '../../pages/landing/reason'
import { openOf } from '../../pages/outbox/open'
import { searchedOf } from '../../pages/premium/searched'
import { reasonOf as pricingReasonOf } from '../../pages/pricing/reason'
import { besideOf } from '../../pages/verification/beside'
import { HomePage } from '../HomePage'
import { root } from './root'

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: reasonOf,
  component: HomePage,
})

const verification = createRoute({
  getParentRoute: () => root,
  path: '/v/$id',
  validateSearch: besideOf,
  component: lazy(() => import('../../pages/verification/VerificationPage'), 'VerificationPage'),
})

const sharedResult = createRoute({
  getParentRoute: () => root,
  path: '/s/$id',
  component: lazy(() => import('../../pages/shared-result/SharedResultPage'), 'SharedResultPage'),
})

const methodology = createRoute({
  getParentRoute: () => root,
  path: '/methodology',
  component: lazy(() => import('../../pages/methodology/MethodologyPage'), 'MethodologyPage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: redirectOf,
  component: lazy(() => import('../../pages/login/LoginPage'), 'LoginPage'),
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  validateSearch: redirectOf,
  component: lazy(() => import('../../pages/signup/SignUpPage'), 'SignUpPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazy(() => import('../../pages/forgot-password/ForgotPasswordPage'), 'ForgotPasswordPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazy(() => import('../../pages/invitation/InvitationPage'), 'InvitationPage'),
})

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  component: lazy(() => import('../../pages/reset/ResetPage'), 'ResetPage'),
})

const verifyMail = createRoute({
  getParentRoute: () => root,
  path: '/verify-mail',
  component: lazy(() => import('../../pages/verify-mail/VerifyMailPage'), 'VerifyMailPage'),
})

const faq = createRoute({
  getParentRoute: () => root,
  path: '/faq',
  component: lazy(() => import('../../pages/faq/FaqPage'), 'FaqPage'),
})

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: lazy(() => import('../../pages/contact/ContactPage'), 'ContactPage'),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazy(() => import('../../pages/privacy/PrivacyPage'), 'PrivacyPage'),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazy(() => import('../../pages/terms/TermsPage'), 'TermsPage'),
})

const premium = createRoute({
  getParentRoute: () => root,
  path: '/premium',
  validateSearch: searchedOf,
  component: lazy(() => import('../../pages/premium/PremiumPage'), 'PremiumPage'),
})

const job = createRoute({
  getParentRoute: () => root,
  path: '/premium/jobs/$jobId',
  component: lazy(() => import('../../pages/job/JobPage'), 'JobPage'),
})

const preparation = createRoute({
  getParentRoute: () => root,
  path: '/premium/applications/$applicationId/prepare',
  component: lazy(() => import('../../pages/preparation/PreparationPage'), 'PreparationPage'),
})

const applications = createRoute({
  getParentRoute: () => root,
  path: '/premium/applications',
  validateSearch: openApplicationOf,
  component: lazy(() => import('../../pages/applications/ApplicationsPage'), 'ApplicationsPage'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  validateSearch: arrivalOf,
  component: lazy(() => import('../../pages/account/AccountPage'), 'AccountPage'),
})

const pricing = createRoute({
  getParentRoute: () => root,
  path: '/pricing',
  validateSearch: pricingReasonOf,
  component: lazy(() => import('../../pages/pricing/PricingPage'), 'PricingPage'),
})

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/outbox',
  validateSearch: openOf,
  component: lazy(() => import('../../pages/outbox/OutboxPage'), 'OutboxPage'),
})

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  component: lazy(() => import('../../pages/unsubscribe/UnsubscribePage'), 'UnsubscribePage'),
})

const extension = createRoute({
  getParentRoute: () => root,
  path: '/extension',
  component: lazy(() => import('../../pages/not-open-yet/NotOpenYetPage'), 'NotOpenYetPage'),
})

export const seekersRoutes = [
  landing,
  verification,
  sharedResult,
  pricing,
  extension,
  methodology,
  login,
  signUp,
  forgotPassword,
  reset,
  invitation,
  verifyMail,
  faq,
  contact,
  privacy,
  terms,
  premium,
  job,
  preparation,
  applications,
  account,
  outbox,
  unsubscribe,
] as const
