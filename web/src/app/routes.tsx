/** Paths to pages. A page that opens gets its own route in one of the lists here and leaves those not open yet. */
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from '../pages/ErrorPage'
import { employersRoutes } from './routes/employers'
import { root } from './routes/root'
import { seekersRoutes } from './routes/seekers'

const routeTree = root.addChildren([...seekersRoutes, ...employersRoutes])

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
