/** A recruiter's message, judged by the real server: its script, its steps and a safe reply. */
import { expect, sidewaysScroll, test, violations } from './visit'

const TASK_SCAM = [
  'Hello dear, I am Anna from the HR team of Globex. We need part time workers to rate hotels from home.',
  'You earn 150 to 300 USD a day, no experience needed, 40 tasks a day take about one hour. Write me on Telegram @anna_globex_hr to begin.',
  'To unlock the next set of tasks you top up your account with 50 USDT, and you get it back together with your commission.',
].join('\n')

test('a message that follows a script is told step by step, with a safe reply, accessible and in bounds', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await page.getByLabel('Job posting text').fill(TASK_SCAM)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Verification Results' })
  await expect(panel.getByRole('heading', { name: 'A message' })).toBeVisible()
  const script = panel.getByRole('region', { name: /^Fits the .*: \d of \d steps$/ })
  await expect(script.locator('blockquote').first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Copy the reply' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a saved mail is told by who sent it, its links and its files, accessible and in bounds', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await page.getByLabel(/saved e-mail/).setInputFiles(`${import.meta.dirname}/spoofed.eml`)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Verification Results' })
  const sender = panel.getByRole('region', { name: 'Who sent it' })
  await expect(sender.getByText("The shown sender's domain does not vouch for it.")).toBeVisible()
  await expect(sender.getByText('Offer.pdf.exe')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})
