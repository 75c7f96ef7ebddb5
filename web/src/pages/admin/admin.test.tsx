/** The operators' dashboard: who gets in, what is shown, and how it stays true. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { lasting } from '../../features/operating/words'
import { EVERY_MS } from '../../lib/operating'
import { problem, signedInAs, signInRequired } from '../../testing/accounts'
import { open, visit } from '../../testing/open'
import { CUSTOMER, operates, REQUEST, SOMEBODY } from '../../testing/operating'
import { server } from '../../testing/server'

const figure = (name: string) => screen.getByText(name).closest('div')
const part = (name: string) => within(screen.getByRole('region', { name }))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('sends visitors to sign in and tells users whom it is for, without asking for a figure', async () => {
  server.use(http.get('*/api/auth/check', signInRequired))
  const { router } = visit('/admin')
  await waitFor(() => expect(router.state.location.href).toBe('/login?redirect=%2Fadmin'))
})

it('tells a user who is no operator whom it is for', async () => {
  const asked = operates()
  signedInAs({ is_operator: false, plan: 'enterprise' })
  await open('/admin')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for whoever runs this installation')
  expect(asked).toEqual({ stats: 0, days: [] })
})

it('shows every group of figures, and n/a for what is not known', async () => {
  operates()
  await open('/admin')
  expect(await screen.findByText('Healthy')).toBeVisible()
  expect(figure('Premium sign-ups')).toHaveTextContent('31Today: 1 · 7 days: 4')
  expect(figure('Health score')).toHaveTextContent('97 of 100')
  expect(figure('Uptime')).toHaveTextContent('3 d 4 h')
  expect(figure('Memory')).toHaveTextContent('3.4 %271 MB')
  expect(figure('Database')).toHaveTextContent('Warning')
  expect(figure('Scam accuracy')).toHaveTextContent('n/a4 labelled, 30 are needed')
  expect(figure('False positives')).toHaveTextContent('n/a')
  expect(figure('Quota used')).toHaveTextContent('4.5 %')
  expect(part('Recent activity').getAllByRole('row')[1]).toHaveTextContent(/access\.refused.*refused.*GET \/api\/audit/)
})

it('names how sure the accuracy is', async () => {
  operates({ scamAccuracy: 92.5, scamAccuracyLeast: 80.1, scamAccuracyMost: 97.4, labelledResults: 40 })
  await open('/admin')
  expect(await screen.findByText('95 %: 80.1 to 97.4, of 40 labelled')).toBeVisible()
})

it.each([
  ['critical', 'Critical', 'text-danger'],
  ['asleep', 'Unknown', 'text-unknown'],
])('shows the status %s by word and colour', async (status, word, colour) => {
  operates({ systemStatus: status as 'critical' })
  await open('/admin')
  expect(await screen.findByText(word)).toHaveClass(colour)
})

it('draws the days, leaves out what was not counted, and has them as a table', async () => {
  const asked = operates()
  const { person } = await open('/admin')
  const views = await screen.findByRole('img', { name: 'Page views: 67 in 2 days, 67 on the busiest' })
  expect(views.querySelectorAll('rect')).toHaveLength(1)
  expect(screen.getByRole('img', { name: /^New accounts: 3/ }).querySelectorAll('rect')).toHaveLength(2)
  await person.click(screen.getByText('The days as a table'))
  expect(part('Over time').getAllByRole('row')[2]).toHaveTextContent('20 Nov 2026n/a02')
  await person.click(screen.getByRole('button', { name: '90 days' }))
  await waitFor(() => expect(asked.days).toEqual(['30', '90']))
})

it('asks again every 30 seconds while it is seen, not while it is hidden, and when it is pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = operates()
  const { person } = await open('/admin')
  expect(await screen.findByText('Healthy')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(screen.getByText(/^Updated 1[23] s ago$/)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(EVERY_MS))
  await waitFor(() => expect(asked.stats).toBe(2))

  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await act(() => vi.advanceTimersByTimeAsync(4 * EVERY_MS))
  expect(asked.stats).toBe(2)
  hidden.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(asked.stats).toBe(3))

  vi.useRealTimers()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled())
  await person.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(asked.stats).toBe(4))
  expect(await screen.findByText('5,404')).toBeVisible()
})

it('keeps the last numbers when they cannot be read again', async () => {
  operates()
  const { person } = await open('/admin')
  expect(await screen.findByText('Healthy')).toBeVisible()
  server.use(http.get('*/api/admin/stats', () => problem(503, 'database_unavailable', 'The database does not answer.')))
  await person.click(screen.getByRole('button', { name: 'Refresh' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The database does not answer.')
  expect(alert).toHaveTextContent('These are the last figures that were read.')
  expect(figure('Health score')).toHaveTextContent('97 of 100')
})

it.each([
  [0, '0 s'],
  [59.9, '59 s'],
  [125, '2 min 5 s'],
  [3_600, '1 h 0 min'],
  [90_000, '1 d 1 h'],
])('says %d seconds as %s', (seconds, words) => expect(lasting(seconds)).toBe(words))

it('makes an organisation of a demo request with the plan that is chosen, and says whom it has invited', async () => {
  operates()
  const sent: unknown[] = []
  server.use(
    http.get('*/api/admin/demo-requests', () =>
      HttpResponse.json({
        requests: [{ ...REQUEST, tier: sent.length > 1 ? 'professional' : null }],
        nextCursor: null,
      }),
    ),
    http.post('*/api/admin/demo-requests/r1/organization', async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1) return problem(503, 'database_unavailable', 'The database does not answer.')
      return HttpResponse.json(
        { organizationId: 'r1', name: 'Employer Ltd', tier: 'professional', invited: REQUEST.email },
        { status: 201 },
      )
    }),
  )
  const { person } = await open('/admin')
  await person.click(screen.getByRole('link', { name: 'Demo requests' }))
  expect(await screen.findByText('51-200 people · 101-500 verifications a month · 1-month')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Make organisation: Employer Ltd' }))
  const asked = within(screen.getByRole('dialog'))
  await person.selectOptions(asked.getByLabelText('Plan'), 'Professional')
  await person.click(asked.getByRole('button', { name: 'Make organisation' }))
  expect(await asked.findByRole('alert')).toHaveTextContent('The database does not answer.')
  await person.click(asked.getByRole('button', { name: 'Make organisation' }))
  expect(await screen.findByText('Organisation made: Professional')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([{ tier: 'professional' }, { tier: 'professional' }])
})

it('says when nobody has asked for a demo', async () => {
  operates()
  server.use(http.get('*/api/admin/demo-requests', () => HttpResponse.json({ requests: [], nextCursor: null })))
  await open('/admin?tab=requests')
  expect(await screen.findByText('Nobody has asked for a demo yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Demo requests' })).toHaveAttribute('aria-current', 'page')
})

it('finds users by what is sent, and signs one out everywhere once that is confirmed', async () => {
  operates()
  const asked: (string | null)[] = []
  let sessions = 2
  server.use(
    http.get('*/api/admin/users', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')
      asked.push(search)
      return HttpResponse.json({ users: search === 'nobody' ? [] : [{ ...SOMEBODY, sessions }], nextCursor: null })
    }),
    http.post('*/api/admin/users/u1/end-sessions', () => {
      sessions = 0
      return HttpResponse.json({ ended: 2 })
    }),
  )
  const { person } = await open('/admin?tab=users')
  expect(await screen.findByText('Employer Ltd · Email not confirmed')).toBeVisible()
  const search = screen.getByRole('searchbox', { name: 'Name, email address or id' })
  await person.type(search, 'nobody{Enter}')
  expect(await screen.findByText('Nothing is found for “nobody”.')).toBeVisible()
  await person.clear(search)
  await person.type(search, ' ann@ ')
  await person.click(screen.getByRole('button', { name: 'Search' }))
  await person.click(await screen.findByRole('button', { name: 'Sign out everywhere: Ann Lee' }))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('2 sessions ended')).toBeVisible()
  expect(await screen.findByText('Signed in nowhere')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toEqual(['', 'nobody', 'ann@', 'ann@'])
})

it('gives an organisation another plan, and keeps the question open where that fails', async () => {
  operates()
  let tier = 'starter'
  const sent: unknown[] = []
  server.use(
    http.get('*/api/admin/organizations', () =>
      HttpResponse.json({ organizations: [{ ...CUSTOMER, tier }], nextCursor: null }),
    ),
    http.patch('*/api/admin/organizations/o1', async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1) return problem(503, 'database_unavailable', 'The database does not answer.')
      tier = 'enterprise'
      return HttpResponse.json({ id: 'o1', name: CUSTOMER.name, tier, seatLimit: null })
    }),
  )
  const { person } = await open('/admin?tab=organisations')
  expect(await screen.findByText('Starter · 3 of 5 seats taken, 1 by invitation')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Change plan: Employer Ltd' }))
  const asked = within(screen.getByRole('dialog'))
  await person.selectOptions(asked.getByLabelText('Plan'), 'Enterprise')
  await person.click(asked.getByRole('button', { name: 'Change plan' }))
  expect(await asked.findByRole('alert')).toHaveTextContent('The database does not answer.')
  await person.click(asked.getByRole('button', { name: 'Change plan' }))
  expect(await screen.findByText('The plan is now Enterprise')).toBeVisible()
  expect(await screen.findByText(/^Enterprise · 3 of 5/)).toBeVisible()
  expect(sent).toEqual([{ tier: 'enterprise' }, { tier: 'enterprise' }])
})

it('says when the users could not be read, and reads them again', async () => {
  operates()
  let answers = false
  server.use(
    http.get('*/api/admin/users', () =>
      answers
        ? HttpResponse.json({ users: [], nextCursor: null })
        : problem(503, 'database_unavailable', 'The database does not answer.'),
    ),
  )
  const { person } = await open('/admin?tab=users')
  expect(await screen.findByText('The database does not answer.')).toBeVisible()
  answers = true
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody has an account yet.')).toBeVisible()
})
