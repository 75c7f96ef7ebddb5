/** The page starts here. */
import './styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openRouter } from './routes'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// Offline a question fails and the page says so; it does not wait for the network to return.
const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={openRouter()} />
    </QueryClientProvider>
  </StrictMode>,
)
