/** Which front page a host opens on, and addresses that lead into the middle of a page. */
import { expect, test, violations } from './visit'

for (const host of ['hire.localhost', 'enterprise.localhost']) {
  test(`${host} opens on the employers' page, in their brand from the start`, async ({ page, baseURL }) => {
    const home = new URL(baseURL ?? '')
    home.hostname = host
    await page.goto(`${home}?message=contact-sales`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Know what a resume leaves open')
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'enterprise')
    await expect(page.getByText('That page is for enterprise customers')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'TrustHire' })).toHaveAttribute('href', '/')
    expect(await violations(page)).toEqual([])
  })
}

test('every other host opens on the box', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Job posting link')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'consumer')
})

for (const [address, heading] of [
  ['/privacy#extension', 'The browser extension'],
  ['/terms#disclaimer', 'Disclaimer'],
  ['/faq#technical', 'Technical Issues'],
  ['/enterprise#pricing', 'Plans'],
  ['/enterprise#contact', 'Request a demo'],
] as const) {
  test(`${address} leads there`, async ({ page }) => {
    await page.goto(address)
    const part = page.getByRole('heading', { name: heading, exact: true })
    await expect(part).toBeFocused()
    await expect(part).toBeInViewport()
  })
}

test('a typeface that comes late does not lead away', async ({ page }) => {
  let send = () => {}
  const asked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/privacy#extension', { waitUntil: 'commit' })
  const part = page.getByRole('heading', { name: 'The browser extension', exact: true })
  await expect(part).toBeFocused()
  send()
  await page.waitForFunction(() => document.fonts.check('16px "Inter Variable"') && document.fonts.status === 'loaded')
  await expect(part).toBeInViewport()
})

test('/faq#no-score opens the answer, from elsewhere too', async ({ page }) => {
  await page.goto('/faq#no-score')
  const question = page.getByRole('button', { name: 'Why did I get no score?' })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page.getByRole('heading', { name: 'Disclaimer', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})
