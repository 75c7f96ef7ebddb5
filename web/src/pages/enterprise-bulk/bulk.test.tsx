/** Lists of resumes as a page: uploaded, their wrong rows told, started, paused, cancelled, and what a plan lacks. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { BulkJob } from '../../lib/bulk'
import { problem } from '../../testing/accounts'
import { JOB, listAnswer, listsAnswer, WRONG_ROW } from '../../testing/bulk'
import { employedAs } from '../../testing/candidates'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const PATH = '/enterprise/bulk'
const ONE = '/enterprise/bulk?list=l1'
let answer: BulkJob
let asked: unknown

beforeEach(() => {
  answer = listAnswer()
  asked = null
  employedAs('member')
  server.use(
    http.get('*/api/enterprise/bulk', () => HttpResponse.json(listsAnswer([answer.job]))),
    http.post('*/api/enterprise/bulk', () => HttpResponse.json(answer, { status: 201 })),
    http.get('*/api/enterprise/bulk/l1', () => HttpResponse.json(answer)),
    http.get('*/api/enterprise/bulk/l1/rows', () => HttpResponse.json({ rows: [WRONG_ROW], nextAfter: null })),
    http.post('*/api/enterprise/bulk/l1/start', async ({ request }) => {
      asked = await request.json()
      answer = listAnswer({ state: 'running', rows: { ...JOB.rows, waiting: 1, working: 1, done: 1 } })
      return HttpResponse.json(answer)
    }),
    http.post('*/api/enterprise/bulk/l1/:move', ({ params }) => {
      asked = params.move
      const state = ({ pause: 'paused', resume: 'running', cancel: 'cancelled' } as const)[String(params.move)]
      answer = listAnswer({
        ...answer.job,
        state: state ?? 'running',
        pausedBecause: state === 'paused' ? 'member' : null,
      })
      return HttpResponse.json(answer)
    }),
  )
})

const choose = (label: RegExp, name: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [new File(['resume\na.pdf\n'], name)] } })

it('takes a list and a ZIP, and tells which rows are wrong before anything is counted', async () => {
  const { person, router } = await open(PATH)
  expect(await screen.findByText(/Up to 5,000 resumes and 500 MB together/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check the list' })).toBeDisabled()
  choose(/^List /, 'people.csv')
  choose(/^Resumes /, 'all.zip')
  await person.click(screen.getByRole('button', { name: 'Check the list' }))
  expect(await screen.findByRole('heading', { name: 'people.csv' })).toHaveFocus()
  expect(router.state.location.search).toEqual({ list: 'l1' })
  expect(screen.getByText('3 resumes can be verified.')).toBeVisible()
  expect(screen.getByText(/1 row is not right and will be left out/)).toBeVisible()
  const row = (await screen.findByText('There is no file “gone.pdf” in the ZIP.')).closest('li') as HTMLElement
  expect(within(row).getByText('Line 3')).toBeVisible()
  expect(screen.getByText('1 file of the ZIP is named by no row')).toBeVisible()
})

it('says at its field what is wrong with a file, also when the server says it', async () => {
  server.use(
    http.post('*/api/enterprise/bulk', () =>
      problem(422, 'invalid_input', 'Line 1: there is no column “resume”.', { field: 'list' }),
    ),
  )
  const { person } = await open(PATH)
  await screen.findByText(/Up to 5,000/)
  choose(/^List /, 'people.xlsx')
  expect(await screen.findByText('Choose a CSV or JSONL file.')).toBeVisible()
  choose(/^List /, 'people.csv')
  await person.click(screen.getByRole('button', { name: 'Check the list' }))
  expect(await screen.findByText('Line 1: there is no column “resume”.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^List /)).toHaveFocus())
})

it('starts after purpose and notice are confirmed, and shows how far it is', async () => {
  const { person } = await open(ONE)
  await person.click(await screen.findByRole('button', { name: 'Verify 3 resumes' }))
  expect(screen.getByText(/Confirm that you check these resumes/)).toBeVisible()
  expect(asked).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: /I check these resumes/ }))
  await person.click(screen.getByRole('button', { name: 'Verify 3 resumes' }))
  expect(await screen.findByText('1 of 3 resumes done')).toBeVisible()
  expect(asked).toEqual({ attested: true, asFarAsPossible: false })
  expect(screen.getByRole('link', { name: 'Table (CSV)' })).toHaveAttribute(
    'href',
    '/api/enterprise/bulk/l1/results.csv',
  )
})

it('says that the month does not suffice, and starts a part where that is wanted', async () => {
  answer = listAnswer({}, 2)
  const { person } = await open(ONE)
  expect(await screen.findByText('This month allows 2 of these 3 resumes.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Verify 2 resumes' })).toBeDisabled()
  await person.click(screen.getByRole('checkbox', { name: /Start all the same/ }))
  await person.click(screen.getByRole('checkbox', { name: /I check these resumes/ }))
  await person.click(screen.getByRole('button', { name: 'Verify 2 resumes' }))
  await waitFor(() => expect(asked).toEqual({ attested: true, asFarAsPossible: true }))
})

it('pauses, resumes, and cancels only after a question', async () => {
  answer = listAnswer({ state: 'running' })
  const { person } = await open(ONE)
  await person.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('Paused by a member.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Resume' }))
  await screen.findByRole('button', { name: 'Pause' })
  await person.click(screen.getByRole('button', { name: 'Cancel the list' }))
  expect(asked).toBe('resume')
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the list' }))
  await waitFor(() => expect(asked).toBe('cancel'))
  expect(await screen.findByText('Cancelled', { selector: '[role=status]' })).toBeVisible()
})

it('offers whoever has a smaller plan the larger one, and a viewer no upload', async () => {
  server.use(http.get('*/api/enterprise/bulk', () => HttpResponse.json(listsAnswer([], false))))
  await open(PATH)
  expect(await screen.findByRole('heading', { name: 'Your plan does not include lists' })).toBeVisible()
  expect(screen.getByText('No list was uploaded yet.')).toBeVisible()
})

it('shows a viewer the lists and no buttons that change them', async () => {
  employedAs('viewer')
  answer = listAnswer({ state: 'running' })
  await open(ONE)
  expect(await screen.findByRole('heading', { name: 'people.csv' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

it('says that a list is not there, and leads back', async () => {
  server.use(http.get('*/api/enterprise/bulk/l1', () => problem(404, 'not_found', 'There is no such list.')))
  const { person } = await open(ONE)
  expect(await screen.findByText('There is no such list.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Close the list' }))
  expect(await screen.findByText(/Up to 5,000/)).toBeVisible()
})
