/** Pages of employers, and of who runs the service. */
import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { tabOf } from '../../pages/admin/tab'
import { openListOf } from '../../pages/enterprise-bulk/open'
import { openCheckOf } from '../../pages/enterprise-dashboard/open'
import { root } from './root'

const enterpriseLogin = createRoute({
  getParentRoute: () => root,
  path: '/enterprise-login',
  component: lazy(() => import('../../pages/enterprise-login/EnterpriseLoginPage'), 'EnterpriseLoginPage'),
})

const enterpriseContact = createRoute({
  getParentRoute: () => root,
  path: '/enterprise-contact',
  component: lazy(() => import('../../pages/enterprise-contact/EnterpriseContactPage'), 'EnterpriseContactPage'),
})

const enterprise = createRoute({
  getParentRoute: () => root,
  path: '/enterprise',
  component: lazy(() => import('../../pages/enterprise/EnterprisePage'), 'EnterprisePage'),
})

const enterpriseDashboard = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/dashboard',
  validateSearch: openCheckOf,
  component: lazy(() => import('../../pages/enterprise-dashboard/DashboardPage'), 'DashboardPage'),
})

const enterpriseBulk = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/bulk',
  validateSearch: openListOf,
  component: lazy(() => import('../../pages/enterprise-bulk/BulkPage'), 'BulkPage'),
})

const enterpriseApiKeys = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/api-keys',
  component: lazy(() => import('../../pages/enterprise-api-keys/ApiKeysPage'), 'ApiKeysPage'),
})

const enterpriseLetters = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/letters',
  component: lazy(() => import('../../pages/enterprise-letters/LettersPage'), 'LettersPage'),
})

const enterpriseTeam = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/team',
  component: lazy(() => import('../../pages/enterprise-team/TeamPage'), 'TeamPage'),
})

const enterpriseSettings = createRoute({
  getParentRoute: () => root,
  path: '/enterprise/settings',
  component: lazy(() => import('../../pages/enterprise-settings/SettingsPage'), 'SettingsPage'),
})

const candidateReport = createRoute({
  getParentRoute: () => root,
  path: '/candidate-report',
  component: lazy(() => import('../../pages/candidate-report/CandidateReportPage'), 'CandidateReportPage'),
})

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  validateSearch: tabOf,
  component: lazy(() => import('../../pages/admin/AdminPage'), 'AdminPage'),
})

export const employersRoutes = [
  enterpriseLogin,
  enterprise,
  enterpriseContact,
  enterpriseDashboard,
  enterpriseBulk,
  enterpriseApiKeys,
  enterpriseLetters,
  enterpriseTeam,
  candidateReport,
  enterpriseSettings,
  admin,
] as const
