/** From an application to a practised interview, in a real browser against the real server. */
import type { Page } from '@playwright/test'
import { resume } from './papers'
import { expect, post, signUp, somebody, test } from './people'
import { fits, violations } from './visit'

const POSTING = `Platform Engineer

About the role
You will run the services that sell the tickets of Meridian Rail in Lisbon.

Requirements
- 5+ years of experience as a software engineer
- Strong experience with Kubernetes and Terraform
- Excellent communication skills
- Bachelor's degree in Computer Science or a related field

Nice to have
- Fluent Portuguese

Salary: EUR 60,000 - 75,000 a year.`

/** An application that answers the posting above. */
async function made(page: Page): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const checking = await page.request.post('/api/verify-text', { headers, data: { text: POSTING, kind: 'posting' } })
  const { verification } = await checking.json()
  const data = { verificationId: verification.id }
  const tracking = await page.request.post('/api/premium/applications', { headers, data })
  return (await tracking.json()).application.id
}

test('an interview is prepared from posting and resume, practised, noted, printed and saved', async ({ page }) => {
  await signUp(page, somebody())
  expect(await post(page, '/api/billing/trial', {})).toBe(201)
  const application = await made(page)

  const path = `/premium/applications/${application}/prepare`
  await page.goto(path)
  await expect(page.getByText('With your resume here', { exact: false })).toBeVisible()
  await fits(page)
  await page.getByRole('link', { name: 'Add your resume' }).click()
  await page.getByLabel(/^Resume/).setInputFiles(resume())
  await expect(page.getByRole('button', { name: 'Correct what was read' })).toBeVisible()

  await page.goto(path)
  const questions = page.getByRole('region', { name: 'Questions they may ask' })
  const skill = questions.getByRole('listitem').filter({ hasText: '“Kubernetes” and “Terraform”' })
  await expect(skill).toContainText('Strong experience with Kubernetes and Terraform')
  await expect(skill).toContainText('Not shown in your resume: Terraform')
  await expect(page.getByText('Interviews in writing')).toBeVisible()
  await fits(page)

  await page.getByRole('button', { name: 'Practise', exact: true }).click()
  const practice = page.getByRole('region', { name: 'Practice' })
  await expect(practice.getByRole('heading', { level: 2 })).toBeFocused()
  await practice.getByText('Show what helps').click()
  await practice.getByLabel('Your note to this question').fill('The ticket machines of 2019')
  await practice.getByRole('checkbox', { name: 'I have practised this one' }).check()
  await expect(practice.getByRole('status')).toContainText(/^1 of/)
  await fits(page)
  await practice.getByRole('button', { name: 'Next' }).click()
  await expect(practice.getByText(/^Question 2 of/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('The ticket machines of 2019')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as Markdown' }).click()
  expect((await download).suggestedFilename()).toBe('interview.md')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Questions they may ask' })).toBeVisible()
  await expect(page.getByText('The ticket machines of 2019')).toBeVisible()
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(dark).toBe('light')
})

test('an application that is not there is said to be so', { tag: '@once' }, async ({ page }) => {
  await signUp(page, somebody())
  expect(await post(page, '/api/billing/trial', {})).toBe(201)
  await page.goto('/premium/applications/none/prepare')
  await expect(page.getByRole('heading', { name: 'This application is not there' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
