/** From a seeker's resume to a corrected match, in a real browser against the real server. */
import { resume, scan } from './papers'
import { expect, post, signUp, somebody, test } from './people'
import { fits } from './visit'

const POSTING = `Platform Engineer

About the role
You will run the services that sell the tickets of Meridian Rail in Lisbon.

Requirements
- 5+ years of experience as a software engineer
- Strong experience with Kubernetes
- Java or Kotlin
- Terraform
- Bachelor's degree in Computer Science or a related field

Nice to have
- PostgreSQL
- Fluent Portuguese

You must be eligible to work in the European Union.
Salary: EUR 60,000 - 75,000 a year.`

test('a result shows how the resume fits the posting, and what a correction changes of it', async ({ page }) => {
  await signUp(page, somebody())
  await page.goto('/')
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await page.getByLabel('Job posting text').fill(POSTING)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  await expect(page.getByRole('link', { name: 'See Premium' })).toBeVisible()
  expect(await post(page, '/api/premium/match', { text: POSTING })).toBe(403)

  expect(await post(page, '/api/billing/trial', {})).toBe(201)
  await page.goto('/premium')
  // What comes late moves the box down.
  await expect(page.getByText(/days left/)).toBeVisible()
  await expect(page.getByLabel(/^Resume/)).toBeAttached()
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await page.getByLabel('Job posting text').fill(POSTING)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  const card = page.getByRole('region', { name: 'Your match' })
  await card.getByRole('link', { name: 'Add your resume' }).click()
  await page.getByLabel(/^Resume/).setInputFiles(resume())

  const meter = card.getByRole('meter', { name: 'Match' })
  const row = card.getByRole('row', { name: /^Skill · \d+ of 100 points Terraform/ })
  await expect(row).toContainText('Not shown')
  await expect(card.getByRole('row', { name: /^Skill · \d+ of 100 points Kubernetes/ })).toContainText('Met')
  await expect(card.getByRole('heading', { name: "Why you're a match" })).toBeVisible()
  const before = Number(await meter.getAttribute('aria-valuenow'))
  await fits(page)

  await page.getByRole('button', { name: 'Correct what was read' }).click()
  await page.locator('summary', { hasText: 'Senior Software Engineer' }).click()
  const role = page.locator('details[open]')
  await role.getByLabel('What you did').fill('Run services on Kubernetes.\nBuilt the servers with Terraform.')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(row).toContainText('Met')
  await expect(row).toContainText('Built the servers with Terraform.')
  expect(Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
})

test('a resume is uploaded, analysed and corrected; another one becomes the default, and both are deleted', async ({
  page,
}) => {
  await signUp(page, somebody())
  expect(await post(page, '/api/premium/resume', {})).toBe(403)
  expect(await post(page, '/api/billing/trial', {})).toBe(201)
  await page.goto('/premium')
  const file = page.getByLabel(/^Resume/)
  await file.setInputFiles(scan())
  await expect(page.getByText('This file shows pictures of text and holds no text that could be read.')).toBeVisible()
  await page.getByText('How to get a file with text').click()
  await fits(page)

  await page.route('**/api/premium/resume', (route) => route.abort(), { times: 1 })
  await file.setInputFiles(resume())
  await page.getByRole('button', { name: 'Try again' }).click()
  const analysis = page.getByRole('region', { name: 'AI analysis' })
  await expect(analysis.getByRole('heading', { name: 'AI analysis' })).toBeFocused()
  const complete = analysis.getByRole('meter', { name: 'Complete' })
  const before = Number(await complete.getAttribute('aria-valuenow'))
  await expect(analysis.getByText('A phone number')).toBeVisible()
  await expect(analysis.getByText(/^\d+(\.\d)? years$/)).toBeVisible()
  await fits(page)

  await page.getByRole('button', { name: 'Correct what was read' }).click()
  await page.getByLabel('Add to phone numbers').fill('+351 21 000 0000')
  await page.keyboard.press('Enter')
  await page.locator('summary', { hasText: 'Demo Studio' }).click()
  const role = page.locator('details[open]')
  await role.getByLabel('End').fill('2006')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(role.getByLabel('End')).toBeFocused()
  await expect(page.getByText('This is before the start.')).toBeVisible()
  await role.getByLabel('End').fill('2010-02')
  await role.getByLabel('What you did').fill('Web shops in PHP.\nRolled out servers with Terraform.')
  await fits(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await fits(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(analysis.getByText(/with your corrections/)).toBeVisible()
  await expect(analysis.getByText('A phone number')).toHaveCount(0)
  await expect.poll(async () => Number(await complete.getAttribute('aria-valuenow'))).toBeGreaterThan(before)

  await page.reload()
  await page.getByRole('button', { name: 'Correct what was read' }).click()
  await page.getByRole('button', { name: 'Take my correction back: Phone numbers' }).click()
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(analysis.getByText('A phone number')).toBeVisible()

  await page.getByText('Add another resume').click()
  await file.setInputFiles(resume('short.pdf'))
  await expect(analysis.getByText('short.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Make short.pdf the default' }).click()
  await fits(page)
  await page.getByRole('button', { name: 'Delete short.pdf' }).click()
  await page.getByRole('button', { name: 'Delete the resume' }).click()
  await expect(page.getByRole('button', { name: 'Delete robin.pdf' })).toBeVisible()
  await expect(page.getByText('Default', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete robin.pdf' }).click()
  await page.getByRole('button', { name: 'Delete the resume' }).click()
  await expect(file).toBeVisible()
})
