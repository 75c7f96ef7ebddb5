/** What operators do about tasks, boards and results: found, asked about first, done, and seen to be done. */
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { problem } from '../../testing/accounts'
import { open } from '../../testing/open'
import { BOARD, FAILED, operates, RESULT } from '../../testing/operating'
import { server } from '../../testing/server'

const FIGURES = 'Every number is counted or measured where this page asks for it. What is not known says n/a.'
const dialog = () => within(screen.getByRole('dialog'))

it('tries a failed task again once that is confirmed, and says where the same waits already', async () => {
  operates()
  const sent: string[] = []
  server.use(
    http.get('*/api/admin/tasks', () =>
      HttpResponse.json({
        tasks: sent.length > 1 ? [] : [FAILED, { ...FAILED, id: '40', reason: '' }],
        nextCursor: null,
      }),
    ),
    http.post('*/api/admin/tasks/:id/retry', ({ params }) => {
      sent.push(String(params.id))
      if (sent.length === 1) return problem(409, 'task_waits', 'The same task waits already: it is done soon.')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { person } = await open('/admin?tab=tasks')
  expect(await screen.findByText('KeyError at usecases/collect_board.py:42')).toBeVisible()
  expect(screen.getByText('The reason is not known.')).toBeVisible()
  expect(screen.queryByText(FIGURES)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Retry: collect_board, task 41' }))
  expect(sent).toEqual([])
  await person.click(dialog().getByRole('button', { name: 'Retry' }))
  expect(await dialog().findByRole('alert')).toHaveTextContent('The same task waits already')
  await person.click(dialog().getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The task waits for a worker')).toBeVisible()
  expect(await screen.findByText('No task has failed.')).toBeVisible()
  expect(sent).toEqual(['41', '41'])
})

it('pauses a board, asks it again and removes it, each confirmed', async () => {
  operates()
  const sent: string[] = []
  server.use(
    http.get('*/api/admin/boards', () =>
      HttpResponse.json({
        boards: sent.includes('remove') ? [] : [{ ...BOARD, isPaused: sent.at(-1) === 'pause' }],
        nextCursor: null,
      }),
    ),
    http.post('*/api/admin/boards/b1/:steering', ({ params }) => {
      sent.push(String(params.steering))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { person } = await open('/admin?tab=boards')
  expect(await screen.findByText('Failed · 1,240 postings found')).toBeVisible()
  expect(screen.getByText('It answered 500. 3 looks in a row came to nothing.')).toBeVisible()
  for (const [button, done] of [
    ['Pause', 'The board is paused'],
    ['Ask again', 'The board is asked next'],
    ['Remove', 'The board is removed'],
  ] as const) {
    await person.click(screen.getByRole('button', { name: `${button}: Acme` }))
    await person.click(dialog().getByRole('button', { name: button }))
    expect(await screen.findByText(done)).toBeVisible()
    if (button === 'Pause') {
      expect(await screen.findByText('Paused · Failed · 1,240 postings found')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Pause: Acme' })).toBeNull()
    }
  }
  expect(await screen.findByText('Postings are collected from no board yet.')).toBeVisible()
  expect(sent).toEqual(['pause', 'ask-again', 'remove'])
})

it('finds results by host and deletes one, and not where that is called off', async () => {
  operates()
  const asked: (string | null)[] = []
  let deleted = 0
  server.use(
    http.get('*/api/admin/verifications', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'))
      return HttpResponse.json({ verifications: deleted ? [] : [RESULT], nextCursor: null })
    }),
    http.delete('*/api/admin/verifications/v1', () => {
      deleted += 1
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { person } = await open('/admin?tab=verifications')
  await person.type(await screen.findByRole('searchbox'), 'example.com{Enter}')
  expect(await screen.findByText('Score 12 of 100')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Delete: jobs.example.com, v1' }))
  await person.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect([screen.queryByRole('dialog'), deleted]).toEqual([null, 0])
  await person.click(screen.getByRole('button', { name: 'Delete: jobs.example.com, v1' }))
  await person.click(dialog().getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The result is deleted')).toBeVisible()
  expect(await screen.findByText('Nothing is found for “example.com”.')).toBeVisible()
  expect(asked).toEqual(['', 'example.com', 'example.com'])
})

it.each([
  ['tasks', 'tasks'],
  ['boards', 'boards'],
  ['verifications', 'verifications'],
])('says when the %s could not be read, and reads them again', async (tab, list) => {
  operates()
  let answers = false
  server.use(
    http.get(`*/api/admin/${tab}`, () =>
      answers
        ? HttpResponse.json({ [list]: [], nextCursor: null })
        : problem(503, 'database_unavailable', 'The database does not answer.'),
    ),
  )
  const { person } = await open(`/admin?tab=${tab}`)
  expect(await screen.findByText('The database does not answer.')).toBeVisible()
  answers = true
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByText(/^(No task has failed|Postings are collected|Nothing has been verified)/),
  ).toBeVisible()
})

it('says how the figures are read above the figures alone', async () => {
  operates()
  await open('/admin')
  expect(await screen.findByText(FIGURES)).toBeVisible()
})
