/** The employers' front page, and where it stands: under its own path, and at "/" of their hosts. */
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isEnterpriseHost } from '../../lib/brand'
import { PLANS } from '../../testing/catalogue'
import { open } from '../../testing/open'
// Loaded beforehand, so that no test waits for a busy machine to read it.
import './EnterprisePage'

const HERO = 'Know what a resume leaves open, before the interview'
const html = document.documentElement

afterEach(() => {
  delete html.dataset.host
})

it('shows the tiers of the catalogue, the smallest price first', async () => {
  await open('/enterprise')
  expect(await screen.findByRole('link', { name: 'Plans from $199 a month' })).toHaveAttribute('href', '#pricing')
  const plans = within(screen.getByRole('region', { name: 'Plans' }))
  for (const { name, price } of PLANS.tiers)
    expect(within(plans.getByRole('region', { name })).getByText(price)).toBeVisible()
  expect(plans.getByText(/From \$199 a month/)).toBeVisible()
})

it('claims consistency and plausibility checks, no confirmed employment, and says what is being built', async () => {
  await open('/enterprise')
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Consistency and plausibility checks on the resume')
  expect(main).toHaveTextContent('does not confirm an employment')
  expect(within(main).getByRole('link', { name: 'The whole disclaimer' })).toHaveAttribute('href', '/terms#disclaimer')
})

it.each(['Get Started', 'Contact Sales'])('"%s" goes to the form', async (name) => {
  const { person } = await open('/enterprise')
  await screen.findByRole('region', { name: 'Starter' })
  const [button] = screen.getAllByRole('button', { name })
  if (!button) throw new Error(`there is no ${name}`)
  await person.click(button)
  expect(screen.getByRole('heading', { name: 'Request a demo' })).toHaveFocus()
  expect(screen.getByLabelText('Work email')).toBeVisible()
})

describe('the brand', () => {
  it("is the employers' on their pages: name, header, footer", async () => {
    const { person } = await open('/enterprise')
    expect(html.dataset.brand).toBe('enterprise')
    expect(document.title).toMatch(/ · TrustHire$/)
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/enterprise-login')
    expect(await header.findByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:sales@trusthound\.example\?subject=Enterprise%20inquiry$/i),
    )
    expect(header.queryByRole('link', { name: 'Pricing' })).toBeNull()
    await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'For job seekers' }))
    expect(await screen.findByRole('heading', { name: 'Pricing' })).toBeVisible()
    expect(html.dataset.brand).toBe('consumer')
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'TrustHound' })).toBeVisible()
  })

  it.each([
    ['enterprise.example.com', undefined, true],
    ['my-enterprise-host', undefined, true],
    ['hire.example.com', 'enterprise', true],
    ['jobs.example.com', undefined, false],
  ])("host %s marked %s: the employers' is %s", (name, mark, expected) => {
    expect(isEnterpriseHost(name, mark)).toBe(expected)
  })
})

describe('"/"', () => {
  it("is the seekers' home on every other host", async () => {
    await open('/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify Job Postings Before You Apply')
    expect(html.dataset.brand).toBe('consumer')
  })

  it("is the employers' front page on a host of theirs, with the reason for coming", async () => {
    html.dataset.host = 'enterprise'
    await open('/?message=login-required')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(HERO)
    expect(html.dataset.brand).toBe('enterprise')
    expect(screen.getByText(/sign in to see/)).toBeVisible()
    expect(screen.queryByLabelText('Job posting link')).toBeNull()
  })
})
