/** Organisations of the browser tests, and resumes of people who do not exist. */
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, somebody } from './people'

const COMMAND = process.env.TRUSTHOUND_COMMAND ?? '../.venv/bin/trusthound'

/** The product's own command, on the data of the server that is tested. */
const told = (...words: string[]): { id: string; link: string } =>
  JSON.parse(execFileSync(COMMAND, [...words, '--json'], { encoding: 'utf8' }))

/** Signs the page in as somebody new: the admin of a new organisation, or a viewer there. Its id comes back. */
export async function join(page: Page, origin: string, organization = ''): Promise<string> {
  const person = somebody()
  const made = organization
    ? { ...told('org', 'invite', organization, person.email, '--role', 'viewer'), id: organization }
    : told('org', 'create', 'Example Ltd', '--tier', 'starter', '--admin', person.email)
  const [, token] = made.link.split('#token=')
  const data = { token, name: person.name, password: person.password }
  expect((await page.request.post('/api/invitations/accept', { data, headers: { origin } })).ok()).toBe(true)
  return made.id
}

const READ = `import sys, pypdfium2
print(*(page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(sys.argv[1])))`

/** What a PDF says, its lines joined. */
export const textOf = (pdf: string): string =>
  execFileSync(`${dirname(COMMAND)}/python`, ['-c', READ, pdf], { encoding: 'utf8' }).replace(/\s+/g, ' ')

const LINES = [
  'Robin Sample',
  'robin.sample@example.org',
  'Lisbon, Portugal',
  '',
  'Work Experience',
  'Senior Software Engineer, Sample Works Ltd',
  'January 2019 - Present',
  'Lead a team of six. Run services on Kubernetes.',
  'Software Engineer, Example Systems GmbH',
  'March 2010 - June 2020',
  'Built billing in Java. Ran all services on Kubernetes from March 2010 to June 2012.',
  'Developer, Demo Studio',
  'September 2007 - February 2010',
  'Web shops in PHP.',
  '',
  'Education',
  'BSc Computer Science, University of Lisbon',
  'September 2003 - June 2007',
  '',
  'Skills',
  'Java, PHP, PostgreSQL, Kubernetes',
]

/** A page of text as PDF, written by hand. */
export function resume(name = 'robin.pdf', lines = LINES) {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const text = `BT /F1 11 Tf 16 TL 60 780 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, number) => {
    const place = file.length
    file += `${number + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(file, 'latin1') }
}
