/** The operators' dashboard in a real browser against the real server. */
import { makeOperator } from './employers'
import { expect, post, signUp, somebody, test } from './people'
import { sidewaysScroll, violations } from './visit'

const FORM = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@employer.example',
  jobTitle: 'Head of people',
  teamSize: '51-200',
  estimatedVolume: '101-500',
  timeline: '1-month',
  message: 'Please call me in the morning.',
}

test('whoever runs the installation sees how it stands, and nobody else does', async ({ page }) => {
  const person = somebody()
  await signUp(page, person)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for whoever runs this installation')
  expect((await page.request.get('/api/admin/stats')).status()).toBe(403)

  makeOperator(person.email)
  await page.reload()
  const health = page.getByRole('region', { name: 'System health' })
  await expect(health.getByText(/^\d+ of 100$/)).toBeVisible()
  await expect(page.getByText('access.refused').first()).toBeVisible()
  await page.getByText('The days as a table').click()
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(page.getByRole('img', { name: /^New accounts: .* in 90 days/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)

  await page.route('**/api/admin/stats', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toContainText('These are the last figures that were read.')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  expect(await post(page, '/api/enterprise-contact', { ...FORM, company: person.email })).toBe(201)
  await page.getByRole('link', { name: 'Demo requests' }).click()
  await page.getByRole('button', { name: `Make organisation: ${person.email}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Plan').selectOption('Professional')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make organisation' }).click()
  await expect(page.getByText(`Invitation sent to ${FORM.email}`)).toBeVisible()
  await expect(page.getByText('Organisation made: Professional').first()).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
})
