/** Password and second factor on the account page: what is asked, sent, shown once, and told when it fails. */
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bills, problem, signedInAs } from '../../testing/accounts'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

let sent: unknown[] = []
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const OFFER = {
  secret: 'ABCDEFGHIJKLMNOP',
  uri: 'otpauth://totp/x',
  svg: '<svg width="9"><script>alert(1)</script></svg>',
}

const totpIs = (enabled: boolean, recoveryCodesLeft = 10) =>
  server.use(http.get('*/api/auth/totp', () => HttpResponse.json({ enabled, recoveryCodesLeft })))

beforeEach(() => {
  sent = []
  signedInAs()
  bills()
  totpIs(false)
  server.use(http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [] })))
})

describe('the password', () => {
  async function change(confirm = 'another horse') {
    const page = await open('/account')
    await page.person.type(screen.getByLabelText('Current password'), 'correct horse')
    await page.person.type(screen.getByLabelText('New password'), 'another horse')
    await page.person.type(screen.getByLabelText('Confirm password'), confirm)
    await page.person.click(button('Change Password'))
    return page
  }

  it('is changed, and the form is empty again', async () => {
    server.use(
      http.post('*/api/auth/change-password', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ message: 'ok' })
      }),
    )
    await change()
    expect(await screen.findByText('Password changed. Your other devices are signed out.')).toBeVisible()
    expect(sent).toEqual([{ currentPassword: 'correct horse', newPassword: 'another horse' }])
    expect(screen.getByLabelText('Current password')).toHaveValue('')
  })

  it('a present one that is wrong is told at its field', async () => {
    server.use(
      http.post('*/api/auth/change-password', () =>
        problem(422, 'invalid_input', 'This is not your password.', { field: 'currentPassword' }),
      ),
    )
    await change()
    expect(await screen.findByText('This is not your password.')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toHaveFocus()
  })

  it('two that differ are told apart before anything is sent', async () => {
    await change('another house')
    expect(screen.getByText("Passwords don't match")).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('the second factor', () => {
  async function setUp() {
    const page = await open('/account')
    server.use(
      http.post('*/api/auth/totp', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(OFFER)
      }),
      http.post('*/api/auth/totp/confirm', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ recoveryCodes: ['aaaa-1111', 'bbbb-2222'] })
      }),
    )
    const { person, dialog } = await begin(page)
    await person.type(dialog.getByLabelText('Your password'), 'correct horse')
    await person.click(dialog.getByRole('button', { name: 'Continue' }))
    await screen.findByText('ABCD EFGH IJKL MNOP')
    return page
  }

  async function begin({ person }: Awaited<ReturnType<typeof open>>) {
    await person.click(await screen.findByRole('button', { name: 'Set up' }))
    return { person, dialog: within(screen.getByRole('dialog', { name: 'Set up two-factor sign-in' })) }
  }

  it('begins with the password, and a wrong one is told at its field', async () => {
    server.use(
      http.post('*/api/auth/totp', () =>
        problem(422, 'invalid_input', 'This is not your password.', { field: 'password' }),
      ),
    )
    const { person, dialog } = await begin(await open('/account'))
    await person.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(dialog.getByText('Please enter your password.')).toBeVisible()
    await person.type(dialog.getByLabelText('Your password'), 'wrong horse')
    await person.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText('This is not your password.')).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Not now' }))
    expect(button('Set up')).toHaveFocus()
  })

  it('is drawn as a picture, in which nothing can run', async () => {
    await setUp()
    const picture = screen.getByRole('img', { name: 'QR code of the secret below' })
    expect(picture.tagName).toBe('IMG')
    expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toBe(
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9"><script>alert(1)</script></svg>',
    )
    expect(document.querySelector('main script')).toBeNull()
  })

  it('is on after the first code, and the recovery codes are shown once', async () => {
    const { person } = await setUp()
    await person.click(button('Copy the secret'))
    expect(await screen.findByText('Copied to clipboard!')).toBeVisible()
    totpIs(true, 2)
    await person.type(screen.getByLabelText('Code from the app'), '123 456')
    await person.click(button('Turn on'))
    expect(await screen.findByText('aaaa-1111')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
    expect(sent).toEqual([{ password: 'correct horse' }, { code: '123456' }])
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await person.click(button('Copy'))
    expect(write).toHaveBeenCalledWith('aaaa-1111\nbbbb-2222\n')
    await person.click(button('I have kept them'))
    expect(screen.queryByText('aaaa-1111')).toBeNull()
    expect(await screen.findByText(/2 recovery codes are left\./)).toBeVisible()
  })

  it('a wrong code can be typed again', async () => {
    const { person } = await setUp()
    server.use(
      http.post('*/api/auth/totp/confirm', () =>
        problem(422, 'invalid_input', 'That code is not right.', { field: 'code' }),
      ),
    )
    await person.type(screen.getByLabelText('Code from the app'), '000000')
    await person.click(button('Turn on'))
    expect(await screen.findByText('That code is not right.')).toBeVisible()
    expect(screen.getByLabelText('Code from the app')).toHaveFocus()
  })

  it('setting up can be given up', async () => {
    const { person } = await setUp()
    await person.click(button('Cancel'))
    expect(button('Set up')).toBeVisible()
  })

  it('goes off with the password and a code', async () => {
    totpIs(true)
    const { person } = await open('/account')
    await person.click(await screen.findByRole('button', { name: 'Turn off' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Turn off two-factor sign-in?' }))
    server.use(
      http.delete('*/api/auth/totp', async ({ request }) => {
        sent.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await person.type(dialog.getByLabelText('Your password'), 'correct horse')
    await person.type(dialog.getByLabelText('Code from the app, or a recovery code'), 'aaaa-1111')
    totpIs(false)
    await person.click(dialog.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByText('Two-factor sign-in is off')).toBeVisible()
    expect(sent).toEqual([{ password: 'correct horse', code: 'aaaa-1111' }])
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
  })
})
