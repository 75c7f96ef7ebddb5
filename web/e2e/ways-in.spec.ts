/**
 * Every way in beside a link and a text, with real files, and what is told of a link's result: in a real
 * browser against the real server.
 */
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { resume as letter } from './papers'
import { linkFor, signUp, somebody } from './people'
import { expect, sidewaysScroll, test, verify, violations } from './visit'

test.describe.configure({ mode: 'default' })

const POSTING = [
  'Data Entry Clerk (Remote)',
  'Brightwater Logistics LLC',
  '$45 - $60 per hour. Work from home, no experience needed.',
  'To start, you must pay a refundable $150 registration fee',
  'by gift card before the training begins.',
  'Send your full name and bank login to',
  'brightwater.hiring@gmail.com or write us on Telegram.',
]
const PICKER = /saved e-mail/

const box = (page: Page) => page.getByLabel('Job posting text')
const results = (page: Page) => page.getByRole('region', { name: 'Verification Results' })
const gauge = (page: Page) => results(page).getByRole('meter', { name: 'Trust score' })

async function judged(page: Page) {
  await page.getByRole('button', { name: 'Verify Job', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Verification Results' })).toBeFocused()
  return gauge(page).getAttribute('aria-valuetext')
}

/** What a phone shows of a posting, as a PNG. */
async function screenshot(page: Page): Promise<Buffer> {
  await page.setContent(
    `<main style="font: 18px/1.7 Inter; padding: 16px; width: 600px">${POSTING.map((line) => `<div>${line}</div>`).join('')}</main>`,
  )
  return page.locator('main').screenshot()
}

/** A posting whose pay is lower the second time. */
const posting = (pay: number, site?: string) => `<!doctype html><title>Accountant</title><h1>Accountant</h1>
<p>${'You keep the books of our clinics, close each month and answer to the head of finance. '.repeat(4)}</p>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Accountant',
  hiringOrganization: { '@type': 'Organization', name: 'Sample Clinics', sameAs: site },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Denver', addressRegion: 'CO', addressCountry: 'US' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', value: pay, unitText: 'YEAR' },
  },
  description: 'You keep the books of our clinics, close each month and answer to the head of finance.',
})}</script>`

let looks = 0
let goOn: () => void = () => undefined
let pages: Server
test.beforeAll(async () => {
  pages = createServer((request, response) => {
    if (request.url === '/jobs/7' || request.url === '/jobs/9' || request.url === '/jobs/109') {
      looks += Number(request.url === '/jobs/7')
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(posting(looks === 1 ? 62_000 : 48_000))
      return
    }
    if (request.url === '/jobs/8') {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(posting(61_000, 'https://www.example.com/'))
      return
    }
    if (request.url === '/jobs/slow') {
      goOn = () => {
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end(posting(60_000))
      }
      return
    }
    if (request.url === '/openings') {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(
        `<title>Open positions</title><ul>${[104, 105, 106, 107, 108, 109].map((number) => `<li><a href="/jobs/${number}">Accountant ${number}</a> <span>Denver, CO, US</span></li>`).join('')}</ul>`,
      )
      return
    }
    response.writeHead(403, { 'content-type': 'text/html' })
    response.end('<title>Just a moment...</title><p>Verify you are human by completing the action below.</p>')
  })
  await new Promise<void>((listening) => pages.listen(Number(process.env.PAGES_PORT), '127.0.0.1', listening))
})
test.afterAll(() => pages.close())

test('a screenshot is read, shown to be corrected, and judged as its text is @once', async ({ page }) => {
  const picture = await screenshot(page)
  await page.goto('/')
  await page.getByLabel(PICKER).setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('status').filter({ hasText: 'Reading shot.png' })).toBeAttached()
  await expect(box(page)).toBeFocused({ timeout: 60_000 })
  await expect(box(page)).toHaveValue(POSTING.join('\n'))
  await expect(box(page)).toHaveAccessibleDescription(/recognised on shot\.png.*correct it/)
  expect(await violations(page)).toEqual([])
  await expect(results(page)).toHaveCount(0)
  const ofPicture = await judged(page)
  expect(ofPicture).toMatch(/Danger/)
  await page.getByRole('button', { name: 'Verify Another Job' }).click()
  await box(page).fill(POSTING.join('\n'))
  expect(await judged(page)).toBe(ofPicture)
})

test('a picture of the clipboard is read like a file, and what holds no text is told @once', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Job posting link').fill('https://jobs.example/1')
  await page.getByLabel('Job posting link').evaluate((field) => {
    const blank = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
      (each) => each.charCodeAt(0),
    )
    const data = new DataTransfer()
    data.items.add(new File([blank], 'image.png', { type: 'image/png' }))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('alert')).toContainText('No text could be made out', { timeout: 60_000 })
  await expect(page.getByLabel('Job posting link')).toHaveValue('https://jobs.example/1')
})

test('an offer letter is read off its PDF and judged @once', async ({ page }) => {
  const lines = [
    'Dear Robin Sample,',
    'Congratulations, we are pleased to offer you the position of Payroll Assistant at Brightwater.',
    'Before your first day you must buy your laptop from our vendor and pay for it with gift cards.',
    'We refund you with the first pay cheque.',
  ]
  await page.goto('/')
  await page.getByLabel(PICKER).setInputFiles(letter('Offer.pdf', lines))
  await expect(box(page)).toHaveValue(new RegExp(`^${lines[0]}\\s+${lines[1]}`))
  await expect(box(page)).toHaveAccessibleDescription(/text of Offer\.pdf/)
  expect(await judged(page)).toMatch(/Danger/)
  await expect(results(page).getByText('pay for it with gift cards').first()).toBeVisible()
})

test('a mail whose sender is not vouched for is danger, with its header quoted @once', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel(PICKER).setInputFiles(`${import.meta.dirname}/spoofed.eml`)
  expect(await judged(page)).toMatch(/Danger/)
  await expect(results(page).getByText('DMARC failed for globex.example').first()).toBeVisible()
  await expect(
    results(page)
      .getByText(/Authentication-Results of mx\.google\.com/)
      .first(),
  ).toBeVisible()
})

test('a site that refuses us is told, with the ways on and the link kept @once', async ({ page }) => {
  const link = `http://127.0.0.1:${process.env.PAGES_PORT}/jobs/41`
  await verify(page, link)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('button', { name: 'Paste the text instead' })).toBeVisible()
  await expect(alert).toContainText('Your link stays in the box.')
  await expect(results(page)).toHaveCount(0)
  await expect(page.getByLabel('Job posting link')).toHaveValue(link)
  const chooser = page.waitForEvent('filechooser')
  await alert.getByRole('button', { name: 'Choose a screenshot' }).click()
  await (await chooser).setFiles(letter('saved.pdf', POSTING))
  await expect(box(page)).toHaveValue(new RegExp(POSTING[0]?.replace(/[()]/g, '\\$&') ?? ''))
  await page.getByRole('button', { name: 'or use a link' }).click()
  await expect(page.getByLabel('Job posting link')).toHaveValue(link)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a result has a page of its own: looked at again it tells what changed, with its pay, laws and facts @once', async ({
  page,
}) => {
  await verify(page, `http://127.0.0.1:${process.env.PAGES_PORT}/jobs/7`)
  await results(page).getByRole('link', { name: 'Show on a page of its own' }).click()
  await expect(page).toHaveURL(/\/v\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Verification result' })).toBeVisible()
  const first = page.url()
  await page.getByRole('button', { name: 'Check again' }).press('Enter')
  await expect(page).toHaveURL(/before=/)
  const changes = page.getByRole('region', { name: 'What changed since the last look' })
  await expect(changes.getByRole('heading')).toBeFocused()
  await expect(changes).toContainText(/Pay.*was \$62k.*now \$48k/)
  await expect(page.getByRole('region', { name: 'When we saw it' })).toContainText('First seen')
  await expect(page.getByRole('region', { name: 'The pay in its market' })).toContainText('$48,000')
  await expect(page.getByRole('region', { name: 'Laws on stating pay' })).toContainText(
    'names Colorado, where such a law is in force. It states pay.',
  )
  expect(await violations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Everything it rests on (JSON)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^dossier-.*\.json$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(gauge(page)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await changes.getByRole('link', { name: 'Show the earlier result' }).click()
  await expect(page).toHaveURL(first)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('what became of an application is told, shown and taken back, by keyboard alone @once', async ({ page }) => {
  const person = somebody()
  await signUp(page, person)
  await page.goto(await linkFor(page, person.email, 'welcome'))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await verify(page, `http://127.0.0.1:${process.env.PAGES_PORT}/jobs/9`)
  await results(page).getByRole('link', { name: 'Show on a page of its own' }).click()
  await expect(page).toHaveURL(/\/v\/[\w-]+$/)
  const asked = page.getByRole('region', { name: 'Did you apply?' })
  const tell = asked.getByRole('button', { name: 'Tell what became of it' })
  const voice = asked.getByRole('status')
  await tell.press('Enter')
  await expect(asked.getByRole('radio').first()).toBeFocused()
  await asked.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(asked.getByRole('alert')).toHaveText('Choose what became of it.')
  await asked.getByRole('radio', { name: 'They asked for money' }).press('Space')
  await asked
    .getByLabel(/The message that shows it/)
    .fill('Please transfer 80 dollars for the training kit before Monday.')
  expect(await violations(page)).toEqual([])
  await asked.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(voice).toContainText('You were asked for money or identity papers. Somebody will look')
  await expect(asked.getByRole('button', { name: 'Change it' })).toBeFocused()
  // One voice is no number that could be shown to anybody.
  await expect(asked).not.toContainText('people told')
  await page.reload()
  await expect(voice).toContainText('You were asked for money or identity papers.')
  await asked.getByRole('button', { name: 'Change it' }).press('Enter')
  await expect(asked.getByRole('radio', { name: 'They asked for money' })).toBeChecked()
  await asked.getByRole('radio', { name: 'An interview' }).press('Space')
  await asked.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(voice).toHaveText('Thank you. You had an interview.')
  await asked.getByRole('button', { name: 'Take it back' }).press('Enter')
  await expect(voice).toContainText('You have one voice for each posting')
  await expect(tell).toBeFocused()
  await page.reload()
  await expect(tell).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await tell.press('Enter')
  expect(await sidewaysScroll(page)).toBe(0)
})

const MISREAD = `Night Auditor
Company: Front Desk
Location: Denver, CO, US
Salary: $62,000 a year

About the role
You check in late guests, close the day's books and hand over to the morning shift.

Requirements
You have kept books before and like the quiet of the night. Apply on our careers page with your resume.`

test('what was read wrong is corrected: both results are kept and lead to each other @once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'or paste the text' }).click()
  await box(page).fill(MISREAD)
  await judged(page)
  await results(page).getByRole('link', { name: 'Show on a page of its own' }).click()
  await expect(page).toHaveURL(/\/v\/[\w-]+$/)
  const original = page.url()
  await page.setViewportSize({ width: 390, height: 844 })
  const tops = await Promise.all(
    [gauge(page), page.getByRole('button', { name: 'Print' })].map(async (each) => (await each.boundingBox())?.y ?? 0),
  )
  expect(tops[0]).toBeLessThan(tops[1] as number)
  await page.getByText('Something read wrong?').press('Enter')
  const form = page.getByRole('form', { name: 'Something read wrong?' })
  await form.getByLabel('Company').fill('Harbour Hotels')
  await form.getByLabel('Pay').fill('competitive')
  await form.getByLabel('Pay').press('Enter')
  await expect(form.getByLabel('Pay')).toBeFocused()
  await expect(form.getByLabel('Pay')).toHaveAccessibleDescription(/could not be read as pay/)
  await expect(form.getByLabel('Company')).toHaveValue('Harbour Hotels')
  expect(await violations(page)).toEqual([])
  await form.getByLabel('Pay').fill('$64,000 a year')
  await form.getByRole('button', { name: 'Judge it again' }).press('Enter')
  const corrected = page.getByRole('region', { name: 'Corrected by a reader' })
  await expect(corrected.getByRole('heading')).toBeFocused()
  await expect(corrected).toContainText(/Company.*was Front Desk.*now Harbour Hotels/)
  await expect(corrected).toContainText(/Pay.*was \$62,000 a year.*now \$64,000 a year/)
  await expect(page.getByText('Something read wrong?')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  const own = page.url()
  await corrected.getByRole('link', { name: 'Show the result as we read it' }).click()
  await expect(page).toHaveURL(new RegExp(`^${original}\\?corrected=`))
  await expect(results(page)).toContainText('Front Desk')
  await page.getByRole('link', { name: 'Show the corrected result' }).click()
  await expect(page).toHaveURL(own)
})

test('whoever reads a mailbox of the employer replies, and what they correct is judged as a result of its own @once', async ({
  page,
}) => {
  const person = somebody()
  await signUp(page, person)
  await page.goto(await linkFor(page, person.email, 'welcome'))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await verify(page, `http://127.0.0.1:${process.env.PAGES_PORT}/jobs/8`)
  await results(page).getByRole('link', { name: 'Show on a page of its own' }).click()
  const replies = page.getByRole('region', { name: 'Replies of the employer' })
  await expect(replies).toContainText('Nobody has replied.')
  const first = new URL(page.url()).pathname
  await replies.getByRole('button', { name: 'Reply to this result' }).press('Enter')
  await replies.getByRole('textbox', { name: 'Mailbox' }).fill('hiring@example.com')
  expect(await violations(page)).toEqual([])
  await replies.getByRole('button', { name: 'Go on' }).press('Enter')
  await expect(replies.getByRole('status')).toContainText('A link is on its way to hiring@example.com.')
  await page.goto('/')
  await page.goto(await linkFor(page, 'hiring@example.com', 'domain_proof'))
  await expect(replies.getByText('You showed that example.com is yours.')).toBeVisible()
  await replies.getByRole('button', { name: 'Reply to this result' }).press('Enter')
  await replies.getByLabel('The position').selectOption('It is filled or closed')
  await replies.getByLabel('Your statement').fill('We found somebody in October.')
  await replies.getByRole('button', { name: 'Correct facts' }).press('Enter')
  await replies.getByLabel('Pay from').fill('70000')
  await replies.getByLabel('Currency').fill('USD')
  await replies.getByLabel('For', { exact: true }).selectOption('a year')
  await replies.getByRole('button', { name: 'Publish the reply' }).press('Enter')
  await expect(replies.getByText('We found somebody in October.')).toBeVisible()
  await expect(replies.getByRole('heading', { level: 2 })).toBeFocused()
  await replies.getByRole('link', { name: 'The result judged with these facts' }).click()
  await expect(page).not.toHaveURL(first)
  const above = page.getByRole('complementary', { name: 'What the employer says' })
  await expect(above).toContainText('judged with facts that whoever holds example.com stated')
  await expect(page.getByRole('region', { name: 'The pay in its market' })).toContainText('$70,000')
  await above.getByRole('link').click()
  await expect(above).toContainText('The position is filled or closed.')
  await replies.getByRole('button', { name: 'Withdraw it' }).press('Enter')
  await replies.getByText('One earlier reply').click()
  await expect(replies.getByText('Withdrawn')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a page of openings offers them, and the one that is chosen is verified @once', async ({ page }) => {
  await verify(page, `http://127.0.0.1:${process.env.PAGES_PORT}/openings`)
  await expect(page.getByRole('alert')).toContainText('This page lists several postings.')
  const openings = page.getByRole('region', { name: 'Choose the one to verify' })
  await expect(openings.getByRole('button')).toHaveCount(6)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await openings.getByRole('button', { name: /Accountant 109 Denver, CO, US/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Verification Results' })).toBeFocused()
  await expect(page.getByLabel('Job posting link')).toHaveValue(/\/jobs\/109$/)
  await expect(openings).toHaveCount(0)
})

test('while a posting is read the page says so, and then shows the result @once', async ({ page }) => {
  await verify(page, `http://127.0.0.1:${process.env.PAGES_PORT}/jobs/slow`)
  await expect(page.getByRole('status').filter({ hasText: /^Reading the posting$/ })).toBeAttached()
  await expect(page.getByText('Reading the posting').last()).toBeVisible()
  await expect(page.getByText('Judging what was found')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  goOn()
  await expect(page.getByRole('heading', { name: 'Verification Results' })).toBeFocused()
  await expect(page.getByText('Reading the posting')).toHaveCount(0)
})

test('an address of no result says so @once', async ({ page }) => {
  await page.goto('/v/nothing-of-that-name')
  await expect(page.getByRole('heading', { name: 'There is no such result' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
