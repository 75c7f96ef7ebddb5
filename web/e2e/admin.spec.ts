/** The operators' dashboard in a real browser against the real server. */
import { addBoard, makeOperator } from './employers'
import { expect, post, signUp, somebody, test } from './people'
import { fits, sidewaysScroll, violations } from './visit'

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

const POSTING =
  'Warehouse clerk wanted in Leeds. Pay the 50 pound registration fee by gift card before your first day, then start at once.'

const TABS = ['Demo requests', 'Users', 'Organisations', 'Verifications', 'Boards', 'Tasks', 'Reports']

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
  await fits(page)

  for (const tab of TABS) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(/^Loading the/)).toHaveCount(0)
    await fits(page)
  }
})

test('operators act on figures, demo requests, users, organisations, verifications and boards @once', async ({
  page,
}) => {
  const person = somebody()
  await signUp(page, person)
  makeOperator(person.email)
  await page.goto('/admin')
  await expect(page.getByText(/^\d+ of 100$/)).toBeVisible()
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

  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('searchbox').fill(person.email.toUpperCase())
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('button', { name: /^Sign out everywhere/ })).toHaveCount(1)
  await fits(page)
  await page.getByRole('link', { name: 'Organisations' }).click()
  await page.getByRole('searchbox').fill(person.email)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: `Change plan: ${person.email}` }).click()
  await dialog.getByLabel('Plan').selectOption('Enterprise')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText('The plan is now Enterprise')).toBeVisible()
  await expect(page.getByText(/^Enterprise · 1 of unlimited seats taken/)).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)

  const id = await page.evaluate(async (text) => {
    const body = JSON.stringify({ text, kind: 'posting' })
    const answer = await fetch('/api/verify-text', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    return ((await answer.json()) as { id: string }).id
  }, POSTING)
  await page.getByRole('link', { name: 'Verifications', exact: true }).click()
  await page.getByRole('searchbox').fill(id)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: `Delete: Pasted posting, ${id}` }).click()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`Nothing is found for “${id}”.`)).toBeVisible()
  expect((await page.request.get(`/api/verifications/${id}`)).status()).toBe(404)

  const board = person.email.split('@')[0] ?? ''
  addBoard(`https://jobs.lever.co/${board}`)
  await page.getByRole('link', { name: 'Boards', exact: true }).click()
  await page.getByRole('searchbox').fill(board)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: /^Pause: / }).click()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused · /)).toBeVisible()
  await page.getByRole('button', { name: /^Remove: / }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`Nothing is found for “${board}”.`)).toBeVisible()

  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Reports to look at' }).getByText('Nothing waits.')).toBeVisible()
})
