/** An invitation: joined with the account at hand or a new one; a link that does not work says so. */
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { problem, signedInAs, signInRequired, USER } from '../../testing/accounts'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const PATH = '/invitation#token=a-secret-token'
const JOINED = { organization: 'Acme', role: 'member', token: null, user: USER, message: 'You are now a member.' }
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  server.use(http.get('*/api/auth/check', signInRequired))
})

function accepts() {
  server.use(
    http.post('*/api/invitations/accept', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(JOINED)
    }),
  )
}

const refuses = (answer: () => Response) => server.use(http.post('*/api/invitations/accept', answer))

async function joinAsNewcomer() {
  const { person } = await open(PATH)
  await person.type(await screen.findByLabelText('Full name'), 'Ada Lovelace')
  await person.type(screen.getByLabelText('Password'), 'correct horse')
  await person.click(screen.getByRole('button', { name: 'Create Account and Join' }))
}

describe('an invitation', () => {
  it('makes an account for a newcomer, who is a member at once', async () => {
    accepts()
    await joinAsNewcomer()
    expect(await screen.findByRole('heading', { name: 'Welcome to Acme' })).toBeVisible()
    expect(sent).toEqual([{ token: 'a-secret-token', name: 'Ada Lovelace', password: 'correct horse' }])
    expect(screen.getByText(/as member/)).toBeVisible()
  })

  it('takes one press of somebody who is signed in', async () => {
    signedInAs()
    accepts()
    const { person } = await open(PATH)
    await person.click(await screen.findByRole('button', { name: 'Join the team' }))
    expect(await screen.findByRole('heading', { name: 'Welcome to Acme' })).toBeVisible()
    expect(sent).toEqual([{ token: 'a-secret-token', name: '', password: '' }])
  })

  it('that was used or is too old says so, and what helps', async () => {
    refuses(() => problem(410, 'link_expired', 'This link was used already.'))
    await joinAsNewcomer()
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This link was used already.')
  })

  it('for an address that has an account says to sign in first', async () => {
    refuses(() => problem(401, 'sign_in_required', 'There is an account with this address.'))
    await joinAsNewcomer()
    expect(await screen.findByRole('alert')).toHaveTextContent('There is an account with this address.')
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/enterprise-login')
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada Lovelace')
  })

  it('keeps what was typed when there is no connection', async () => {
    refuses(() => HttpResponse.error())
    await joinAsNewcomer()
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse')
  })

  it('without its end is told at once', async () => {
    await open('/invitation')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work')
  })
})
