/** Every path of the specification leads to a page that says what it is. */
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NOT_OPEN_YET_PATHS, PATHS } from '../lib/paths'
import { COMING } from '../pages/not-open-yet/copy'
import { open } from '../testing/open'
import { openRouter } from './routes'

it('the router knows the same paths as the list that the server reads', () => {
  const known = Object.keys(openRouter().routesByPath)
  expect(known.sort()).toEqual([...PATHS].sort())
})

describe.each(NOT_OPEN_YET_PATHS)('%s', (path) => {
  it('says plainly that it is not open yet, what will be there and what works today', async () => {
    await open(path)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(COMING[path].title)
    expect(main.getByText('Not open yet')).toBeVisible()
    expect(main.getByText(COMING[path].will)).toBeVisible()
    expect(main.getByText(COMING[path].today)).toBeVisible()
    expect(main.getByRole('link', { name: 'Verify a job posting' })).toHaveAttribute('href', '/')
    const product = path.startsWith('/enterprise') ? 'TrustHire' : 'TrustHound'
    expect(document.title).toBe(`${COMING[path].title} · ${product}`)
  })
})

it('a path with a slash at its end is the same page', async () => {
  await open('/pricing/')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pricing')
})

it('an unknown path shows the not-found page with a link home', async () => {
  await open('/nowhere/at/all')
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

it('an error while drawing shows the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { router } = await open('/')
  const landing = router.routesByPath['/']
  const whole = landing.options.component
  const broken = () => {
    throw new Error('a broken page')
  }
  landing.update({ component: broken })
  await router.navigate({ to: '/pricing' })
  await router.navigate({ to: '/' })
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('a broken page')
  if (whole) landing.update({ component: whole })
})

describe('the landing page', () => {
  it('leads on to every place that the specification names', async () => {
    await open('/')
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    for (const pair of [
      ['Home', '/'],
      ['Premium', '/premium'],
      ['Pricing', '/pricing'],
      ['Sign In', '/login'],
      ['Get Started', '/signup'],
      ['Add to Chrome - Free', '/extension'],
      ['Get Premium', '/premium'],
      ['View All Plans', '/pricing'],
    ])
      expect(links).toContainEqual(pair)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify Job Postings Before You Apply')
    for (const group of ['Product', 'Support', 'Legal'])
      expect(screen.getByRole('navigation', { name: group })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'support@trusthound.example' })).toHaveAttribute(
      'href',
      'mailto:support@trusthound.example',
    )
  })

  it.each([
    ['contact-sales', /enterprise customers/],
    ['login-required', /sign in/],
  ])('says why a visitor was sent there with ?message=%s', async (message, words) => {
    await open(`/?message=${message}`)
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/enterprise-login')
    expect(await screen.findByRole('link', { name: 'Contact sales' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:sales@trusthound.example/),
    )
  })

  it('shows no banner for a message it does not know', async () => {
    await open('/?message=<script>')
    expect(await screen.findByRole('link', { name: 'support@trusthound.example' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Contact sales' })).toBeNull()
  })
})

it('the menu opens and closes', async () => {
  const { person } = await open('/')
  const menu = screen.getByRole('button', { name: 'Menu' })
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  await person.click(menu)
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  await person.click(menu)
  expect(menu).toHaveAttribute('aria-expanded', 'false')
})

it('moves the focus to the content when the page changes', async () => {
  const { person } = await open('/')
  await person.click(screen.getByRole('link', { name: 'Add to Chrome - Free' }))
  await screen.findByText('Not open yet')
  expect(screen.getByRole('main')).toHaveFocus()
})
