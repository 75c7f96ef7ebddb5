/** An organisation's settings in a real browser: a webhook is added, tried, read of and deleted. */
import { join } from './employers'
import { expect, test } from './people'
import { sidewaysScroll, violations } from './visit'

// Six points by two, all of one colour.
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAAAYAAAACCAIAAAD0PzoJAAAAEklEQVR42mPkzo5lQAVMDBgAAB3MANeNb95sAAAAAElFTkSuQmCC'

test('an admin gives reports a logo and a colour, and takes everything along', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  await join(page, baseURL ?? '')
  await page.goto('/enterprise/settings')
  const logo = page.locator('input[name=logo]')
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('A logo is a PNG, JPEG or WebP picture.')).toBeVisible()
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(LOGO, 'base64') })
  const shown = page.getByRole('img', { name: 'The logo on your reports' })
  await expect(shown).toHaveJSProperty('naturalWidth', 6)
  await page.getByLabel(/^Colour of headings/).fill('#ffee00')
  await page.getByRole('button', { name: 'Save colour' }).click()
  await expect(page.getByText(/its contrast is 1\.\d:1/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByLabel(/^Colour of headings/).fill('#1A4F8B')
  await page.getByRole('button', { name: 'Save colour' }).click()
  await expect(page.getByLabel(/^Colour of headings/)).toHaveValue('#1a4f8b')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all data' }).click()
  expect((await saved).suggestedFilename()).toBe('organization-export.zip')
})

test('an admin adds a webhook, sees its secret once, sends a test, reads what came of it and deletes it', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const fits = async () => {
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await join(page, baseURL ?? '')
  await page.goto('/enterprise/settings')
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await page.getByLabel('Address').fill('http://hooks.trusthire.example/in')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText('The address of a webhook begins with https://.')).toBeVisible()
  // A name that nobody can have: the test does not arrive, and the page says so.
  await page.getByLabel('Address').fill('https://hooks.trusthire.example/in')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByLabel('Signing secret')).toHaveValue(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'I have copied it' }).click()

  await page.getByText('Deliveries', { exact: true }).click()
  await expect(page.getByText('Nothing was sent in the last 30 days.')).toBeVisible()
  await page.getByRole('button', { name: /^Send a test/ }).click()
  await expect(page.getByText('webhook.test', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed', { exact: true })).toBeVisible()
  await page.getByText(/^msg_/).click()
  await expect(page.getByText('"type":"webhook.test"')).toBeVisible()
  await fits()

  await page.reload()
  await expect(page.getByText('webhook.create')).toBeVisible()
  await expect(page.getByText('whsec_')).toHaveCount(0)
  await page.getByRole('button', { name: /^Delete:/ }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByText(/^No webhook yet/)).toBeVisible()
})
