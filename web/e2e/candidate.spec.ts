/** From a resume to a reviewed report and to the candidate, in a real browser against the real server. */
import { readFile } from 'node:fs/promises'
import { join, resume } from './employers'
import { expect, test } from './people'
import { sidewaysScroll, violations } from './visit'

const DASHBOARD = '/enterprise/dashboard'

test('a resume becomes a report: kept in the history, exported, reviewed, read and disputed by the candidate', async ({
  page,
  browser,
}) => {
  const fits = async (where = page) => {
    expect(await violations(where)).toEqual([])
    expect(await sidewaysScroll(where)).toBe(0)
  }
  await join(page)
  await page.goto(DASHBOARD)
  await expect(page.getByText('0 of 100 verifications')).toBeVisible()
  await expect(page.getByText('Nothing has been verified yet.')).toBeVisible()
  await fits()

  const verify = page.getByRole('button', { name: 'Verify Candidate' })
  await page.getByLabel(/^Resume/).setInputFiles({ ...resume('notes.txt'), mimeType: 'text/plain' })
  await expect(page.getByText(/not a kind of file that can be read here/)).toBeVisible()
  await expect(verify).toBeDisabled()
  await page.getByLabel('LinkedIn URL').fill('https://www.linkedin.com/in/robin-sample')
  await page.getByLabel(/the candidate has been told/).check()
  await verify.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Verification failed: Add a resume' })).toBeVisible()
  await fits()

  await page.getByLabel(/^Resume/).setInputFiles(resume())
  await page.getByLabel('Candidate email').fill('robin.sample@example.org')
  await page.getByLabel('Claimed employers').fill('Sample Works, Nowhere Industries')
  await verify.click()
  const title = page.getByRole('heading', { name: 'Trust Report' })
  await expect(title).toBeFocused()
  await expect(page.getByText('1 of 100 verifications')).toBeVisible()
  await expect(page.getByText('Innocent explanation:').first()).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await expect(page.getByText(/must not be the sole basis of a decision/).first()).toBeVisible()
  await page.getByText('The timeline as a table').click()
  await fits()

  await page.getByRole('button', { name: 'Export Report' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as PDF' }).click()
  const file = await readFile(await (await saved).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.length).toBeGreaterThan(5_000)

  await page.getByRole('button', { name: 'Mark as Reviewed' }).click()
  await page.getByLabel('Decision', { exact: true }).selectOption('Hold')
  await page.getByLabel('Note').fill('Asked about 2019.')
  await fits()
  await page.getByRole('button', { name: 'Save review' }).click()
  await expect(page.getByText('Reviewed: Hold', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Share with candidate' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = new URL(await page.getByLabel('Link for the candidate').inputValue())
  await page.keyboard.press('Escape')
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const candidate = await elsewhere.newPage()
  await candidate.goto(link.pathname + link.hash)
  await expect(candidate.getByRole('heading', { name: 'The report about your resume' })).toBeVisible()
  await expect(candidate.getByText('Asked about 2019.')).toHaveCount(0)
  await candidate.getByLabel('What is not right').fill('Both positions were half-time until June 2020.')
  await fits(candidate)
  await candidate.getByRole('button', { name: 'Send to the employer' }).click()
  await expect(candidate.getByText('Your words are with the employer')).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await expect(page.getByText('Both positions were half-time until June 2020.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete report' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Keep the report' }).click()
  await page.getByRole('button', { name: 'Close the report' }).click()
  await page.getByRole('link', { name: 'View History' }).click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused()
  await page.getByLabel('Name or email').fill('robin')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Reviewed: Hold · Disputed/)).toBeVisible()
  await fits()
})

test('a viewer reads and is told why they cannot verify; whoever is signed out is led home', async ({
  page,
  browser,
}) => {
  const organization = await join(page)
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const viewer = await elsewhere.newPage()
  await join(viewer, organization)
  await viewer.goto(DASHBOARD)
  await expect(viewer.getByText('Example Ltd · Viewer')).toBeVisible()
  await expect(viewer.getByText(/You are a viewer/)).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Verify Candidate' })).toHaveCount(0)
  expect(await violations(viewer)).toEqual([])
  await elsewhere.close()
  await page.context().clearCookies()
  await page.goto(DASHBOARD)
  await expect(page).toHaveURL(/\/\?message=contact-sales$/)
})
