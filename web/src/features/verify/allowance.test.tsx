/** What is left of the day's verifications: told under the box, and with the way on when all are used. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { problem, signedInAs } from '../../testing/accounts'
import { ALLOWANCE } from '../../testing/catalogue'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const soon = () => new Date(Date.now() + 3 * 3600_000 - 5000).toISOString()

function left(changes: object) {
  server.use(http.get('*/api/allowance', () => HttpResponse.json({ ...ALLOWANCE, ...changes })))
}

async function verify() {
  const { person } = await open('/')
  await person.click(screen.getByLabelText('Job posting link'))
  await person.paste('https://jobs.example/1')
  await person.click(screen.getByRole('button', { name: 'Verify Job' }))
  return person
}

describe('the line under the box', () => {
  it('says how many a visitor has before the first', async () => {
    await open('/')
    expect(await screen.findByText('5 free verifications a day. No account needed.')).toBeVisible()
  })

  it('says how many are left and when the next one comes back', async () => {
    left({ used: 2, remaining: 3, resetAt: soon() })
    await open('/')
    const words = /^3 of 5 free verifications left\. The next one comes back at \d\d:\d\d \(in 3 hours\)\.$/
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('counts again after each verification', async () => {
    const { person } = await open('/')
    await screen.findByText(/^5 free verifications/)
    left({ used: 1, remaining: 4, resetAt: soon() })
    await person.type(screen.getByLabelText('Job posting link'), 'https://jobs.example/1')
    await person.click(screen.getByRole('button', { name: 'Verify Job' }))
    expect(await screen.findByText(/^4 of 5 free verifications left/)).toBeVisible()
  })

  it('leads on when none is left', async () => {
    left({ used: 5, remaining: 0, resetAt: soon() })
    await open('/')
    expect(await screen.findByText(/^All 5 free verifications are used\. The next one comes back at/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/pricing')
    expect(screen.getByRole('link', { name: 'Make an account' })).toHaveAttribute('href', '/signup')
  })

  it('says of a plan without a limit that it has none', async () => {
    signedInAs({ plan: 'premium' })
    left({ plan: 'premium', limit: null, used: 9, remaining: null })
    await open('/')
    expect(await screen.findByText('Your plan verifies without a limit.')).toBeVisible()
  })
})

describe('when all are used', () => {
  function refuses() {
    const words = 'You have used your 5 free verifications of the last 24 hours.'
    server.use(http.post('*/api/verify-simple', () => problem(429, 'daily_limit', words, { resetAt: soon() })))
  }

  it('says so with the time of the next one, and where to get more', async () => {
    refuses()
    await verify()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('You have used your 5 free verifications of the last 24 hours.')
    expect(alert).toHaveTextContent(/You can verify again at \d\d:\d\d \(in 3 hours\)\./)
    expect(within(alert).getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/pricing')
    expect(within(alert).getByRole('link', { name: 'Make an account' })).toBeVisible()
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByLabelText('Job posting link')).toHaveValue('https://jobs.example/1')
  })

  it('offers no account to who has one', async () => {
    signedInAs()
    refuses()
    await verify()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('link', { name: 'See Premium' })).toBeVisible()
    expect(within(alert).queryByRole('link', { name: 'Make an account' })).toBeNull()
  })
})

describe('a verification that is sent again', () => {
  it('has the same key when no answer came, and another one after an answer', async () => {
    const keys: (string | null)[] = []
    let fails = true
    server.use(
      http.post('*/api/verify-simple', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return fails ? HttpResponse.error() : problem(422, 'blocked', 'The site refused.')
      }),
    )
    const person = await verify()
    fails = false
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('The site refused.')
    await person.click(screen.getByRole('button', { name: 'Verify Job' }))
    await waitFor(() => expect(keys).toHaveLength(3))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})
