/** From a saved search to its mails and out of them again, on the real server; postings come from files. */
import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, linkFor, post, signUp, somebody, test } from './people'
import { sidewaysScroll, violations } from './visit'

const COMMAND = process.env.TRUSTHOUND_COMMAND ?? '../.venv/bin/trusthound'

interface Line {
  id: string
  to: string
  kind: string
}

/** A word that no other test's postings have. */
const aWord = () => `zu${Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`

/** What a file tells now; what it told before and does not hold any more is closed. */
function imported(file: string, titles: string[]): void {
  const row = (title: string) => `${title},Meridian Rail,"Lisbon, Portugal",Glaze the windows of ${title} trains.`
  writeFileSync(file, ['title,company,location,description', ...titles.map(row), ''].join('\n'))
  execFileSync(COMMAND, ['import-postings', file, '--json'], { stdio: 'pipe' })
}

/** The mails of a kind to an address, once what came in was looked at and one is there. */
async function mailsTo(page: Page, email: string, kind: string): Promise<Line[]> {
  let found: Line[] = []
  execFileSync(COMMAND, ['send-alerts', '--json'], { stdio: 'pipe' })
  await expect
    .poll(async () => {
      const { mails }: { mails: Line[] } = await (await page.request.get('/api/outbox')).json()
      found = mails.filter((mail) => mail.to === email && mail.kind === kind)
      return found.length
    })
    .toBeGreaterThan(0)
  return found
}

const textOf = async (page: Page, mail: Line | undefined): Promise<string> =>
  (await (await page.request.get(`/api/outbox/${mail?.id}`)).json()).text

async function fits(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

test('a saved search mails what is new, its job is watched and closes once, and one link ends the mails', {
  tag: '@once',
}, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  const word = aWord()
  const file = join(folder, `${word}.csv`)
  const person = somebody()
  await signUp(page, person)
  expect(await post(page, '/api/billing/trial', {})).toBe(201)
  await page.goto(await linkFor(page, person.email, 'welcome'))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

  await page.goto(`/premium?q=${word}`)
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mail me what is new').selectOption('When something new appears')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel(`Mails about ${word}`)).toHaveValue('instant')

  imported(file, [`Glazier ${word}`, `Painter ${word}`])
  const [mail] = await mailsTo(page, person.email, 'new_openings')
  const text = await textOf(page, mail)
  expect(text).toContain(`Painter ${word}`)
  const job = /\/premium\/jobs\/[\w-]+/.exec(text.slice(text.indexOf(`Glazier ${word}`)))?.[0] ?? ''
  await page.goto(job)
  await expect(page.getByRole('heading', { level: 1, name: `Glazier ${word}` })).toBeVisible()
  await page.getByRole('button', { name: 'Watch' }).click()
  await expect(page.getByRole('button', { name: 'Stop watching' })).toBeVisible()
  await fits(page)

  imported(file, [`Painter ${word}`])
  const [closed, ...more] = await mailsTo(page, person.email, 'watch_news')
  expect(more).toEqual([])
  expect(await textOf(page, closed)).toContain('Closed: it is no longer listed.')
  await page.reload()
  await expect(page.getByText(/^No longer shown by its board since/)).toBeVisible()

  await page.goto(/\/unsubscribe#t=\S+/.exec(text)?.[0] ?? '')
  await fits(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await page.goto('/premium#alerts')
  await expect(page.getByLabel(`Mails about ${word}`)).toHaveValue('off')
  await fits(page)
  rmSync(folder, { recursive: true })
})
