/** A seeker's board of applications, in a real browser against the real server. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { resume } from './papers'
import { expect, post, signUp, somebody, test } from './people'
import { fits } from './visit'

const PATH = '/api/premium/applications'
const POSTING = `Platform Engineer

Company: Meridian Rail
Location: Lisbon
You will run the services that sell the tickets of Meridian Rail in Lisbon.

Requirements
- 5+ years of experience as a software engineer
Salary: EUR 60,000 - 75,000 a year.`

/** Somebody with Premium, and these applications on the board. */
async function withApplications(page: Page, ...titles: string[]): Promise<void> {
  await signUp(page, somebody())
  expect(await post(page, '/api/billing/trial', {})).toBe(201)
  for (const title of titles.toReversed())
    expect(await post(page, PATH, { title, company: 'Meridian Rail', location: 'Lisbon' })).toBe(201)
  await page.goto('/premium/applications')
}

const stage = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const cards = (page: Page, name: string): Locator => stage(page, name).getByRole('link')

test('an empty board says what to do; a result is tracked with one press', async ({ page }) => {
  await withApplications(page)
  await expect(page.getByText(/Nothing here yet/)).toBeVisible()
  await fits(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await page.getByLabel('Job posting text').fill(POSTING)
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  await page.getByRole('button', { name: 'Track this job' }).click()
  await page.getByRole('link', { name: 'Open in Applications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Engineer' })).toBeVisible()
  await fits(page)
  await page.getByRole('button', { name: 'Back to the board' }).click()
  await expect(cards(page, 'Saved')).toHaveText(['Platform Engineer'])
  await expect(cards(page, 'Saved')).toBeFocused()
  await cards(page, 'Saved').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Engineer' })).toBeFocused()
})

test('a card is moved by mouse, by keyboard with each step said, and by its menu; a move is undone', async ({
  page,
}) => {
  await withApplications(page, 'Engineer', 'Cook', 'Chef')
  await expect(cards(page, 'Saved')).toHaveText(['Engineer', 'Cook', 'Chef'])
  await page.getByRole('link', { name: 'Cook' }).hover()
  await page.mouse.down()
  const there = await stage(page, 'Interview').boundingBox()
  if (!there) throw new Error('no column')
  await page.mouse.move(there.x + there.width / 2, there.y + 120, { steps: 8 })
  await page.mouse.up()
  await expect(cards(page, 'Interview')).toHaveText(['Cook'])
  await expect(cards(page, 'Saved')).toHaveText(['Engineer', 'Chef'])
  await expect(page.getByText('“Cook” is in Interview now.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page, 'Saved')).toHaveText(['Engineer', 'Cook', 'Chef'])

  const said = page.getByRole('log')
  await page.getByRole('button', { name: 'Move Engineer by keyboard' }).focus()
  await page.keyboard.press('Space')
  await expect(said).toContainText('Engineer is lifted. Saved, 1 of 3.')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Applied, 1 of 1')
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Engineer is dropped. Applied, 1 of 1.')
  await expect(cards(page, 'Applied')).toHaveText(['Engineer'])
  await expect(page.getByRole('button', { name: 'Move Engineer by keyboard' })).toBeFocused()

  await page.getByRole('button', { name: 'Move Chef to' }).click()
  await fits(page)
  await stage(page, 'Saved').getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(cards(page, 'Offer')).toHaveText(['Chef'])
  await expect(page.getByRole('button', { name: 'Move Chef to' })).toBeFocused()
  await expect(page.getByRole('row', { name: /^Applied 2/ })).toBeVisible()
  await page.reload()
  await expect(cards(page, 'Applied')).toHaveText(['Engineer'])
  await expect(cards(page, 'Offer')).toHaveText(['Chef'])
  await fits(page)
})

test('one application keeps notes, people, reminders and documents, and is deleted and brought back', async ({
  page,
}) => {
  await withApplications(page, 'Engineer')
  await page.getByRole('link', { name: 'Engineer' }).click()
  await page.getByLabel('New note').fill('They called.\nVery kind.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Note: They called.')).toBeVisible()

  await page.getByLabel('Remind me to').fill('Write to Bea')
  await page.getByLabel('When').fill('2020-01-01T10:00')
  await page.getByRole('button', { name: 'Add reminder' }).click()
  await expect(page.getByText(/This moment is over/)).toBeVisible()
  const soon = new Date(Date.now() + 26 * 3_600_000)
  await page.getByLabel('When').fill(`${soon.toISOString().slice(0, 10)}T09:30`)
  await page.getByRole('button', { name: 'Add reminder' }).click()
  await expect(page.getByRole('button', { name: 'Mark “Write to Bea” as done' })).toBeVisible()

  await page.getByRole('button', { name: 'Add a contact' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Bea Stone')
  await page.getByLabel('E-mail address', { exact: true }).fill('bea@meridian.example')
  await page.getByRole('button', { name: 'Save contact' }).click()
  await expect(page.getByRole('link', { name: 'bea@meridian.example' })).toBeVisible()

  await page
    .getByLabel('Add a document')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('What is in this file does not fit its name.')).toBeVisible()
  await page.getByLabel('Add a document').setInputFiles(resume('cover letter.pdf'))
  const link = page.getByRole('link', { name: 'Download cover letter.pdf' })
  await expect(link).toBeVisible()
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByLabel('Outcome').selectOption('Rejected')
  await page.getByLabel('Pay you asked for').fill('70k')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Outcome: Rejected')).toBeVisible()
  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(page.getByText('Moved from Saved to Closed')).toBeVisible()
  await fits(page)

  await page.getByRole('button', { name: 'Delete application' }).click()
  await expect(page.getByText('“Engineer” is deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page, 'Closed')).toHaveText(['Engineer'])
  await expect(stage(page, 'Closed').getByText(/Write to Bea/)).toBeVisible()
  await fits(page)
})

test('own stages come and go; a file with a bad line brings nothing, and an export is what an import reads', {
  tag: '@once',
}, async ({ page }) => {
  await withApplications(page, 'Engineer')
  await page.getByRole('button', { name: 'Stages' }).click()
  await page.getByLabel('Name of the new stage').fill('Phone call')
  await page.getByRole('button', { name: 'Add stage' }).click()
  await page.getByRole('button', { name: 'Move Phone call one earlier' }).click()
  await fits(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(stage(page, 'Phone call')).toBeVisible()
  await page.getByRole('button', { name: 'Move Engineer to' }).click()
  await stage(page, 'Saved').getByRole('button', { name: 'Phone call' }).click()
  await expect(cards(page, 'Phone call')).toHaveText(['Engineer'])

  await page.getByRole('button', { name: 'Import' }).click()
  const file = (text: string) => ({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const box = page.getByLabel('CSV or JSON file')
  await box.setInputFiles(file('title,company,stage\nCook,Bistro,Applied\nWaiter,Bistro,Nowhere\n'))
  await expect(page.getByRole('row', { name: /^3 stage You have no stage “Nowhere”/ })).toBeVisible()
  await fits(page)
  await box.setInputFiles(file('title,company,stage\nCook,Bistro,Applied\nEngineer,Meridian Rail,Offer\n'))
  await expect(page.getByText('One is known already and is left out:')).toBeVisible()
  await page.getByRole('button', { name: 'Import it' }).click()
  await expect(cards(page, 'Applied')).toHaveText(['Cook'])

  await page.getByText('Export', { exact: true }).click()
  const link = page.getByRole('link', { name: 'CSV, for spreadsheets' })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  const rows = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n')
  expect(rows.map((row) => row.split(',')[0])).toEqual(['title', 'Engineer', 'Cook'])

  await page.getByRole('button', { name: 'Stages' }).click()
  await page.getByRole('button', { name: 'Delete Phone call' }).click()
  await page.getByLabel(/^Phone call holds an application/).selectOption('Interview')
  await page.getByRole('button', { name: 'Move and delete' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(cards(page, 'Interview')).toHaveText(['Engineer'])
  await expect(stage(page, 'Phone call')).toHaveCount(0)
})
