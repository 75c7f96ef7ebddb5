/** What the README shows: examples, a recruiter’s message and a saved mail, judged by the real server. */
import { join } from 'node:path'
import { type Locator, type Page, test } from '@playwright/test'
import { chooseExample, expect } from '../e2e/visit.ts'

const FOLDER = process.env.PICTURES ?? 'test-results/pictures'
const MARGIN = 24

const MESSAGE = [
  'Hello dear, I am Anna from the HR team of Globex. We need part time workers to rate hotels from home.',
  'You earn 150 to 300 USD a day, no experience needed, 40 tasks a day take about one hour. Write me on Telegram @anna_globex_hr to begin.',
  'To unlock the next set of tasks you top up your account with 50 USDT, and you get it back together with your commission.',
].join('\n')

const results = (page: Page) => page.getByRole('region', { name: 'Verification Results' })

test('verified', async ({ page }) => {
  await chooseExample(page, 'Meridian Rail')
  await take(page, 'verified', { until: results(page).getByText(/^Checked /) })
})

test('danger', async ({ page }) => {
  await chooseExample(page, 'Global Prime Solutions')
  const details = page.getByRole('region', { name: 'Analysis Details' })
  await take(page, 'danger', { from: results(page), until: details.getByRole('listitem').first() })
})

test('message', async ({ page }) => {
  await openText(page)
  await page.getByLabel('Job posting text').fill(MESSAGE)
  await verify(page)
  await take(page, 'message', { from: results(page), until: page.getByRole('region', { name: /^Fits the / }) })
})

test('mail', async ({ page }) => {
  await openText(page)
  await page.getByLabel(/saved e-mail/).setInputFiles(`${import.meta.dirname}/../e2e/spoofed.eml`)
  await verify(page)
  await take(page, 'mail', { from: results(page), until: page.getByRole('region', { name: 'Who sent it' }) })
})

test('phone', async ({ page }) => {
  await chooseExample(page, 'Fernweh Studio')
  await take(page, 'phone', { until: page.getByRole('region', { name: 'What to do next' }) })
})

async function openText(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'or paste the text' }).click()
}

async function verify(page: Page) {
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Verification Results' })).toBeFocused()
}

/** A strip of the page: `from` just above one thing (else from the top) `until` just below another. */
async function take(page: Page, name: string, { from, until }: { from?: Locator; until: Locator }) {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  const top = from ? Math.max(0, (await box(from)).y - MARGIN) : 0
  const { y, height } = await box(until)
  const theme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  await page.screenshot({
    path: join(FOLDER, `${name}-${theme}.png`),
    fullPage: true,
    clip: {
      x: 0,
      y: Math.round(top),
      width: page.viewportSize()?.width ?? 0,
      height: Math.round(y + height + MARGIN - top),
    },
  })
}

async function box(of: Locator) {
  const found = await of.boundingBox()
  if (!found) throw new Error('what the picture is cut by is not on the page')
  return found
}
