/** Writing to us on the real server: what is sent is found in the outbox, what fails is kept. */
import type { Page } from '@playwright/test'
import { expect, sidewaysScroll, test, violations } from './visit'

interface Line {
  id: string
  to: string
  subject: string
}

/** An address of this test alone, so that its mails are told from those of others. */
const anAddress = () => `writer-${crypto.randomUUID()}@example.com`

/** What was written to an address, once it is there. */
async function mailTo(page: Page, address: string): Promise<{ id: string; text: string }> {
  let found: Line | undefined
  await expect(async () => {
    const { mails }: { mails: Line[] } = await (await page.request.get('/api/outbox')).json()
    found = mails.find(({ to }) => to.includes(address))
    expect(found).toBeDefined()
  }).toPass({ timeout: 45_000 })
  return (await page.request.get(`/api/outbox/${found?.id}`)).json()
}

async function write(page: Page, address: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Example')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('How do I add a posting?')
}

async function askForDemo(page: Page, address: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Work email').fill(address)
  await page.getByLabel('Company').fill('Acme')
  await page.getByLabel('Job title').fill('Head of People')
  await page.getByLabel('Team size').selectOption('51-200')
  await page.getByLabel('Verifications a month').selectOption('101-500')
  await page.getByLabel('Timeline').selectOption('exploring')
}

test('a message arrives: its ticket stands in the mail', async ({ page }) => {
  const address = anAddress()
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await write(page, address)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: "Message sent! We'll get back to you soon." })).toBeFocused()
  const ticket = (await page.getByText(/^TH-[0-9A-Z-]+$/).textContent()) ?? ''
  expect(await violations(page)).toEqual([])

  const mail = await mailTo(page, address)
  expect(mail.text).toContain(ticket)
})

test('the outbox shows a mail as it looks, in a frame that runs nothing', async ({ page }) => {
  const address = anAddress()
  const message = { name: 'Ada Example', email: address, subject: 'A question', message: 'How do I add a posting?' }
  const answer = await page.request.post('/api/contact', { data: message })
  const { ticket }: { ticket: string } = await answer.json()
  const mail = await mailTo(page, address)
  await page.goto(`/outbox?mail=${mail.id}`)
  await expect(page.frameLocator('iframe').getByText(ticket).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a message that cannot be sent is kept, through a reload too, and sent later', async ({ page }) => {
  const address = anAddress()
  await page.goto('/contact')
  await write(page, address)
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Your message could not be sent. What you typed is still here.')
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('How do I add a posting?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await mailTo(page, address)
})

test("a request for a demo arrives, from the employers' page", async ({ page }) => {
  const address = anAddress()
  await page.goto('/enterprise')
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  await expect(page.getByRole('heading', { name: 'Request a demo' })).toBeInViewport()
  await askForDemo(page, address)
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
  await expect(page.getByText('within 1 business day').first()).toBeVisible()
  const ticket = (await page.getByText(/^TH-[0-9A-Z-]+$/).textContent()) ?? ''
  expect(await violations(page)).toEqual([])
  expect((await mailTo(page, address)).text).toContain(ticket)
})

test('a request for a demo that fails thanks nobody: the form is kept, with the address to write to', async ({
  page,
}) => {
  await page.goto('/enterprise-contact')
  await askForDemo(page, anAddress())
  await page.route('**/api/enterprise-contact', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /There was an issue submitting your request\. Please email us directly at \S+@\S+/,
  )
  await expect(page.getByText('Thank you!')).toHaveCount(0)
  await expect(page.getByLabel('Company')).toHaveValue('Acme')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
})
