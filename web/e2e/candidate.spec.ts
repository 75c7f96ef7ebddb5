/** From a resume to a reviewed report and to the candidate, in a real browser against the real server. */
import { join, textOf } from './employers'
import { resume } from './papers'
import { expect, test } from './people'
import { fits } from './visit'

test('a resume becomes a report: found in the history, exported, reviewed, read and disputed by the candidate', async ({
  page,
  browser,
  baseURL,
}) => {
  await join(page, baseURL ?? '')
  await page.goto('/enterprise/dashboard')
  await expect(page.getByText('0 of 100 verifications')).toBeVisible()
  await expect(page.getByText('Nothing has been verified yet.')).toBeVisible()

  const verify = page.getByRole('button', { name: 'Verify Candidate' })
  const file = page.getByLabel(/^Resume/)
  await file.setInputFiles({ ...resume('notes.txt'), mimeType: 'text/plain' })
  await expect(page.getByText(/not a kind of file that can be read here/)).toBeVisible()
  await expect(verify).toBeDisabled()
  await page.getByLabel('LinkedIn URL').fill('https://www.linkedin.com/in/robin-sample')
  await page.getByLabel(/the candidate has been told/).check()
  await verify.click()
  await expect(page.getByText(/^Verification failed: Add a resume: a LinkedIn address alone/)).toBeVisible()
  await expect(file).toBeFocused()
  await file.setInputFiles({ ...resume(), buffer: Buffer.from('%PDF-1.4\nbroken') })
  await verify.click()
  await expect(page.getByText(/^Verification failed: This file is damaged/)).toBeVisible()
  await fits(page)

  await file.setInputFiles(resume())
  await page.getByLabel('Candidate email').fill('robin.sample@example.org')
  await page.getByLabel('Claimed employers').fill('Sample Works, Nowhere Industries')
  await page.route('**/api/enterprise/verify', (route) => route.abort(), { times: 1 })
  await verify.click()
  await expect(page.getByText('Error connecting to verification service')).toBeVisible()
  await verify.click()
  const title = page.getByRole('heading', { name: 'Trust Report' })
  await expect(title).toBeFocused()
  await expect(page.getByText('1 of 100 verifications')).toBeVisible()
  await expect(page.getByText('Innocent explanation:').first()).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await expect(page.getByText(/must not be the sole basis of a decision/).first()).toBeVisible()
  await page.getByText('The timeline as a table').click()
  await fits(page)

  await page.getByRole('button', { name: 'Close the report' }).click()
  await page.getByRole('link', { name: 'View History' }).click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused()
  await page.getByLabel('Name or email').fill('robin')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Open the report: Robin Sample' }).click()
  await expect(title).toBeFocused()

  await page.getByRole('button', { name: 'Export Report' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as PDF' }).click()
  const words = textOf(await (await saved).path())
  for (const each of [
    'Robin Sample',
    'Nowhere Industries',
    'FLAGS DETECTED',
    'must not be the sole basis of a decision',
  ])
    expect(words).toContain(each)

  await page.getByRole('button', { name: 'Mark as Reviewed' }).click()
  await page.getByLabel('Decision', { exact: true }).selectOption('Hold')
  await page.getByLabel('Note').fill('Asked about 2019.')
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
  await expect(page.getByText(/by Ada Byron King/).first()).toBeVisible()
  await expect(page.getByText(/Reviewed: Hold · Disputed/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete report' })).toHaveCount(0)
  await fits(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/made after the candidate disputed the one before/)).toBeVisible()
  await expect(page.getByText('1 of 100 verifications')).toBeVisible()
})
