/** Signing in and up, a lost password, a confirmed address: what is asked, sent, said and kept. */
import { screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { problem, signedInAs, signInRequired, USER } from '../../testing/accounts'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

let sent: unknown[] = []
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const token = 'a-secret-token'

beforeEach(() => {
  sent = []
  server.use(http.get('*/api/auth/check', signInRequired))
})

function answers(path: string, body: object, status = 200) {
  server.use(
    http.post(`*/api/auth/${path}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
}

function refuses(path: string, answer: () => Response) {
  server.use(http.post(`*/api/auth/${path}`, answer))
}

async function fillIn(path = '/login') {
  const page = await open(path)
  await page.person.type(screen.getByLabelText('Email'), 'ada@example.org')
  await page.person.click(screen.getByLabelText('Password'))
  await page.person.paste('correct horse')
  return page
}

describe('signing in', () => {
  it('sends what was typed, keeps the user without the token, and goes on after half a second', async () => {
    answers('login', { token, user: USER, message: 'Welcome' })
    server.use(http.get('*/api/auth/check', () => HttpResponse.json({ user: USER })))
    const { person, router } = await fillIn()
    await person.click(button('Sign In'))
    expect(await screen.findByText(/You are signed in\./)).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
    expect(sent).toEqual([{ email: 'ada@example.org', password: 'correct horse', remember: false, code: '' }])
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER)
    expect(JSON.stringify(localStorage)).not.toContain(token)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('remembers on demand', async () => {
    answers('login', { token, user: USER })
    const { person } = await fillIn()
    await person.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await person.click(button('Sign In'))
    await screen.findByText(/You are signed in\./)
    expect(sent).toMatchObject([{ remember: true }])
  })

  it('asks for a code where the account wants one, and sends all three', async () => {
    refuses('login', () => problem(401, 'totp_required', 'A code is needed.'))
    const { person } = await fillIn()
    await person.click(button('Sign In'))
    const code = await screen.findByLabelText('Code')
    expect(code).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    refuses('login', () => problem(401, 'wrong_code', 'This code is not right.'))
    await person.type(code, '123456')
    await person.click(button('Continue'))
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.')
    answers('login', { token, user: USER })
    await person.click(button('Continue'))
    await screen.findByText(/You are signed in\./)
    expect(sent).toEqual([{ email: 'ada@example.org', password: 'correct horse', remember: false, code: '123456' }])
  })

  it.each([
    [
      "the server's words",
      () => problem(401, 'wrong_credentials', 'Wrong mail or password.'),
      'Wrong mail or password.',
    ],
    [
      'an answer that cannot be read',
      () => new HttpResponse('<h1>502</h1>', { status: 502 }),
      'Login failed. Please try again.',
    ],
    ['no answer', () => HttpResponse.error(), 'Unable to connect to server. Please try again later.'],
  ])('a failure shows %s and keeps what was typed', async (_, answer, words) => {
    refuses('login', answer)
    const { person } = await fillIn()
    await person.click(button('Sign In'))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse')
    expect(button('Sign In')).toBeEnabled()
  })

  it('says when to try again after too many tries', async () => {
    refuses('login', () => problem(429, 'rate_limited', 'Too many tries.', { resetAt: new Date(Date.now() + 240_000) }))
    const { person } = await fillIn()
    await person.click(button('Sign In'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many tries\..*in 4 minutes/)
  })

  it('sends nothing before both are there, and says what is missing', async () => {
    const { person } = await open('/login')
    await person.click(button('Sign In'))
    expect(screen.getByText('Please enter your email address.')).toBeVisible()
    expect(screen.getByText('Please enter your password.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it.each([
    ['/premium', '/premium'],
    ['/account?tab=plan', '/account'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.example', '/'],
  ])('?redirect=%s leads to %s', async (redirect, path) => {
    answers('login', { token, user: { ...USER } })
    server.use(http.get('*/api/auth/check', () => new Promise(() => {})))
    const { person, router } = await fillIn(`/login?redirect=${encodeURIComponent(redirect)}`)
    await person.click(button('Sign In'))
    await waitFor(() => expect(router.state.location.pathname).toBe(path), { timeout: 3000 })
    expect(router.state.location.href).not.toContain('evil')
  })

  it('the password can be shown, and the page leads on to everywhere it should', async () => {
    const { person } = await open('/login?redirect=%2Fpremium')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await person.click(button('Show: Password'))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    const main = screen.getByRole('main')
    const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining([
        '/forgot-password',
        '/signup?redirect=%2Fpremium',
        '/enterprise-login',
        '/terms',
        '/privacy',
      ]),
    )
    await person.click(button('Back'))
    expect(await screen.findByRole('heading', { level: 1, name: /Verify Job Postings/ })).toBeVisible()
  })

  it('whoever is signed in can go on at once', async () => {
    signedInAs({ plan: 'premium' })
    const { person, router } = await open('/login?redirect=%2Fmethodology')
    expect(screen.getByText('You are signed in as ada@example.org.')).toBeVisible()
    await person.click(button('Continue'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/methodology'))
  })
})

describe('enterprise sign-in', () => {
  it.each([
    ['a member', { plan: 'enterprise' as const }, '/enterprise/dashboard'],
    ['an admin', { is_org_admin: true }, '/enterprise/dashboard'],
    ['anybody else', {}, '/'],
  ])('%s goes where they belong', async (_, changes, path) => {
    answers('login', { token, user: { ...USER, ...changes } })
    const { person, router } = await fillIn('/enterprise-login')
    await person.click(button('Sign In'))
    await waitFor(() => expect(router.state.location.pathname).toBe(path), { timeout: 3000 })
  })
})

async function fillInSignUp(path = '/signup', password = 'correct horse', confirm = password) {
  const page = await open(path)
  await page.person.type(screen.getByLabelText('Full name'), 'Ada Byron King')
  await page.person.type(screen.getByLabelText('Email'), 'ada@example.org')
  await page.person.type(screen.getByLabelText('Password'), password)
  await page.person.type(screen.getByLabelText('Confirm password'), confirm)
  await page.person.click(button('Create Account'))
  return page
}

describe('signing up', () => {
  it('sends name, email and password, and goes to where the visitor wanted to be', async () => {
    answers('register', { token, user: USER, message: 'Welcome' }, 201)
    server.use(http.get('*/api/auth/check', () => HttpResponse.json({ user: USER })))
    const { router } = await fillInSignUp('/signup?redirect=%2Fmethodology')
    await waitFor(() => expect(router.state.location.pathname).toBe('/methodology'))
    expect(sent).toEqual([{ name: 'Ada Byron King', email: 'ada@example.org', password: 'correct horse' }])
    expect(JSON.stringify(localStorage)).not.toContain(token)
  })

  it('goes to Premium without one', async () => {
    answers('register', { token, user: USER }, 201)
    server.use(http.get('*/api/auth/check', () => new Promise(() => {})))
    const { router } = await fillInSignUp()
    await waitFor(() => expect(router.state.location.pathname).toBe('/premium'))
  })

  it('while it is asked the button keeps the keyboard on it, and sends nothing twice', async () => {
    server.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent.push(await request.json())
        await delay('infinite')
      }),
    )
    const { person } = await fillInSignUp()
    const busy = await screen.findByRole('button', { name: 'Creating your account...' })
    // A browser takes the focus from a button that is disabled; this one only says so.
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(busy).toBeEnabled()
    expect(busy).toHaveFocus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('two passwords that differ are told apart', async () => {
    await fillInSignUp('/signup', 'correct horse', 'correct house')
    expect(screen.getByText("Passwords don't match")).toBeVisible()
    expect(screen.getByLabelText('Confirm password')).toHaveFocus()
  })

  it('a password has eight characters, as the hint says', async () => {
    await fillInSignUp('/signup', '🔑🔑🔑🔑🔑')
    expect(screen.getByText('Must be at least 8 characters')).toBeVisible()
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible()
  })

  it('a refusal stands at the field that it is about', async () => {
    refuses('register', () =>
      problem(422, 'invalid_input', 'This is one of the most common passwords.', { field: 'password' }),
    )
    await fillInSignUp('/signup', 'password123')
    expect(await screen.findByText('This is one of the most common passwords.')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada Byron King')
  })

  it.each([
    ['an answer that cannot be read', () => new HttpResponse('', { status: 500 }), 'Signup failed. Please try again.'],
    ['no answer', () => HttpResponse.error(), 'Unable to connect to server. Please try again later.'],
  ])('%s is told, and what was typed stays', async (_, answer, words) => {
    refuses('register', answer)
    await fillInSignUp()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
  })
})

describe('a lost password', () => {
  it('gets the same answer for every address', async () => {
    answers('forgot', {}, 202)
    const { person } = await open('/forgot-password')
    await person.type(screen.getByLabelText('Email'), 'ada@example.org')
    await person.click(button('Send Reset Link'))
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toHaveFocus()
    expect(screen.getByText(/If there is an account for ada@example.org/)).toBeVisible()
    expect(sent).toEqual([{ email: 'ada@example.org' }])
  })

  async function reset(path = `/reset#token=${token}`) {
    const page = await open(path)
    await page.person.type(screen.getByLabelText('New password'), 'another horse')
    await page.person.type(screen.getByLabelText('Confirm password'), 'another horse')
    await page.person.click(button('Change Password'))
    return page
  }

  it('is replaced by a new one, and signs out here too', async () => {
    signedInAs()
    answers('reset', {})
    await reset()
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible()
    expect(sent).toEqual([{ token, password: 'another horse' }])
    expect(localStorage.getItem('user')).toBeNull()
    expect(screen.getByRole('main').querySelector('a')).toHaveAttribute('href', '/login')
  })

  it('a link that was used says so and how to get another', async () => {
    refuses('reset', () => problem(422, 'link_used', 'This link was used already.'))
    await reset()
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This link was used already.')
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
  })

  it('a link without its end is told before anything is typed', async () => {
    await open('/reset')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work')
  })

  it('a password that is refused can be chosen anew with the same link', async () => {
    refuses('reset', () => problem(422, 'invalid_input', 'Too common.', { field: 'password' }))
    await reset()
    expect(await screen.findByText('Too common.')).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveFocus()
  })

  it('without a connection the form stays', async () => {
    refuses('reset', () => HttpResponse.error())
    await reset()
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to connect to server. Please try again later.')
    expect(screen.getByLabelText('New password')).toHaveValue('another horse')
  })
})

describe('confirming an address', () => {
  it('happens on arriving, once', async () => {
    answers('verify-mail', {})
    await open(`/verify-mail#token=${token}`)
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    expect(sent).toEqual([{ token }])
  })

  it('is known here at once, although it was asked about just before', async () => {
    signedInAs({ mailVerified: false })
    let confirmed = false
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      http.get('*/api/auth/check', async () => {
        const user = { ...USER, mailVerified: confirmed }
        if (!confirmed) await released
        return HttpResponse.json({ user })
      }),
      http.post('*/api/auth/verify-mail', () => {
        confirmed = true
        return HttpResponse.json({})
      }),
    )
    await open(`/verify-mail#token=${token}`)
    await screen.findByRole('heading', { name: 'Your address is confirmed' })
    release()
    await waitFor(() => expect(JSON.parse(localStorage.getItem('user') ?? '{}').mailVerified).toBe(true))
  })

  it('a link that does not work says what to do', async () => {
    refuses('verify-mail', () => problem(422, 'link_used', 'Used.'))
    await open(`/verify-mail#token=${token}`)
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account')
  })

  it('can be tried again when the server is away', async () => {
    refuses('verify-mail', () => HttpResponse.error())
    const { person } = await open(`/verify-mail#token=${token}`)
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to connect to server')
    answers('verify-mail', {})
    await person.click(button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  })
})
