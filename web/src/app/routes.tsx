/** Paths to pages. A page that opens gets its own route here and leaves the list of those not open yet. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  type RouterHistory,
} from '@tanstack/react-router'
import { redirectOf } from '../lib/redirect'
import { arrivalOf } from '../pages/account/arrival'
import { tabOf } from '../pages/admin/tab'
import { openApplicationOf } from '../pages/applications/open'
import { ErrorPage } from '../pages/ErrorPage'
import { openCheckOf } from '../pages/enterprise-dashboard/open'
import { reasonOf } from '../pages/landing/reason'
import { NotFoundPage } from '../pages/NotFoundPage'
import { openOf } from '../pages/outbox/open'
import { searchedOf } from '../pages/premium/searched'
import { reasonOf as pricingReasonOf } from '../pages/pricing/reason'
import { HomePage } from './HomePage'
import { Shell } from './Shell'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage, errorComponent: ErrorPage })

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: reasonOf,
  component: HomePage,
})

const methodology = createRoute({
  getParentRoute: () => root,
  path: '/methodology',
  component: lazy(() => import('../pages/methodology/MethodologyPage'), 'MethodologyPage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: redirectOf,
  component: lazy(() => import('../pages/login/LoginPage'), 'LoginPage'),
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  validateSearch: redirectOf,
  component: lazy(() => import('../pages/signup/SignUpPage'), 'SignUpPage'),
})

const enterpriseLogin = createRoute({
  getParentRoute: () => root,
  path: '/enterprise-login',
  component: lazy(() => import('../pages/enterprise-login/EnterpriseLoginPage'), 'EnterpriseLoginPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazy(() => import('../pages/forgot-password/ForgotPasswordPage'), 'ForgotPasswordPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazy(() => import('../pages/invitation/InvitationPage'), 'InvitationPage'),
})

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  component: lazy(() => import('../pages/reset/ResetPage'), 'ResetPage'),
})

const verifyMail = createRoute({
  getParentRoute: () => root,
  path: '/verify-mail',
  component: lazy(() => import('../pages/verify-mail/VerifyMailPage'), 'VerifyMailPage'),
})

const faq = createRoute({
  getParentRoute: () => root,
  path: '/faq',
  component: lazy(() => import('../pages/faq/FaqPage'), 'FaqPage'),
})

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: lazy(() => import('../pages/contact/ContactPage'), 'ContactPage'),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazy(() => import('../pages/privacy/PrivacyPage'), 'PrivacyPage'),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazy(() => import('../pages/terms/TermsPage'), 'TermsPage'),
})

const enterpriseContact = createRoute({
  getParentRoute: () => root,
  path: '/enterprise-contact',
  component: lazy(() => import('../pages/enterprise-contact/EnterpriseContactPage'), 'EnterpriseContactPage'),
})

const premium = createRoute({
  getParentRoute: () => root,
  path: '/premium',
  validateSearch: searchedOf,
  component: lazy(() => import('../pages/premium/PremiumPage'), 'PremiumPage'),
})

const job = createRoute({
  getParentRoute: () => root,
  path: '/premium/jobs/$jobId',
  component: lazy(() => import('../pages/job/JobPage'), 'JobPage'),
})

const preparation = createRoute({
  getParentRoute: () => root,
  path: '/premium/applications/$applicationId/prepare',
  component: lazy(() => import('../pages/preparation/PreparationPage'), 'PreparationPage'),
})

const applications = createRoute({
  getParentRoute: () => root,
  path: '/premium/applications',
  validateSearch: openApplicationOf,
  component: lazy(() => import('../pages/applications/ApplicationsPage'), 'ApplicationsPage'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  validateSearch: arrivalOf,
  component: lazy(() => import('../pages/account/AccountPage'), 'AccountPage'),
})

const pricing = createRoute({
  getParentRoute: () => root,
  path: '/pricing',
  validateSearch: pricingReasonOf,
  component: lazy(() => import('../pages/pricing/PricingPage'), 'PricingPage'),
})

const enterprise = createRoute({
  getParentRoute: () => root,
  path: '/enterprise',
  component: lazy(() => import('../pages/enterprise/EnterprisePage'), 'EnterprisePage'),
})

const enterpriseDashboard = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/dashboard',
  validateSearch: openCheckOf,
  component: lazy(() => import('../pages/enterprise-dashboard/DashboardPage'), 'DashboardPage'),
})

const enterpriseApiKeys = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/api-keys',
  component: lazy(() => import('../pages/enterprise-api-keys/ApiKeysPage'), 'ApiKeysPage'),
})

const enterpriseLetters = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/letters',
  component: lazy(() => import('../pages/enterprise-letters/LettersPage'), 'LettersPage'),
})

const enterpriseTeam = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/team',
  component: lazy(() => import('../pages/enterprise-team/TeamPage'), 'TeamPage'),
})

const enterpriseSettings = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/settings',
  component: lazy(() => import('../pages/enterprise-settings/SettingsPage'), 'SettingsPage'),
})

const candidateReport = createRoute({
  getParentRoute: () => root,
  path: '/candidate-report',
  component: lazy(() => import('../pages/candidate-report/CandidateReportPage'), 'CandidateReportPage'),
})

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  validateSearch: tabOf,
  component: lazy(() => import('../pages/admin/AdminPage'), 'AdminPage'),
})

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/outbox',
  validateSearch: openOf,
  component: lazy(() => import('../pages/outbox/OutboxPage'), 'OutboxPage'),
})

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  component: lazy(() => import('../pages/unsubscribe/UnsubscribePage'), 'UnsubscribePage'),
})

const extension = createRoute({
  getParentRoute: () => root,
  path: '/extension',
  component: lazy(() => import('../pages/not-open-yet/NotOpenYetPage'), 'NotOpenYetPage'),
})

const routeTree = root.addChildren([
  landing,
  pricing,
  extension,
  methodology,
  login,
  signUp,
  enterpriseLogin,
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
  enterprise,
  enterpriseContact,
  enterpriseDashboard,
  enterpriseApiKeys,
  enterpriseLetters,
  enterpriseTeam,
  candidateReport,
  enterpriseSettings,
  admin,
  outbox,
  unsubscribe,
])

export function openRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>
  }
}
