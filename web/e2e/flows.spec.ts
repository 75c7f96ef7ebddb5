/** What a visitor does on the landing page, in a real browser against the real server. */
import { chooseExample, expect, test, verify, violations } from './visit'

test('on a danger result “what to do next” stands above the fold', async ({ page }) => {
  await chooseExample(page, 'Global Prime Solutions')
  await expect(page.getByRole('region', { name: 'What to do next' }).getByRole('listitem').first()).toBeInViewport({
    ratio: 1,
  })
})

test('the whole flow works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Global Prime Solutions' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'or paste the text' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(TEXT)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Verify Job', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Verification Results' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Job posting text')).toBeFocused()
  await expect(page.getByLabel('Job posting text')).toHaveValue(TEXT)
})

test('a link that is never fetched is told in words, and kept', async ({ page }) => {
  await verify(page, 'http://127.0.0.1/jobs')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Request')
  await expect(page.getByLabel('Job posting link')).toHaveValue('http://127.0.0.1/jobs')
  await expect(page.getByLabel('Job posting link')).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('a page that cannot be read offers to paste the text instead', async ({ page }) => {
  await verify(page, 'https://nowhere.invalid/jobs/1')
  await page.getByRole('alert').getByRole('button', { name: 'Paste the text instead' }).click()
  await expect(page.getByLabel('Job posting text')).toBeFocused()
  await page.getByRole('button', { name: 'or use a link' }).click()
  await expect(page.getByLabel('Job posting link')).toHaveValue('https://nowhere.invalid/jobs/1')
})

test('a server that is gone is told in words, and the input is kept', async ({ page, context }) => {
  await page.goto('/')
  await page.getByLabel('Job posting link').fill('https://jobs.example/1')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to verify job. Please try again.')
  await expect(page.getByLabel('Job posting link')).toHaveValue('https://jobs.example/1')
})

test('“Verify Another Job” returns to the top with the box ready', async ({ page }) => {
  await chooseExample(page, 'Meridian Rail')
  await page.getByRole('button', { name: 'Verify Another Job' }).click()
  await expect(page.getByRole('heading', { name: 'Verification Results' })).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the chosen theme is there before the page is, on every page', async ({ page }) => {
  await page.goto('/')
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const dark = (await theme()) === 'dark'
  if (await page.getByRole('button', { name: 'Menu' }).isVisible())
    await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: dark ? 'Light' : 'Dark' }).check()
  const chosen = dark ? 'light' : 'dark'
  expect(await theme()).toBe(chosen)
  // The page's own script never runs here: only the blocking one can have painted.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/pricing')
  expect(await theme()).toBe(chosen)
})

const TEXT =
  'Data Entry Clerk, work from home. Global Prime Solutions pays $5,000 a week, no experience needed. ' +
  'Before your first day you send $80 by gift card for the starter kit. Contact our hiring manager on Telegram.'
