/** Users of the browser tests: each test makes its own, so that none uses up what another needs. */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test as visit } from './visit'

export interface Person {
  name: string
  email: string
  password: string
}

export const somebody = (): Person => ({
  name: 'Ada Byron King',
  email: `ada-${randomUUID()}@example.org`,
  password: 'correct horse battery staple',
})

// Mails and the payment page lead back to localhost; a cookie of 127.0.0.1 would not come along.
export const test = visit.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('//127.0.0.1', '//localhost')),
})

const password = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Fills in and sends the form for an account; the page goes on by itself. */
export async function signUp(page: Page, person: Person, path = '/signup'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await password(page, 'Password').fill(person.password)
  await password(page, 'Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).not.toHaveURL(/\/signup/)
}

export async function signIn(page: Page, person: Person, { path = '/login', remember = false } = {}): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email').fill(person.email)
  await password(page, 'Password').fill(person.password)
  if (remember) await page.getByLabel('Remember me').check()
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** The menu of whoever is signed in, open; on a phone it is inside the other one. */
export async function openUserMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').getByRole('button', { name: /Ada|@/ }).click()
}

/** The path in the newest mail of a kind to an address, once it has been written. */
export async function linkFor(page: Page, email: string, kind: string): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const { mails } = await (await page.request.get('/api/outbox')).json()
        const found = mails.find((mail: { to: string; kind: string }) => mail.to === email && mail.kind === kind)
        if (!found) return ''
        const { text } = await (await page.request.get(`/api/outbox/${found.id}`)).json()
        link = /https?:\/\/[^/\s]+(\/\S+#token=[\w-]+)/.exec(text)?.[1] ?? ''
        return link
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return link
}

/** How the page's own scripts call the server: the cookie comes along, and where it is from is said. */
export async function post(page: Page, path: string, body: object): Promise<number> {
  const origin = new URL(page.url()).origin
  return (await page.request.post(path, { data: body, headers: { origin } })).status()
}

export { expect }
