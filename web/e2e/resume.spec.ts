/** From a seeker's resume to a corrected match, in a real browser against the real server. */
import { resume, scan } from './papers'
import { expect, post, signUp, somebody, test } from './people'
import { sidewaysScroll, violations } from './visit'

test('a resume is uploaded, analysed and corrected; another one becomes the default, and both are deleted', async ({
  page,
}) => {
  const fits = async () => {
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await signUp(page, somebody())
  expect(await post(page, '/api/premium/resume', {})).toBe(403)
  expect(await post(page, '/api/billing/trial', {})).toBe(201)
  await page.goto('/premium')
  const file = page.getByLabel(/^Resume/)
  await file.setInputFiles(scan())
  await expect(page.getByText('This file shows pictures of text and holds no text that could be read.')).toBeVisible()
  await page.getByText('How to get a file with text').click()
  await fits()

  await page.route('**/api/premium/resume', (route) => route.abort(), { times: 1 })
  await file.setInputFiles(resume())
  await page.getByRole('button', { name: 'Try again' }).click()
  const analysis = page.getByRole('region', { name: 'AI analysis' })
  await expect(analysis.getByRole('heading', { name: 'AI analysis' })).toBeFocused()
  const complete = analysis.getByRole('meter', { name: 'Complete' })
  const before = Number(await complete.getAttribute('aria-valuenow'))
  await expect(analysis.getByText('A phone number')).toBeVisible()
  await expect(analysis.getByText(/^\d+(\.\d)? years$/)).toBeVisible()
  await fits()

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
  await fits()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await fits()
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
  await fits()
  await page.getByRole('button', { name: 'Delete short.pdf' }).click()
  await page.getByRole('button', { name: 'Delete the resume' }).click()
  await expect(page.getByRole('button', { name: 'Delete robin.pdf' })).toBeVisible()
  await expect(page.getByText('Default', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete robin.pdf' }).click()
  await page.getByRole('button', { name: 'Delete the resume' }).click()
  await expect(file).toBeVisible()
})
