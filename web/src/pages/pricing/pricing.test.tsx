/** Prices come from the catalogue; who was sent here learns why and how to go on. */
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '../../testing/accounts'
import { PLANS } from '../../testing/catalogue'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const card = (name: string) => screen.findByRole('region', { name })

it('shows both plans as the catalogue says, each with its way on', async () => {
  await open('/pricing')
  const free = within(await card('Free'))
  expect(free.getByText('$0')).toBeVisible()
  expect(free.getByText('5 job verifications a day')).toBeVisible()
  expect(free.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup')
  const premium = within(await card('Premium'))
  expect(premium.getByText('$9')).toBeVisible()
  expect(premium.getByText('per month')).toBeVisible()
  expect(premium.getByText('Unlimited verifications')).toBeVisible()
  expect(premium.getByText('Being built')).toBeVisible()
  expect(premium.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/premium')
})

it('compares them line by line, says the terms, and leads employers on', async () => {
  await open('/pricing')
  const table = within(await screen.findByRole('table'))
  const row = (name: string) => within(table.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')
  expect(row('Job verifications').map((cell) => cell.textContent)).toEqual(['5 a day', 'Unlimited'])
  expect(row('Job search').map((cell) => cell.textContent)).toEqual(['Not included', 'Being built'])
  for (const note of ['Cancel anytime', 'No card for the trial', '30-day refund'])
    expect(screen.getByRole('heading', { name: note })).toBeVisible()
  expect(screen.getByText(/from \$199 a month/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See plans for employers' })).toHaveAttribute('href', '/enterprise')
})

it('names no number of users and no statistics', async () => {
  await open('/pricing')
  await card('Free')
  expect(screen.getByRole('main')).not.toHaveTextContent(/users|customers|accura/i)
})

it.each([
  ['test', /no money moves/],
  ['off', /cannot be bought on this installation/],
])('says so when payments are %s', async (payments, words) => {
  server.use(http.get('*/api/plans', () => HttpResponse.json({ ...PLANS, payments })))
  await open('/pricing')
  expect(await screen.findByText(words)).toBeVisible()
})

it('says when the plans cannot be loaded, and loads them again', async () => {
  server.use(http.get('*/api/plans', () => HttpResponse.error()))
  const { person } = await open('/pricing')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('We could not load the plans.')
  server.resetHandlers()
  await person.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await card('Premium')).toBeVisible()
})

describe('who was sent here from Premium', () => {
  it('learns why, and can go on with Free or start the trial', async () => {
    signedInAs({ plan: 'free' })
    let started = 0
    server.use(
      http.post('*/api/billing/trial', () => {
        started += 1
        signedInAs({ plan: 'premium' })
        return HttpResponse.json({}, { status: 201 })
      }),
    )
    const { person, router } = await open('/pricing?reason=premium_required')
    const banner = within(await screen.findByRole('region', { name: 'That page is part of Premium' }))
    expect(banner.getByText(/try Premium for 7 days without a card/)).toBeVisible()
    expect(banner.getByRole('link', { name: 'Continue with Free' })).toHaveAttribute('href', '/')
    await person.click(banner.getByRole('button', { name: 'Start 7-day trial' }))
    await expect.poll(() => router.state.location.pathname).toBe('/premium')
    expect(started).toBe(1)
  })

  it('without an account is led to one, and back', async () => {
    await open('/pricing?reason=premium_required')
    expect(await screen.findByRole('link', { name: 'Start 7-day trial' })).toHaveAttribute(
      'href',
      `/signup?redirect=${encodeURIComponent('/pricing?reason=premium_required')}`,
    )
  })

  it('is told when the trial was had before', async () => {
    signedInAs({ plan: 'free' })
    server.use(
      http.post('*/api/billing/trial', () =>
        HttpResponse.json(
          { code: 'trial_used', message: 'This account has had its trial.', advice: 'Subscribe instead.' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    )
    const { person } = await open('/pricing?reason=premium_required')
    await person.click(await screen.findByRole('button', { name: 'Start 7-day trial' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/This account has had its trial\. ?Subscribe instead\./)
  })

  it('with Premium already sees no banner, but the way to the dashboard', async () => {
    signedInAs({ plan: 'premium' })
    await open('/pricing?reason=premium_required')
    const premium = within(await card('Premium'))
    expect(premium.getByText('Your plan')).toBeVisible()
    expect(premium.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute('href', '/premium')
    expect(screen.queryByText('That page is part of Premium')).toBeNull()
  })

  it('an unknown reason shows nothing', async () => {
    await open('/pricing?reason=<script>')
    await card('Free')
    expect(screen.queryByText('That page is part of Premium')).toBeNull()
  })
})
