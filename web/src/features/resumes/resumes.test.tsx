/** From no resume to several: upload, what is refused, the analysis, which one counts, deletion. */
import { screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { problem } from '../../testing/accounts'
import { open } from '../../testing/open'
import { RESUME, SECOND, seeksWith } from '../../testing/resumes'
import { server } from '../../testing/server'

const PDF = new File(['%PDF-1.7'], 'robin.pdf', { type: 'application/pdf' })

const panel = () => screen.findByRole('region', { name: 'AI analysis' })
const field = () => screen.findByLabelText(/^Resume/)

const uploadAnswers = (answer: () => Response | Promise<Response>) =>
  server.use(http.post('*/api/premium/resume', answer))

it('uploads what is chosen, and shows what was read of it', async () => {
  seeksWith()
  const { person } = await open('/premium')
  await person.upload(await field(), PDF)
  const analysis = within(await panel())
  expect(screen.getByText('robin.pdf was read.')).toBeVisible()
  expect(analysis.getByRole('heading', { name: 'AI analysis' })).toHaveFocus()
  expect(analysis.getByRole('meter', { name: 'Complete' })).toHaveAttribute('aria-valuetext', '75% Complete')
  expect(analysis.getByText('9.5 years')).toBeVisible()
  expect(analysis.getByText('Roles that overlap are counted once.')).toBeVisible()
  expect(analysis.getByText('1 role, until today')).toBeVisible()
  expect(analysis.getByText(/A phone number/)).toHaveTextContent('A phone number +5%')
  expect(analysis.getByText('Some employers call first.')).toBeVisible()
  expect(analysis.getByText('Write the months too.')).toBeVisible()
  expect(analysis.getByText('Demo Studio', { selector: 'blockquote' })).toBeVisible()
  await person.click(analysis.getByText('All 2 skills'))
  expect(analysis.getByText('Java · Kubernetes')).toBeVisible()
})

it('says so where nothing is missing, and where nothing could be counted', async () => {
  const none = { missing: [], misread: [], topSkills: [], skills: [], experience: null, experienceNote: '' }
  seeksWith({ ...RESUME, analysis: { ...RESUME.analysis, ...none, completeness: 100 } })
  await open('/premium')
  const analysis = within(await panel())
  expect(analysis.getByText('Nothing that a resume usually states is missing.')).toBeVisible()
  expect(analysis.getByText(/nothing that such a system should stumble over/)).toBeVisible()
  expect(analysis.getByText('Not known')).toBeVisible()
  expect(analysis.getByText(/No role tells of a skill/)).toBeVisible()
})

it('sends nothing that it knows cannot be read', async () => {
  seeksWith()
  uploadAnswers(() => Promise.reject(new Error('nothing should be sent')))
  const { person } = await open('/premium')
  await person.upload(await field(), new File([''], 'empty.pdf'))
  expect(screen.getByText(/^This file is empty/)).toBeVisible()
})

it("tells what was refused in the server's words, and how a scan becomes text", async () => {
  seeksWith()
  uploadAnswers(() => problem(422, 'no_text', 'This file shows pictures of text.', { advice: 'Run OCR on it.' }))
  const { person } = await open('/premium')
  await person.upload(await field(), PDF)
  expect(await screen.findByText('This file shows pictures of text.')).toBeVisible()
  expect(screen.getByText('Run OCR on it.')).toBeVisible()
  await person.click(screen.getByText('How to get a file with text'))
  expect(screen.getByText(/save or export it as PDF or DOCX/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  uploadAnswers(() => problem(422, 'encrypted', 'This file is protected by a password.'))
  await person.upload(await field(), PDF)
  expect(await screen.findByText('This file is protected by a password.')).toBeVisible()
  expect(screen.queryByText('How to get a file with text')).toBeNull()
})

it('keeps the file when no answer came, and sends it again', async () => {
  seeksWith()
  server.use(http.post('*/api/premium/resume', () => HttpResponse.error(), { once: true }))
  const { person } = await open('/premium')
  await person.upload(await field(), PDF)
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await panel()).toBeVisible()
})

it('an upload can be ended', async () => {
  seeksWith()
  uploadAnswers(async () => {
    await delay('infinite')
    return HttpResponse.json({})
  })
  const { person } = await open('/premium')
  await person.upload(await field(), PDF)
  expect(await screen.findByRole('progressbar')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('alert', { name: /./ })).toBeNull()
  expect(screen.queryByText('robin.pdf')).toBeNull()
  expect(await field()).toHaveFocus()
})

it('makes another resume the default, and shows one that is not', async () => {
  const asked = seeksWith(RESUME, SECOND)
  const { person } = await open('/premium')
  await person.click(await screen.findByRole('button', { name: 'Show robin-short.docx' }))
  expect(within(await panel()).getByText('robin-short.docx')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Make robin-short.docx the default' }))
  expect(await screen.findByRole('button', { name: 'Make robin.pdf the default' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your resumes' })).toHaveFocus()
  expect(asked).toEqual([['PATCH', { isDefault: true }]])
})

it('deletes a resume once that was confirmed', async () => {
  const asked = seeksWith(RESUME)
  const { person } = await open('/premium')
  await person.click(await screen.findByRole('button', { name: 'Delete robin.pdf' }))
  await person.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(asked).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Delete robin.pdf' }))
  await person.click(screen.getByRole('button', { name: 'Delete the resume' }))
  expect(await field()).toHaveFocus()
  expect(screen.queryByRole('region', { name: 'AI analysis' })).toBeNull()
  expect(asked).toEqual([['DELETE', 'r1']])
})

it('adds another until there are ten', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...RESUME, id: `r${at + 1}`, isDefault: at === 0 }))
  seeksWith(...ten.slice(0, 9))
  const { person } = await open('/premium')
  await person.click(await screen.findByText('Add another resume'))
  await person.upload(await field(), PDF)
  expect(await screen.findByText(/You have 10 resumes/)).toBeVisible()
  expect(screen.queryByLabelText(/^Resume/)).toBeNull()
})

it.each([
  ['the list', '*/api/premium/resume', 'Your resumes could not be loaded.'],
  ['the resume', '*/api/premium/resume/:id', 'The resume could not be loaded.'],
])('says that %s could not be loaded, and tries again', async (_, path, words) => {
  // None is the default, so that the one that is shown has to be asked for.
  seeksWith({ ...RESUME, isDefault: false })
  const fails = { still: true }
  server.use(http.get(path, () => (fails.still ? HttpResponse.json({}, { status: 500 }) : undefined)))
  const { person } = await open('/premium')
  expect(await screen.findByText(words)).toBeVisible()
  fails.still = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await panel()).toBeVisible()
})
