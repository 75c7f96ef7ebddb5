/** The header of somebody who is signed in, in both brands, and how the session ends: here, in another tab, on the server. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { signedInAs, signInRequired, USER } from '../testing/accounts'
import { open } from '../testing/open'
import { server } from '../testing/server'

const account = () => within(screen.getByRole('navigation', { name: 'Account' }))
const links = () =>
  account()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it.each([
  ['free', 'Free'],
  ['premium', 'Premium'],
  ['enterprise', 'Enterprise'],
] as const)('a %s user finds name, plan and every way on', async (plan, words) => {
  signedInAs({ plan })
  const { person } = await open('/')
  const button = account().getByRole('button', { name: /Ada Byron King/ })
  expect(button).toHaveTextContent(words)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await person.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(links()).toEqual([
    ['Dashboard', '/premium'],
    ['Upgrade Plan', '/pricing'],
    ['Account', '/account'],
  ])
  expect(account().getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await person.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

it("on the employers' pages the menu is the employers'", async () => {
  signedInAs({ plan: 'enterprise' })
  const { person } = await open('/enterprise')
  await person.click(account().getByRole('button', { name: /^Ada/ }))
  expect(links()).toEqual([
    ['Dashboard', '/enterprise/dashboard'],
    ['Many Candidates', '/enterprise/bulk'],
    ['Team Management', '/enterprise/team'],
    ['Account Settings', '/enterprise/settings'],
  ])
})

it.each(['/', '/enterprise'])('leads operators, and nobody else, from %s to the administration', async (from) => {
  signedInAs({ is_operator: true })
  const { person } = await open(from)
  await person.click(account().getByRole('button', { name: /^Ada/ }))
  expect(links().at(-1)).toEqual(['Administration', '/admin'])
})

it("an employer's visitor can sign in or write to sales", async () => {
  await open('/enterprise')
  expect(await account().findByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    'mailto:sales@trusthound.example?subject=Enterprise%20inquiry',
  )
  expect(account().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/enterprise-login')
})

it('whoever has no name is called by their address', async () => {
  signedInAs({ name: '' })
  await open('/')
  expect(account().getByRole('button', { name: /ada@example\.org/ })).toBeVisible()
})

it('signing out ends the session on the server and goes home', async () => {
  signedInAs()
  const { person, router } = await open('/methodology')
  let ended = false
  server.use(
    http.post('*/api/auth/logout', () => {
      ended = true
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await person.click(account().getByRole('button', { name: /Ada/ }))
  await person.click(account().getByRole('button', { name: 'Sign Out' }))
  expect(await account().findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(ended).toBe(true)
  expect(localStorage.getItem('user')).toBeNull()
  expect(router.state.location.pathname).toBe('/')
})

it('nobody is told that they are signed out while the server does not know', async () => {
  signedInAs()
  const { person } = await open('/')
  server.use(http.post('*/api/auth/logout', () => HttpResponse.error()))
  await person.click(account().getByRole('button', { name: /Ada/ }))
  await person.click(account().getByRole('button', { name: 'Sign Out' }))
  expect(await screen.findByText(/You are still signed in/)).toBeVisible()
  expect(localStorage.getItem('user')).not.toBeNull()
})

it('a sign-out in another tab counts here', async () => {
  signedInAs()
  await open('/')
  expect(account().getByRole('button', { name: /Ada/ })).toBeVisible()
  localStorage.removeItem('user')
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  expect(await account().findByRole('link', { name: 'Sign In' })).toBeVisible()
})

it('a session that the server ended is over here', async () => {
  signedInAs()
  server.use(http.get('*/api/auth/check', signInRequired))
  await open('/')
  expect(await account().findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(localStorage.getItem('user')).toBeNull()
})

it('a server in trouble signs nobody out', async () => {
  signedInAs()
  let asked = 0
  server.use(
    http.get('*/api/auth/check', () => {
      asked += 1
      return new HttpResponse('', { status: 503 })
    }),
  )
  await open('/')
  await waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 3000 })
  expect(account().getByRole('button', { name: /Ada/ })).toBeVisible()
})

it('the plan that the server knows replaces the one that was kept', async () => {
  signedInAs({ plan: 'free' })
  server.use(http.get('*/api/auth/check', () => HttpResponse.json({ user: { ...USER, plan: 'premium' } })))
  await open('/')
  await waitFor(() => expect(account().getByRole('button', { name: /Ada/ })).toHaveTextContent('Premium'))
})
