/** The account page: profile and address, sessions, one's own data; every state of each. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bills, problem, signedInAs, signInRequired, USER } from '../../testing/accounts'
import { open, visit } from '../../testing/open'
import { server } from '../../testing/server'

let sent: unknown[] = []
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const part = (name: string) => within(screen.getByRole('region', { name }))

const HERE = {
  id: 's1',
  current: true,
  kind: 'page',
  remembered: true,
  createdAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-21T10:00:00Z',
  expiresAt: '2026-12-20T10:00:00Z',
  address: '192.0.2.1',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const PHONE = {
  ...HERE,
  id: 's2',
  current: false,
  device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
}

function answers(method: 'get' | 'post' | 'patch' | 'delete', path: string, body: object | null, status = 200) {
  server.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      sent.push([request.method, path, await request.json().catch(() => null)])
      return body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })
    }),
  )
}

beforeEach(() => {
  sent = []
  signedInAs()
  bills()
  server.use(
    http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [PHONE, HERE] })),
    http.get('*/api/auth/totp', () => HttpResponse.json({ enabled: false, recoveryCodesLeft: 0 })),
  )
})

it('a visitor is sent to sign in, and back here', async () => {
  server.use(http.get('*/api/auth/check', signInRequired))
  const { router } = visit('/account#plan')
  await waitFor(() => expect(router.state.location.href).toBe('/login?redirect=%2Faccount%23plan'))
})

describe('the profile', () => {
  it('sends what changed, and shows what the server made of it', async () => {
    const { person } = await open('/account')
    const name = screen.getByLabelText('Full name')
    expect(name).toHaveValue('Ada Byron King')
    expect(button('Save')).toBeDisabled()
    const changed = { ...USER, name: 'Ada Lovelace', first_name: 'Ada', last_name: 'Lovelace' }
    answers('patch', 'auth/profile', { user: changed })
    await person.clear(name)
    await person.type(name, 'Ada Lovelace')
    await person.click(button('Save'))
    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(sent).toEqual([['PATCH', 'auth/profile', { name: 'Ada Lovelace' }]])
    expect(screen.getByLabelText(/Last name/)).toHaveValue('Lovelace')
    expect(screen.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible()
  })

  it('keeps what was typed when it fails', async () => {
    server.use(http.patch('*/api/auth/profile', () => HttpResponse.error()))
    const { person } = await open('/account')
    await person.type(screen.getByLabelText(/Company/), 'Analytical Engines')
    await person.click(button('Save'))
    expect(await part('Profile').findByRole('alert')).toHaveTextContent('Unable to connect to server.')
    expect(screen.getByLabelText(/Company/)).toHaveValue('Analytical Engines')
  })

  it('a confirmed address is said to be so', async () => {
    await open('/account')
    expect(part('Profile').getByText('Confirmed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  })

  it('the link that confirms an address can be sent again', async () => {
    signedInAs({ mailVerified: false })
    answers('post', 'auth/verify-mail/send', {}, 202)
    const { person } = await open('/account')
    expect(part('Profile').getByText('Not confirmed yet')).toBeVisible()
    await person.click(button('Send the link again'))
    expect(await screen.findByText('A new link is on its way to ada@example.org.')).toBeVisible()
  })
})

describe('another address', () => {
  async function ask() {
    const { person } = await open('/account')
    await person.click(button('Change address'))
    const dialog = within(screen.getByRole('dialog', { name: 'Change your email address' }))
    await person.type(dialog.getByLabelText('Your password'), 'correct horse')
    await person.type(dialog.getByLabelText('New email address'), ' ada@new.example ')
    await person.click(dialog.getByRole('button', { name: 'Send the link' }))
    return dialog
  }

  it('is asked for with the password, and told to be on its way', async () => {
    answers('post', 'auth/change-mail', { message: '' }, 202)
    await ask()
    expect(await screen.findByText(/A link is on its way to ada@new\.example\. Your address changes/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([['POST', 'auth/change-mail', { email: 'ada@new.example', password: 'correct horse' }]])
    expect(button('Change address')).toHaveFocus()
  })

  it('that is refused says why at its field', async () => {
    server.use(
      http.post('*/api/auth/change-mail', () =>
        problem(422, 'invalid_input', 'This is your address already.', { field: 'email' }),
      ),
    )
    const dialog = await ask()
    expect(await dialog.findByText('This is your address already.')).toBeVisible()
    expect(dialog.getByLabelText('New email address')).toHaveFocus()
  })
})

describe('sessions', () => {
  it('are listed by device, this one first and marked', async () => {
    await open('/account')
    const lines = await part('Where you are signed in').findAllByRole('listitem')
    expect(lines[0]).toHaveTextContent(/Firefox on Linux.*This device/)
    expect(lines[1]).toHaveTextContent('Safari on iPhone')
    expect(within(lines[0] as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('one of them can be signed out', async () => {
    const { person } = await open('/account')
    answers('delete', 'auth/sessions/s2', null, 204)
    const end = await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' })
    server.use(http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [HERE] })))
    await person.click(end)
    expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible()
    expect(sent).toEqual([['DELETE', 'auth/sessions/s2', null]])
  })

  it('all others can be signed out at once', async () => {
    const { person } = await open('/account')
    answers('delete', 'auth/sessions', { ended: 1, message: '' })
    const end = await screen.findByRole('button', { name: 'Sign out everywhere else' })
    server.use(http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [HERE] })))
    await person.click(end)
    expect(await screen.findByText('Every other device is signed out.')).toBeVisible()
  })

  it('that cannot be read say so, and can be asked for again', async () => {
    server.use(http.get('*/api/auth/sessions', () => new HttpResponse('', { status: 500 })))
    const { person } = await open('/account')
    const region = part('Where you are signed in')
    expect(await region.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('could not be loaded')
    server.use(http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [HERE] })))
    await person.click(region.getByRole('button', { name: 'Try again' }))
    expect(await region.findByText(/This device/)).toBeVisible()
  })
})

describe("one's own data", () => {
  it('can be taken along as a file', async () => {
    const save = vi.fn()
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: save.mockReturnValue('blob:x'), revokeObjectURL: vi.fn() }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    server.use(
      http.post(
        '*/api/account/export',
        () => new HttpResponse('PK', { headers: { 'content-type': 'application/zip' } }),
      ),
    )
    const { person } = await open('/account')
    await person.click(button('Download my data'))
    expect(await screen.findByText('Your data was saved as a file.')).toBeVisible()
    expect(click).toHaveBeenCalled()
    click.mockRestore()
  })

  it('is gone with the account, after the password', async () => {
    const { person, router } = await open('/account')
    await person.click(button('Delete account'))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
    await person.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(dialog.getByText('Please enter your password.')).toBeVisible()
    server.use(
      http.delete('*/api/account', () =>
        problem(422, 'invalid_input', 'This is not your password.', { field: 'password' }),
      ),
    )
    await person.type(dialog.getByLabelText('Your password'), 'correct horse')
    await person.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByText('This is not your password.')).toBeVisible()
    answers('delete', 'account', null, 204)
    await person.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('Your account is deleted.')).toBeVisible()
    expect(sent).toEqual([['DELETE', 'account', { password: 'correct horse' }]])
    expect(router.state.location.pathname).toBe('/')
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('stays when the dialog is closed, and the focus returns', async () => {
    const { person } = await open('/account')
    await person.click(button('Delete account'))
    await person.click(button('Keep my account'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Delete account')).toHaveFocus()
  })
})
