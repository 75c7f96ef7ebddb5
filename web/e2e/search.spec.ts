/** From keywords to results, in a real browser against the real server with its sample postings. */
import { expect, post, signUp, somebody, test } from './people'
import { sidewaysScroll, violations } from './visit'

test.beforeEach(async ({ page }) => {
  await signUp(page, somebody())
  expect(await post(page, '/api/billing/trial', {})).toBe(201)
})

test('finds openings, narrows them, and keeps the search in the address', async ({ page }) => {
  await page.goto('/premium')
  const form = page.getByRole('form', { name: 'Job search' })
  await expect(form.getByRole('button', { name: 'Search Jobs' })).toBeDisabled()
  await form.getByLabel('Keywords').fill('nurse')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: /^Search Results \(\d+ jobs?\)$/ })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/[?&]q=nurse/)
  const first = page.getByRole('article').first()
  await expect(first).toContainText(/nurse/i)
  await expect(first).toContainText('Sample postings')
  await expect(first.getByRole('link', { name: /^View Job/ })).toHaveAttribute('rel', /noopener/)
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)

  await first.getByRole('button', { name: /^Track/ }).click()
  await expect(first.getByRole('link', { name: /Open/ })).toHaveAttribute('href', /applications\?open=/)

  await page.getByLabel('Sort by').selectOption('Newest first')
  await expect(page).toHaveURL(/sort=newest/)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=newest/)
  await page.reload()
  await expect(form.getByLabel('Keywords')).toHaveValue('nurse')
  await expect(heading).toBeVisible()
})

test('mends a slip, and says when there is nothing', { tag: '@once' }, async ({ page }) => {
  await page.goto('/premium?q=developr')
  await expect(page.getByText('Showing results for “developer”.', { exact: false })).toBeVisible()
  await page.goto('/premium?q=xyzzyplugh')
  await expect(
    page.getByRole('alert').filter({ hasText: 'No jobs found. Try a different search query.' }),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('hides potential scams until they are asked for', { tag: '@once' }, async ({ page }) => {
  await page.goto('/premium?q=data+entry')
  const results = page.getByRole('heading', { name: /^Search Results/ })
  await expect(results).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Danger' })).toHaveCount(0)
  await page.getByLabel('Hide potential scams (Trust Score < 40)').uncheck()
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect(page).toHaveURL(/scams=shown/)
  await expect(page.getByRole('article').filter({ hasText: 'Danger' }).first()).toBeVisible()
})

test('a job is verified in the box below, and what went wrong is said there', { tag: '@once' }, async ({ page }) => {
  await page.goto('/premium?q=nurse')
  await page
    .getByRole('button', { name: /^Verify This Job/ })
    .first()
    .click()
  // A sample posting's address leads nowhere.
  const box = page.getByRole('region', { name: 'Verify Job Posting' })
  await expect(box.getByRole('alert')).toBeVisible()
  await expect(box).toBeInViewport()
})

test('boards are added and removed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/premium')
  await page.getByText('Where we look').click()
  const address = page.getByLabel('Address of a careers page or feed')
  await address.fill('https://example.org/nothing-we-know')
  await page.getByRole('button', { name: 'Add board' }).click()
  await expect(page.getByRole('alert').last()).toBeVisible()
  await address.fill('https://boards.greenhouse.io/harbourlight')
  await page.getByRole('button', { name: 'Add board' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'added by you' })
  await expect(line).toContainText(/Not asked yet|Being asked now|Did not answer|Refused/)
  expect(await violations(page)).toEqual([])
  await line.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(line).toHaveCount(0)
})
