/** Privacy and terms: every number comes from the server, every part has an address. */
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { PATHS } from '../lib/paths'
import { PLANS, SETTINGS } from '../testing/catalogue'
import { open } from '../testing/open'
import { server } from '../testing/server'

const TEXTS = [
  { path: '/privacy', changed: '23 Nov 2026' },
  { path: '/terms', changed: '21 Nov 2026' },
]

describe.each(TEXTS)('$path', ({ path, changed }) => {
  it('has a date and a table of contents whose links lead to its parts', async () => {
    await open(path)
    expect(screen.getByText(changed)).toBeVisible()
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
    const links = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1))
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(headings.map(({ id }) => id)).toEqual(links)
  })

  it('links only to pages that there are', async () => {
    await open(path)
    await screen.findByRole('navigation', { name: 'On this page' })
    const links = within(screen.getByRole('main')).getAllByRole('link')
    for (const link of links) {
      const address = link.getAttribute('href') ?? ''
      if (address.startsWith('/')) expect(PATHS).toContain(address.split('#')[0])
      else expect(address).toMatch(/^(#|mailto:)/)
    }
  })
})

it('says for how long data is kept as the settings do', async () => {
  server.use(
    http.get('*/api/settings', () =>
      HttpResponse.json({
        ...SETTINGS,
        kept: { ...SETTINGS.kept, verificationsDays: 12, sightingsDays: 34, lookupsHours: 56, messagesDays: 78 },
      }),
    ),
  )
  await open('/privacy')
  expect(await screen.findByText(/^Results of checks .*: 12 days/)).toBeVisible()
  expect(screen.getByText(/: 34 days after it was last seen/)).toBeVisible()
  expect(screen.getByText(/^Messages that you send us: 78 days/)).toBeVisible()
  expect(screen.getByText(/^What registries said .*: 56 hours/)).toBeVisible()
})

it.each([
  ['off', /Nothing can be bought/],
  ['test', /test mode here: no money moves/],
  ['on', /Payments are made at Stripe/],
])('says who gets data when payments are %s', async (payments, words) => {
  server.use(http.get('*/api/plans', () => HttpResponse.json({ ...PLANS, payments })))
  await open('/privacy')
  expect(await screen.findByText(words)).toBeVisible()
})

it('/privacy#extension is the text about the extension', async () => {
  await open('/privacy#extension')
  expect(await screen.findByRole('heading', { name: 'The browser extension' })).toHaveFocus()
  expect(screen.getByText(/It reads a page only when you ask for it/)).toBeVisible()
  expect(screen.getByText(/in a side panel/)).toBeVisible()
})

it('/terms#disclaimer holds all three statements', async () => {
  await open('/terms#disclaimer')
  expect(await screen.findByRole('heading', { name: 'Disclaimer' })).toHaveFocus()
  const words = screen.getByText(/pre-screening assistants only/)
  expect(words).toHaveTextContent('not FCRA-compliant')
  expect(words).toHaveTextContent('must not be the sole basis for hiring decisions')
})
