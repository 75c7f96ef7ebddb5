/** The pages of those who are signed in, with their dialogs open: accessible, and within the screen. */
import { expect, openUserMenu, signUp, somebody, test } from './people'
import { fits, sidewaysScroll } from './visit'

test('account, its dialogs and Premium are accessible and fit the screen', async ({ page }) => {
  const person = somebody()
  await signUp(page, person)
  await page.goto('/account')
  const plan = page.getByRole('region', { name: 'Plan and billing' })
  await plan.getByRole('button', { name: 'Start 7-day trial' }).click()
  await expect(plan.getByText('Premium, on trial')).toBeVisible()
  await openUserMenu(page)
  await fits(page)
  await page.reload()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await fits(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const picture = page.getByRole('img', { name: /QR code/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await plan.getByRole('button', { name: 'Get Premium for $9 a month' }).click()
  await fits(page)
  await page.keyboard.press('Escape')
  await expect(plan.getByRole('button', { name: 'Get Premium for $9 a month' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await fits(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.goto('/premium')
  await expect(page.getByText('PREMIUM ACTIVE')).toBeVisible()
  await expect(page.getByText(/days left/)).toBeVisible()
  await fits(page)
})

for (const path of ['/login', '/enterprise-login', '/signup', '/forgot-password', '/reset#token=x']) {
  test(`the mistakes that ${path} shows are accessible`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeFocused()
    await fits(page)
  })
}
