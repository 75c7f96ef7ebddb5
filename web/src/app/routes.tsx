/** Paths to pages. A page that opens gets its own route here and leaves the list of those not open yet. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { NotOpenYetPath } from '../lib/paths'
import { ErrorPage } from '../pages/ErrorPage'
import { LandingPage } from '../pages/landing/LandingPage'
import { reasonOf } from '../pages/landing/reason'
import { NotFoundPage } from '../pages/NotFoundPage'
import { Shell } from './Shell'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage, errorComponent: ErrorPage })

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: reasonOf,
  component: LandingPage,
})

const methodology = createRoute({
  getParentRoute: () => root,
  path: '/methodology',
  component: lazyRouteComponent(() => import('../pages/methodology/MethodologyPage'), 'MethodologyPage'),
})

function notOpenYet<const Path extends NotOpenYetPath>(path: Path) {
  return createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => import('../pages/not-open-yet/NotOpenYetPage'), 'NotOpenYetPage'),
  })
}

const routeTree = root.addChildren([
  landing,
  notOpenYet('/premium'),
  notOpenYet('/pricing'),
  notOpenYet('/login'),
  notOpenYet('/signup'),
  notOpenYet('/forgot-password'),
  notOpenYet('/account'),
  notOpenYet('/extension'),
  methodology,
  notOpenYet('/faq'),
  notOpenYet('/contact'),
  notOpenYet('/privacy'),
  notOpenYet('/terms'),
  notOpenYet('/enterprise'),
  notOpenYet('/enterprise-login'),
  notOpenYet('/enterprise-contact'),
  notOpenYet('/enterprise/dashboard'),
  notOpenYet('/enterprise/api-keys'),
  notOpenYet('/enterprise/team'),
  notOpenYet('/enterprise/settings'),
  notOpenYet('/admin'),
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
