/** Who gets into Premium, who is sent where, and what happens when nobody can tell. */
import { screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { bills, problem, signedInAs, signInRequired, USER } from '../../testing/accounts'
import { answer } from '../../testing/answers'
import { open, visit } from '../../testing/open'
import { answersWith, server } from '../../testing/server'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

it('lets Premium in, says so, and tells nothing of a trial that is none', async () => {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'active' })
  await open('/premium')
  expect(screen.getByText('PREMIUM ACTIVE')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Verify Job Posting' })).toBeVisible()
  expect(screen.queryByText(/trial/)).toBeNull()
})

it('counts the days of a trial and leads to keeping it', async () => {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'trial', trialEndsAt: inDays(4.5) })
  await open('/premium')
  expect(await screen.findByText('5 days left in your trial.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Keep Premium' })).toHaveAttribute('href', '/account#plan')
})

it('verifies a posting and closes its result', async () => {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'active' })
  answersWith(answer())
  const { person } = await open('/premium')
  await person.click(screen.getByLabelText('Job posting link'))
  await person.paste('https://jobs.example/1')
  await person.click(screen.getByRole('button', { name: 'Verify Job' }))
  expect(await screen.findByRole('region', { name: 'Verification Results' })).toBeVisible()
  await person.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(screen.queryByRole('region', { name: 'Verification Results' })).toBeNull()
})

it('says what it does while it checks', async () => {
  server.use(
    http.get('*/api/auth/check', async () => {
      await delay('infinite')
      return HttpResponse.json({ user: USER })
    }),
  )
  visit('/premium')
  expect(await screen.findByText('Verifying premium access...')).toBeVisible()
})

it('sends whoever is not signed in to sign in, and back here', async () => {
  server.use(http.get('*/api/auth/check', signInRequired))
  const { router } = visit('/premium')
  await waitFor(() => expect(router.state.location.href).toBe('/login?redirect=%2Fpremium'))
})

it('sends free users to the prices, with the reason', async () => {
  signedInAs({ plan: 'free' })
  const { router } = visit('/premium')
  await waitFor(() => expect(router.state.location.href).toBe('/pricing?reason=premium_required'))
})

it.each([
  ['a server in trouble', () => problem(503, 'database_unavailable', 'The database does not answer.')],
  ['no connection', () => HttpResponse.error()],
])('%s throws nobody out, and it can be tried again', async (_, trouble) => {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'active' })
  server.use(http.get('*/api/auth/check', trouble))
  const { person, router } = await open('/premium')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not check who you are')
  expect(router.state.location.pathname).toBe('/premium')
  expect(localStorage.getItem('user')).not.toBeNull()
  signedInAs({ plan: 'premium' })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('PREMIUM ACTIVE')).toBeVisible()
})

it('a sign-out in another tab closes it here', async () => {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'active' })
  const { router } = await open('/premium')
  server.use(http.get('*/api/auth/check', signInRequired))
  localStorage.removeItem('user')
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})
