/** The board of applications and one of them, as somebody with Premium finds them. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Application, Board, Card } from '../../lib/applications'
import { bills, problem, signedInAs } from '../../testing/accounts'
import { answer } from '../../testing/answers'
import { application, card, EMPTY_BOARD } from '../../testing/applications'
import { open, visit } from '../../testing/open'
import { answersWith, server } from '../../testing/server'

const PATH = '*/api/premium/applications'
let board: Board

beforeEach(() => {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'active' })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

/** A server that has these cards, and does what a move asks for; what was asked is kept. */
function has(...cards: Card[]): unknown[] {
  const asked: unknown[] = []
  board = { ...EMPTY_BOARD, applications: cards }
  server.use(
    http.get(PATH, () => HttpResponse.json(board)),
    http.get(`${PATH}/:id`, ({ params }) => {
      const found = board.applications.find(({ id }) => id === params.id)
      if (!found) return problem(404, 'not_found', 'There is no such application, or it has been deleted.')
      const { notes: _, contacts: __, documents: ___, nextReminder: ____, ...facts } = found
      return HttpResponse.json({ success: true, application: { ...application(), ...facts } })
    }),
    http.patch(`${PATH}/:id`, async ({ params, request }) => {
      const body = (await request.json()) as { move?: { stageId: string; afterId: string } }
      asked.push(body)
      const found = board.applications.find(({ id }) => id === params.id) as Card
      const others = board.applications.filter(({ id }) => id !== params.id)
      const changed = { ...found, ...body, ...(body.move && { stageId: body.move.stageId }) }
      const behind = others.findIndex(({ id }) => id === body.move?.afterId)
      board = { ...board, applications: others.toSpliced(behind + 1, 0, changed) }
      const told = { ...application(), ...changed, notes: [], contacts: [], documents: [] }
      return HttpResponse.json({ success: true, application: told })
    }),
  )
  return asked
}

const column = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map((link) => link.textContent)

it('says in one sentence what to do with an empty board, and adds the first application', async () => {
  has()
  const sent: unknown[] = []
  server.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json())
      board = { ...board, applications: [card({ title: 'Cook' })] }
      return HttpResponse.json({ success: true, application: application({ title: 'Cook' }) }, { status: 201 })
    }),
  )
  const { person } = await open('/premium/applications')
  expect(await screen.findByText(/Nothing here yet/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Add application' }))
  await person.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByText('Please enter a job title.')).toBeVisible()
  await person.type(screen.getByLabelText('Job title'), 'Cook')
  await person.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(titles('Saved')).toEqual(['Cook']))
  expect(sent).toEqual([expect.objectContaining({ title: 'Cook', stageId: '' })])
})

it('moves a card by its menu at once, says where it is, and takes that back', async () => {
  const asked = has(card({ id: 'a1', title: 'Engineer' }), card({ id: 'a2', title: 'Cook' }))
  const { person } = await open('/premium/applications')
  await person.click(await screen.findByRole('button', { name: 'Move Cook to' }))
  await person.click(column('Saved').getByRole('button', { name: 'Interview' }))
  await waitFor(() => expect(titles('Interview')).toEqual(['Cook']))
  expect(screen.getByText('“Cook” is in Interview now.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Cook to' })).toHaveFocus())
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(titles('Saved')).toEqual(['Engineer', 'Cook']))
  expect(asked).toEqual([
    { move: { stageId: 'interview', afterId: '' } },
    { move: { stageId: 'saved', afterId: 'a1' } },
  ])
})

it('is moved by keyboard: lifted, carried, dropped, each step said; Escape puts it back', async () => {
  const asked = has(
    card({ id: 'a1', title: 'Engineer' }),
    card({ id: 'a2', title: 'Cook', stageId: 'applied' }),
    card({ id: 'a3', title: 'Chef', stageId: 'applied' }),
  )
  const { person } = await open('/premium/applications')
  const grip = () => screen.getByRole('button', { name: 'Move Engineer by keyboard' })
  await screen.findByRole('link', { name: 'Engineer' })
  grip().focus()
  await person.keyboard(' ')
  expect(screen.getByRole('log')).toHaveTextContent('Engineer is lifted. Saved, 1 of 1.')
  await person.keyboard('{ArrowRight}{ArrowDown}')
  expect(screen.getByRole('log')).toHaveTextContent('Applied, 2 of 3')
  expect(titles('Applied')).toEqual(['Cook', 'Engineer', 'Chef'])
  expect(grip()).toHaveFocus()
  await person.keyboard('{Escape}')
  expect(screen.getByRole('log')).toHaveTextContent('Engineer is back where it was.')
  expect(titles('Saved')).toEqual(['Engineer'])
  expect(asked).toEqual([])
  await person.keyboard(' {ArrowRight}{ArrowDown}{ArrowDown} ')
  expect(screen.getByRole('log')).toHaveTextContent('Engineer is dropped. Applied, 3 of 3.')
  await waitFor(() => expect(asked).toEqual([{ move: { stageId: 'applied', afterId: 'a3' } }]))
  await waitFor(() => expect(grip()).toHaveFocus())
})

it('puts a card back where it was when the server refuses the move', async () => {
  has(card({ title: 'Engineer' }))
  server.use(http.patch(`${PATH}/:id`, () => problem(503, 'database_unavailable', 'The database does not answer.')))
  const { person } = await open('/premium/applications')
  await person.click(await screen.findByRole('button', { name: 'Move Engineer to' }))
  await person.click(column('Saved').getByRole('button', { name: 'Offer' }))
  expect(await screen.findByText('The database does not answer.')).toBeVisible()
  await waitFor(() => expect(titles('Saved')).toEqual(['Engineer']))
})

it('finds cards by words and by what is asked of them, and shows all again', async () => {
  has(
    card({ id: 'a1', title: 'Engineer', postingClosedAt: '2026-11-01T00:00:00Z' }),
    card({ id: 'a2', title: 'Cook', company: 'Bistro' }),
  )
  const { person } = await open('/premium/applications')
  await person.type(await screen.findByLabelText('Search'), 'bistro coo')
  expect(titles('Saved')).toEqual(['Cook'])
  expect(screen.getByText('1 of 2 applications')).toBeVisible()
  await person.selectOptions(screen.getByLabelText('Show'), 'Posting closed')
  expect(screen.getByText('No application is like that.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Show all' }))
  expect(titles('Saved')).toEqual(['Engineer', 'Cook'])
})

it('has reminders that are due above the board, and marks them as done', async () => {
  const nextReminder = { id: 'r1', text: 'Call Bea', dueAt: '2020-01-01T10:00:00Z', done: false }
  has(card({ title: 'Engineer', nextReminder }))
  server.use(
    http.patch(`${PATH}/a1/reminders/r1`, async ({ request }) => {
      expect(await request.json()).toEqual({ done: true })
      board = { ...board, applications: [card({ title: 'Engineer' })] }
      return HttpResponse.json({ success: true, application: application() })
    }),
  )
  const { person } = await open('/premium/applications')
  const due = within(await screen.findByRole('region', { name: 'Reminders due' }))
  expect(due.getByRole('link', { name: 'Call Bea: Engineer' })).toBeVisible()
  await person.click(due.getByRole('button', { name: 'Mark “Call Bea” as done' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Reminders due' })).toBeNull())
})

it('tells how far applications came as a table', async () => {
  has(card({}))
  await open('/premium/applications')
  const row = within(await screen.findByRole('row', { name: /Applied/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1', '50%'])
})

it('shows what is wrong with a file before anything comes of it, then brings in one that is right', async () => {
  has()
  const told = { success: true, dryRun: true, added: 1, preview: [], problems: [], duplicates: [], ignored: [] }
  const wrong = { line: 3, column: 'stage', message: 'You have no stage “Nowhere”.' }
  const sent: string[] = []
  let wrongs = [wrong]
  server.use(
    http.post(`${PATH}/import`, async ({ request }) => {
      const dryRun = /name="dryRun"\s+(\w+)/.exec(await request.text())?.[1] ?? ''
      sent.push(dryRun)
      return HttpResponse.json({ ...told, dryRun: dryRun === 'true', problems: wrongs })
    }),
  )
  const { person } = await open('/premium/applications')
  await person.click(await screen.findByRole('button', { name: 'Import' }))
  const box = screen.getByLabelText('CSV or JSON file')
  await person.upload(box, new File(['title'], 'jobs.csv', { type: 'text/csv' }))
  expect(await screen.findByRole('row', { name: /3 stage You have no stage “Nowhere”\./ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull()
  wrongs = []
  await person.upload(box, new File(['title'], 'jobs.csv', { type: 'text/csv' }))
  await person.click(await screen.findByRole('button', { name: 'Import it' }))
  expect(await screen.findByText('1 application was imported.')).toBeVisible()
  expect(sent).toEqual(['true', 'true', 'false'])
})

it('opens one application, changes what is known of it, and sends only that', async () => {
  const asked = has(card({ title: 'Engineer', postingClosedAt: '2026-11-01T00:00:00Z' }))
  const { person } = await open('/premium/applications?open=a1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Engineer' })).toHaveFocus()
  expect(screen.getByText(/The posting is closed since 1 November 2026/)).toBeVisible()
  await person.selectOptions(screen.getByLabelText('Outcome'), 'Rejected')
  await person.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() => expect(asked).toEqual([{ outcome: 'rejected' }]))
  expect(await screen.findByText('Details saved')).toBeVisible()
})

it('writes a note, sets a reminder by the clock of this device, and tells what is missing', async () => {
  has(card({}))
  const sent: Record<string, string>[] = []
  const grown: Partial<Application> = {}
  const keep = async (request: Request, changes: (words: Record<string, string>) => Partial<Application>) => {
    const words = (await request.json()) as Record<string, string>
    sent.push(words)
    Object.assign(grown, changes(words))
    return HttpResponse.json({ success: true, application: application(grown) }, { status: 201 })
  }
  server.use(
    http.post(`${PATH}/a1/notes`, ({ request }) =>
      keep(request, ({ text = '' }) => ({
        notes: [{ id: 'n', text, createdAt: '2026-11-22T10:00:00Z', changedAt: null }],
      })),
    ),
    http.post(`${PATH}/a1/reminders`, ({ request }) =>
      keep(request, ({ text = '', dueAt = '' }) => ({ reminders: [{ id: 'r', text, dueAt, done: false }] })),
    ),
  )
  const { person } = await open('/premium/applications?open=a1')
  await person.type(await screen.findByLabelText('New note'), 'They were kind.')
  await person.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('They were kind.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Add reminder' }))
  expect(screen.getByText('Say what to remind you of.')).toBeVisible()
  await person.type(screen.getByLabelText('Remind me to'), 'Call Bea')
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-12-01T15:00' } })
  await person.click(screen.getByRole('button', { name: 'Add reminder' }))
  expect(await screen.findByText('Call Bea')).toBeVisible()
  expect(sent[1]).toEqual({ text: 'Call Bea', dueAt: expect.stringMatching(/^2026-12-01T15:00:00[+-]\d\d:\d\d$/) })
  expect(screen.getByText('A mail goes to ada@example.org when the time has come.')).toBeVisible()
})

it('deletes an application and brings it back', async () => {
  has(card({ title: 'Engineer' }))
  server.use(
    http.delete(`${PATH}/a1`, () => {
      board = { ...board, applications: [] }
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(`${PATH}/a1/restore`, () => {
      board = { ...board, applications: [card({ title: 'Engineer' })] }
      return HttpResponse.json({ success: true, application: application() })
    }),
  )
  const { person } = await open('/premium/applications?open=a1')
  await person.click(await screen.findByRole('button', { name: 'Delete application' }))
  expect(await screen.findByText(/Nothing here yet/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(titles('Saved')).toEqual(['Engineer']))
})

it('tells that an application is gone, and that the board cannot be loaded', async () => {
  has()
  visit('/premium/applications?open=none')
  expect(await screen.findByText('There is no such application, or it has been deleted.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back to the board' })).toBeVisible()
})

it('leads those without Premium to the plans', async () => {
  signedInAs({ plan: 'free' })
  const { router } = visit('/premium/applications')
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'))
})

it('tracks a result with one press, and leads to it', async () => {
  has()
  answersWith(answer({ id: 'v1', url: 'https://jobs.example/1' }))
  server.use(
    http.post(PATH, async ({ request }) => {
      expect(await request.json()).toEqual({ verificationId: 'v1' })
      board = { ...board, applications: [card({ verificationId: 'v1' })] }
      return HttpResponse.json({ success: true, application: application({ verificationId: 'v1' }) }, { status: 201 })
    }),
  )
  const { person } = await open('/')
  await person.type(screen.getByLabelText('Job posting link'), 'https://jobs.example/1')
  await person.click(screen.getByRole('button', { name: 'Verify Job' }))
  await person.click(await screen.findByRole('button', { name: 'Track this job' }))
  expect(await screen.findByRole('link', { name: 'Open in Applications' })).toHaveAttribute(
    'href',
    '/premium/applications?open=a1',
  )
})
