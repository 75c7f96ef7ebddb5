/** The boards that are searched: what each last told, one more, and one less. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { CollectedBoard } from '../../lib/boards'
import { problem } from '../../testing/accounts'
import { finds } from '../../testing/jobs'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const BOARD: CollectedBoard = {
  id: 'b1',
  name: 'Acme',
  reader: 'greenhouse',
  address: 'acme',
  isOwn: true,
  isMine: true,
  state: 'failed',
  progress: null,
  lastLookedAt: '2026-11-21T08:00:00Z',
  lastFound: 12,
  problem: 'It answered 503.',
  dueAt: '2026-11-21T09:00:00Z',
}
const FEED: CollectedBoard = {
  ...BOARD,
  id: 'b2',
  name: 'Remotive',
  isOwn: false,
  isMine: false,
  state: 'looking',
  progress: { found: 340 },
  problem: '',
}

const shows = (...boards: CollectedBoard[]) =>
  server.use(http.get('*/api/premium/boards', () => HttpResponse.json({ success: true, boards, cursor: null })))

async function opened() {
  finds({})
  const page = await open('/premium')
  await page.person.click(screen.getByText('Where we look'))
  return page
}

it('tells of each board how the last look went, and how far one is', async () => {
  shows(BOARD, FEED)
  await opened()
  const acme = (await screen.findByText('It answered 503.')).closest('li') as HTMLElement
  expect(acme).toHaveTextContent('Acme · Did not answer')
  expect(acme).toHaveTextContent(/12 postings · asked .* · employer's own board · added by you/)
  const feed = screen.getByText('Remotive').closest('li') as HTMLElement
  expect(feed).toHaveTextContent('Being asked now')
  expect(feed).toHaveTextContent('340 so far')
  expect(within(feed).queryByRole('button')).toBeNull()
})

it('adds a board, and keeps the address where that was refused', async () => {
  shows()
  const { person } = await opened()
  expect(await screen.findByText('No boards yet. Add the first one above.')).toBeVisible()
  const box = screen.getByLabelText('Address of a careers page or feed')
  server.use(http.post('*/api/premium/boards', () => problem(422, 'invalid_input', 'We know no board there.')))
  await person.click(box)
  await person.paste('https://nowhere.example')
  await person.click(screen.getByRole('button', { name: 'Add board' }))
  expect(await screen.findByText('We know no board there.')).toBeVisible()
  expect(box).toHaveValue('https://nowhere.example')
  shows(BOARD)
  server.use(
    http.post('*/api/premium/boards', () => HttpResponse.json({ success: true, board: BOARD }, { status: 201 })),
  )
  await person.click(screen.getByRole('button', { name: 'Add board' }))
  expect(await screen.findByText('Acme was added. Its postings come with the next look.')).toBeVisible()
  expect(await screen.findByText('It answered 503.')).toBeVisible()
  expect(box).toHaveValue('')
})

it("removes one's own after asking", async () => {
  shows(BOARD)
  const { person } = await opened()
  await person.click(await screen.findByRole('button', { name: 'Remove Acme' }))
  shows()
  server.use(http.delete('*/api/premium/boards/b1', () => new HttpResponse(null, { status: 204 })))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('It answered 503.')).toBeNull())
})

it('says when the boards could not be loaded', async () => {
  server.use(http.get('*/api/premium/boards', () => problem(503, 'database_unavailable', 'Not now.')))
  await opened()
  expect(await screen.findByText('Not now.')).toBeVisible()
})
