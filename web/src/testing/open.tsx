/** A path in, the whole page on it out, as a visitor would find it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRouter } from '../app/routes'

export async function open(path: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  const router = openRouter(createMemoryHistory({ initialEntries: [path] }))
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { person: userEvent.setup(), router }
}
