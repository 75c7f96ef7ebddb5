/** The page about the method with everything opened: accessible, and in bounds on the narrowest phone. */
import { expect, sidewaysScroll, test, violations } from './visit'

test('every table of the method is accessible and fits the screen', async ({ page }) => {
  await page.goto('/methodology')
  await expect(page.getByRole('table', { name: 'A worked sum' })).toBeVisible()
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
  await expect(page.getByRole('table', { name: 'Signs of a scam' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a result leads to the method, and the method back to the examples', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Fernweh Studio' }).click()
  await page
    .getByRole('region', { name: 'Verification Results' })
    .getByRole('link', { name: 'How scores are made' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'How scores are made' })).toBeVisible()
  await page.getByRole('link', { name: 'Check it yourself' }).click()
  await expect(page.getByRole('button', { name: 'Fernweh Studio' })).toBeVisible()
})
