/** A result is shown to somebody without an account, without the persons in it, until its link is ended. */
import type { Page } from '@playwright/test'
import { expect, post, signUp, somebody, test } from './people'
import { arrived, sidewaysScroll, violations } from './visit'

const TEXT =
  'Accountant\nCompany: Sample Clinics\nLocation: Denver, Colorado, United States\n\n' +
  'You keep the books of our clinics, close each month and answer to the head of finance. ' +
  'Before you start, pay a 90 dollar training fee to Agnes Okafor by gift card. ' +
  'Contact: Agnes Okafor, agnes.okafor@gmail.com, +1 303 555 0134, Telegram @agnes_hires'
const PERSONAL = /okafor|agnes|gmail\.com|0134/i

// Once, in both looks: a desktop in the light and a phone in the dark.
test('a link is made by keyboard, read without an account and ended', { tag: '@once' }, async ({ page, browser }) => {
  const fits = async (shown: Page) => {
    expect(await violations(shown)).toEqual([])
    expect(await sidewaysScroll(shown)).toBe(0)
  }
  await signUp(page, somebody())
  const checked = await page.request.post('/api/verify-text', {
    data: { text: TEXT, kind: 'posting' },
    headers: { origin: new URL(page.url()).origin },
  })
  const { id } = await checked.json()
  await page.goto(`/v/${id}`)
  const part = page.getByRole('region', { name: 'Share this result' })
  await expect(part.getByText('There is no link to this result yet.')).toBeVisible()
  await part.getByRole('radio', { name: 'Only who has the link' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(part.getByRole('radio', { name: 'Everybody' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(part.getByLabel('How long it works')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const link = part.getByRole('link', { name: /\/s\// })
  await expect(link).toBeVisible()
  await fits(page)

  const address = (await link.getAttribute('href')) ?? ''
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const theirs = await elsewhere.newPage()
  const served = await theirs.goto(address)
  expect(served?.headers()['x-robots-tag']).toBe('noindex')
  await expect(theirs).toHaveTitle(/^Strong warning signs: Accountant · TrustHound$/)
  expect(await theirs.locator('meta[property="og:title"]').getAttribute('content')).toContain('Sample Clinics')
  const picture = await theirs.request.get(`${address}/card.png`)
  expect(picture.headers()['content-type']).toBe('image/png')
  await arrived(theirs)
  await expect(theirs.getByRole('meter', { name: 'Trust score' })).toBeVisible()
  await expect(theirs.getByRole('region', { name: 'Analysis Details' })).toContainText('[name]')
  expect(await theirs.locator('html').innerText()).not.toMatch(PERSONAL)
  expect(await theirs.content()).not.toMatch(PERSONAL)
  await fits(theirs)
  // Whoever reads it can end nothing.
  expect(await post(theirs, `/api/verifications/${id}/shares`, {})).toBe(401)

  await part.getByRole('button', { name: /^End the link/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'End this link?' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(part.getByText('There is no link to this result yet.')).toBeVisible()
  await expect(part.getByRole('heading', { name: 'Your links to it' })).toBeFocused()

  expect((await theirs.reload())?.status()).toBe(404)
  await expect(theirs.getByRole('heading', { name: 'This link has ended or never was' })).toBeVisible()
  expect((await theirs.request.get(`${address}/card.png`)).status()).toBe(404)
  await fits(theirs)
  await theirs.getByRole('link', { name: 'Check one yourself' }).click()
  await expect(theirs.getByLabel('Job posting link')).toBeVisible()
  await elsewhere.close()
})

test('who is not signed in is told how to share', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  const checked = await page.request.post('/api/verify-text', {
    data: { text: TEXT, kind: 'posting' },
    headers: { origin: new URL(page.url()).origin },
  })
  await page.goto(`/v/${(await checked.json()).id}`)
  const part = page.getByRole('region', { name: 'Share this result' })
  await expect(part).toContainText('The address of this page is private')
  await part.getByRole('link', { name: 'Sign in to share' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})
