/** Questions and answers: six categories, one open at a time, each with an address. */
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { PLANS, SETTINGS } from '../../testing/catalogue'
import { open } from '../../testing/open'
import { server } from '../../testing/server'
import { categories } from './copy'

const question = (name: string) => screen.findByRole('button', { name })

it('has six categories with at least four answers each, under addresses of their own', async () => {
  await open('/faq')
  for (const title of [
    'Ghost Job Detection',
    'Using the product',
    'Trust Scores & Warnings',
    'Privacy & Data',
    'Premium Features',
    'Technical Issues',
  ]) {
    const category = await screen.findByRole('region', { name: title })
    expect(within(category).getAllByRole('button').length).toBeGreaterThanOrEqual(4)
  }
  const ids = categories({ settings: SETTINGS, plans: PLANS }).flatMap(({ id, questions }) => [
    id,
    ...questions.map((each) => each.id),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

it('shows one answer at a time, which can be closed again', async () => {
  const { person, router } = await open('/faq')
  const ghost = await question('What is a ghost job?')
  const score = await question('What does the trust score mean?')
  await person.click(ghost)
  expect(screen.getByText(/A posting without a real opening behind it/)).toBeVisible()
  expect(router.state.location.hash).toBe('what-is-a-ghost-job')
  await person.click(score)
  expect(ghost).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText(/A posting without a real opening behind it/)).not.toBeVisible()
  expect(score).toHaveAttribute('aria-expanded', 'true')
  await person.click(score)
  expect(score).toHaveAttribute('aria-expanded', 'false')
  expect(router.state.location.hash).toBe('')
})

it('opens the question that the address names, and puts the focus there', async () => {
  await open('/faq#no-score')
  const why = await question('Why did I get no score?')
  expect(why).toHaveAttribute('aria-expanded', 'true')
  expect(why).toHaveFocus()
})

it('takes bands, allowance and prices from the server', async () => {
  server.use(
    http.get('*/api/settings', () =>
      HttpResponse.json({
        ...SETTINGS,
        dailyVerifications: 7,
        bands: { verifiedFrom: 85, cautionFrom: 45, trustLineFrom: 60 },
      }),
    ),
  )
  const { person } = await open('/faq')
  await person.click(await question('What does the trust score mean?'))
  expect(screen.getByText(/^85–100, high/)).toBeVisible()
  expect(screen.getByText(/^45–84, medium/)).toBeVisible()
  expect(screen.getByText(/^0–44, low/)).toBeVisible()
  await person.click(await question('How many postings can I check for free?'))
  expect(screen.getByText(/^7 in any 24 hours/)).toBeVisible()
  await person.click(await question('What does it cost?'))
  expect(screen.getByText(/^\$9 a month/)).toBeVisible()
})

it('says when the answers cannot be loaded, and loads them again', async () => {
  server.use(http.get('*/api/plans', () => HttpResponse.error()))
  const { person } = await open('/faq')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('We could not load the answers.')
  server.resetHandlers()
  await person.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await question('What is a ghost job?')).toBeVisible()
})
