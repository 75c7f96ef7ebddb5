/** Who may not verify candidates is refused by the server, and told why by the page. */
import { join } from './employers'
import { expect, post, somebody, test } from './people'

const DASHBOARD = '/enterprise/dashboard'
const VERIFY = '/api/enterprise/verify'

test('viewers read, others see what it is for, and whoever is signed out is led home', async ({ page, baseURL }) => {
  const origin = baseURL ?? ''
  const organization = await join(page, origin)
  await page.context().clearCookies()
  await join(page, origin, organization)
  await page.goto(DASHBOARD)
  await expect(page.getByText('Example Ltd · Viewer')).toBeVisible()
  await expect(page.getByText(/You are a viewer/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify Candidate' })).toHaveCount(0)
  expect(await post(page, VERIFY, {})).toBe(403)

  await page.context().clearCookies()
  await page.request.post('/api/auth/register', { data: somebody(), headers: { origin } })
  await page.goto(DASHBOARD)
  await expect(page.getByText(/Your account may not do this: it belongs to no organisation/)).toBeVisible()
  expect(await post(page, VERIFY, {})).toBe(403)

  await page.context().clearCookies()
  await page.goto(DASHBOARD)
  await expect(page).toHaveURL(/\/\?message=contact-sales$/)
  await expect(page.getByText('That page is for enterprise customers')).toBeVisible()
  expect(await post(page, VERIFY, {})).toBe(401)
})
