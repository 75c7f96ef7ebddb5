/** Organisations of the browser tests, and what their papers say. */
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, somebody } from './people'

const COMMAND = process.env.TRUSTHOUND_COMMAND ?? '../.venv/bin/trusthound'

/** The product's own command, on the data of the server that is tested. */
const told = (...words: string[]): { id: string; link: string } =>
  JSON.parse(execFileSync(COMMAND, [...words, '--json'], { encoding: 'utf8' }))

/** Signs the page in as somebody new: the admin of a new organisation, or a viewer there. Its id comes back. */
export async function join(page: Page, origin: string, organization = '', tier = 'starter'): Promise<string> {
  const person = somebody()
  const made = organization
    ? { ...told('org', 'invite', organization, person.email, '--role', 'viewer'), id: organization }
    : told('org', 'create', 'Example Ltd', '--tier', tier, '--admin', person.email)
  const [, token] = made.link.split('#token=')
  const data = { token, name: person.name, password: person.password }
  expect((await page.request.post('/api/invitations/accept', { data, headers: { origin } })).ok()).toBe(true)
  return made.id
}

/** Collected from for everybody. */
export const addBoard = (url: string) => told('boards', 'add', url)
/** Lets somebody who has an account run this installation. */
export const makeOperator = (email: string) => told('operator', 'create', email)

const READ = `import sys, pypdfium2
print(*(page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(sys.argv[1])))`

/** What a PDF says, its lines joined. */
export const textOf = (pdf: string): string =>
  execFileSync(`${dirname(COMMAND)}/python`, ['-c', READ, pdf], { encoding: 'utf8' }).replace(/\s+/g, ' ')
