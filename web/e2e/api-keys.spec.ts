/** From a key to a verification by a program and to the key's end, in a real browser against the real server. */
import { join } from './employers'
import { resume } from './papers'
import { expect, test } from './people'
import { sidewaysScroll, violations } from './visit'

test('a key is made, shown once, used by a program, and opens nothing once it is revoked', { tag: '@once' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  await join(page, baseURL ?? '')
  await page.goto('/enterprise/dashboard')
  await page.getByRole('link', { name: 'API Keys' }).click()
  await expect(page.getByText('There is no API key yet.')).toBeVisible()
  await page.getByLabel('Key Name').fill('Careers site')
  await page.getByLabel('Environment').selectOption('test')
  await page.getByRole('button', { name: 'Create API Key' }).click()
  await expect(page.getByText("You won't be able to see it again")).toBeVisible()
  const key = await page.getByLabel('API key', { exact: true }).inputValue()
  expect(key).toMatch(/^th_test_[0-9A-Za-z]{36}$/)
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)

  const program = await playwright.request.newContext({ extraHTTPHeaders: { 'X-API-Key': key } })
  const verify = () =>
    program.post(`${baseURL}/api/enterprise/verify`, {
      multipart: { resume: resume('flag-overlapping-roles.pdf'), attested: 'true' },
    })
  const { verification } = await (await verify()).json()
  expect(verification.redFlags.map(({ code }: { code: string }) => code)).toEqual(['overlapping_roles'])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Careers site' })).toBeVisible()
  await expect(page.getByText('Never', { exact: true })).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(key)
  await page.getByRole('button', { name: 'Revoke: Careers site' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
  expect((await verify()).status()).toBe(401)
  await program.dispose()
})
