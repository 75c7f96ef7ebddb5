/** What every page stands in. */
import { createRootRoute } from '@tanstack/react-router'
import { ErrorPage } from '../../pages/ErrorPage'
import { NotFoundPage } from '../../pages/NotFoundPage'
import { Shell } from '../Shell'

export const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage, errorComponent: ErrorPage })
