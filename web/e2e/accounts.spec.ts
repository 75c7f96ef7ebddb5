/** Signing up, in and out, and a lost password, in a real browser against the real server. */
import { expect, linkFor, openUserMenu, post, signIn, signUp, somebody, test } from './people'

test('whoever signs up is signed in, and a sign-out ends it in every tab', async ({ page, context }) => {
  await signUp(page, somebody())
  await page.goto('/account')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron King')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByLabel('Full name')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toMatch(/token/i)
  await openUserMenu(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/login\?redirect=%2Faccount$/)
  await page.goto('/premium')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fpremium$/)
})

test('signing in leads on to where one wanted to be', async ({ page }) => {
  const person = somebody()
  await signUp(page, person)
  await page.context().clearCookies()
  await page.goto('/account#security')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn(page, person, { path: page.url() })
  await expect(page).toHaveURL(/\/account#security$/)
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible()
})

for (const redirect of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example']) {
  test(`a redirect to ${redirect} stays on this site`, async ({ page, baseURL }) => {
    const person = somebody()
    await signUp(page, person)
    await page.context().clearCookies()
    await signIn(page, person, { path: `/login?redirect=${encodeURIComponent(decodeURIComponent(redirect))}` })
    await expect(page).toHaveURL(`${baseURL}/`)
  })
}

test('remember-me keeps the cookie for 30 days; without it, it goes with the browser', async ({ page, context }) => {
  const person = somebody()
  await signUp(page, person)
  const lasts = async () => (await context.cookies()).find(({ name }) => name === '__Host-session')
  for (const remember of [true, false]) {
    await context.clearCookies()
    await signIn(page, person, { remember })
    await expect(page).toHaveURL(/\/$/)
    const cookie = await lasts()
    expect(cookie?.httpOnly).toBe(true)
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    if (remember) expect(days).toBeCloseTo(30, 0)
    else expect(cookie?.expires).toBe(-1)
  }
})

test('a wrong password is told in words, and the address stays', async ({ page }) => {
  const person = somebody()
  await signIn(page, person)
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test('a lost password is replaced by a link, which ends every other session and works once', async ({
  page,
  browser,
}) => {
  const person = somebody()
  await signUp(page, person)
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await elsewhere.newPage()
  await signIn(other, person)
  await expect(other).toHaveURL(/\/$/)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The page before has a field of that name as well.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  const link = await linkFor(page, person.email, 'reset')
  const chosen = { ...person, password: 'another horse, another battery' }
  const change = async () => {
    await page.goto('/')
    await page.goto(link)
    await page.getByRole('textbox', { name: 'New password' }).fill(chosen.password)
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(chosen.password)
    await page.getByRole('button', { name: 'Change Password' }).click()
  }
  await change()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await other.goto('/account')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
  await change()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await signIn(page, person)
  await expect(page.getByRole('alert')).toContainText('is not right')
  await signIn(page, chosen)
  await expect(page.getByRole('banner')).toContainText('Ada Byron King')
})

test('an address is confirmed by the link of the first mail', async ({ page }) => {
  const person = somebody()
  await signUp(page, person)
  await page.goto('/account')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await page.goto(await linkFor(page, person.email, 'welcome'))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('without a connection what was typed stays, and nobody is signed out', async ({ page, context }) => {
  await signUp(page, somebody())
  await page.goto('/account')
  await page.getByLabel('Company').fill('Analytical Engines')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Unable to connect to server. Please try again later.')
  await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
})

test("after the day's verifications the next one is told when they come back", async ({ page }) => {
  await signUp(page, somebody())
  await page.goto('/')
  for (const number of [1, 2, 3, 4, 5])
    expect(await post(page, '/api/verify-text', { text: `${POSTING} Reference ${number}.`, kind: 'auto' })).toBe(200)
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await page.getByLabel('Job posting text').fill(`${POSTING} Reference 6.`)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/at \d\d:\d\d \(in 24 hours\)/)
  await expect(page.getByLabel('Job posting text')).toHaveValue(`${POSTING} Reference 6.`)
})

const POSTING =
  'Data Entry Clerk, work from home. Global Prime Solutions pays $5,000 a week, no experience needed. ' +
  'Before your first day you send $80 by gift card for the starter kit. Contact our hiring manager on Telegram.'
