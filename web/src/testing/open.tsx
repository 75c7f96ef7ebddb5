/** A path in, the whole page on it out, as a visitor would find it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRouter } from '../app/routes'

/** Also for pages that lead elsewhere before they say anything. */
export function visit(path: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  const router = openRouter(createMemoryHistory({ initialEntries: [path] }))
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { person: userEvent.setup(), router }
}

export async function open(path: string) {
  const page = visit(path)
  await screen.findByRole('heading', { level: 1 })
  return page
}
