/** A list of resumes from its upload to its results, in a real browser against the real server and worker. */
import { readFile } from 'node:fs/promises'
import { join } from './employers'
import { resume } from './papers'
import { expect, test } from './people'
import { fits, violations } from './visit'
import { zipped } from './zipped'

const LIST = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('resume,candidateEmail,reference\nrobin.pdf,robin@example.org,R1\ngone.pdf,,R2\nkim.pdf,,R3\n'),
}
const ZIP = zipped('all.zip', [resume('robin.pdf'), resume('kim.pdf', ['Kim Sample', 'kim@example.org', 'Experience'])])

test('a list is checked for nothing, started, followed to its end and taken away', async ({ page, baseURL }) => {
  await join(page, baseURL ?? '', '', 'professional')
  await page.goto('/enterprise/dashboard')
  await page.getByRole('link', { name: 'Many Candidates' }).first().click()
  await expect(page.getByText('No list was uploaded yet.')).toBeVisible()
  await fits(page)
  await page.locator('input[name=list]').setInputFiles(LIST)
  await page.locator('input[name=resumes]').setInputFiles(ZIP)
  await page.getByRole('button', { name: 'Check the list' }).click()

  await expect(page.getByRole('heading', { name: 'people.csv' })).toBeFocused()
  await expect(page.getByText('There is no file “gone.pdf” in the ZIP.')).toBeVisible()
  await expect(page.getByText('Line 3')).toBeVisible()
  await fits(page)
  await page.getByRole('checkbox', { name: /I check these resumes/ }).check()
  await page.getByRole('button', { name: 'Verify 2 resumes' }).click()

  await expect(page.getByText('2 of 2 resumes done')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Finished' })).toBeVisible()
  await fits(page)
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Table (CSV)' }).click(),
  ])
  const lines = (await readFile(await table.path(), 'utf8')).trim().split('\r\n')
  expect(lines.map((line) => line.split(',').slice(0, 4).join())).toEqual([
    'line,reference,resume,state',
    '2,R1,robin.pdf,done',
    '3,R2,gone.pdf,invalid',
    '4,R3,kim.pdf,done',
  ])
  await page.getByText('All rows').click()
  await page.getByRole('link', { name: 'Open the report of line 2' }).click()
  await expect(page.getByRole('region', { name: 'Trust Report' }).getByText('Robin Sample').first()).toBeVisible()
})

test('a list that is not wanted is deleted after a question, and a plan without lists says so', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  await join(page, baseURL ?? '', '', 'professional')
  await page.goto('/enterprise/bulk')
  await page.locator('input[name=list]').setInputFiles({ ...LIST, buffer: Buffer.from('name\nann\n') })
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('Line 1: there is no column “resume”.')).toBeVisible()
  await page.locator('input[name=list]').setInputFiles(LIST)
  await page.locator('input[name=resumes]').setInputFiles(ZIP)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Delete the list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the list' }).click()
  await expect(page.getByText('No list was uploaded yet.')).toBeVisible()

  await page.context().clearCookies()
  await join(page, baseURL ?? '')
  await page.goto('/enterprise/bulk')
  await expect(page.getByRole('heading', { name: 'Your plan does not include lists' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
