/** The recovery guide: reached from a result, readable by everybody, and whole without any script. */
import { chooseExample, expect, sidewaysScroll, test, violations } from './visit'

for (const path of ['/help/scammed', '/help/scammed?given=transfer&given=id&given=software&country=us'])
  test(`${path} is accessible and fits the screen`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBe(0)
  })

test('a dangerous result leads to the steps for what was given @once', async ({ page, request }) => {
  await chooseExample(page, 'Global Prime')
  const next = page.getByRole('region', { name: 'What to do next' })
  await next.getByText('Already sent money, documents or ran a file?').click()
  const links = await next.getByRole('link').all()
  expect(links).toHaveLength(11)
  for (const link of links) expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  await next.getByRole('link', { name: 'Crypto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'I already sent something. What now?' })).toBeVisible()
  await expect(page.getByText('Report the payment to the exchange')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('what is chosen gives the steps, and can be changed @once', async ({ page }) => {
    await page.goto('/help/scammed')
    await page.getByLabel('Crypto').check()
    await page.getByLabel('A password or a sign-in code').check()
    await page.getByLabel('Where do you live?').selectOption('India')
    await page.getByRole('button', { name: 'Show the steps' }).click()
    await expect(page).toHaveURL(/\?given=crypto&given=code&country=in$/)
    const now = page.getByRole('region', { name: 'Now' })
    await expect(now.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930')
    await expect(page.getByRole('region', { name: 'Report it' }).getByRole('link').first()).toHaveAttribute(
      'href',
      'https://cybercrime.gov.in/',
    )
    await page.getByText('Change', { exact: true }).click()
    await expect(page.getByLabel('Crypto')).toBeChecked()
    await page.getByLabel('Crypto').uncheck()
    await page.getByRole('button', { name: 'Show the steps' }).click()
    await expect(page.getByText('Report the payment to the exchange')).toHaveCount(0)
  })
})
