/** Saved searches, watched jobs and the notes on their mails, as a seeker meets them on the page. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { Mails, SavedSearch, Watch } from '../../lib/alerts'
import { bills, problem, signedInAs } from '../../testing/accounts'
import { SAVED, WATCHED } from '../../testing/alerts'
import { MAILS } from '../../testing/mails'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

interface Told {
  searches?: SavedSearch[]
  watches?: Watch[]
  mails?: Mails
}

const SEARCHES = '*/api/premium/searches'
const WATCHES = '*/api/premium/watches'

/** What the server tells; a test changes it as the server would. */
function tells({ searches = [], watches = [], mails = MAILS }: Told) {
  const told = { searches, watches, mails }
  server.use(
    http.get(SEARCHES, () => HttpResponse.json({ success: true, searches: told.searches, mails: told.mails })),
    http.get(WATCHES, () => HttpResponse.json({ success: true, watches: told.watches, mails: told.mails })),
  )
  return told
}

beforeEach(() => {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'active' })
})

it('says how to begin where there is nothing yet', async () => {
  tells({})
  await open('/premium')
  expect(await screen.findByText(/^No saved searches yet\./)).toBeVisible()
  expect(screen.getByText(/^No watched jobs yet\./)).toBeVisible()
})

it('says that alerts could not be read, and tries again', async () => {
  server.use(http.get(SEARCHES, () => problem(503, 'database_unavailable', 'The database does not answer.')))
  const { person } = await open('/premium')
  const alert = await screen.findByText('The database does not answer.')
  tells({ searches: [SAVED] })
  await person.click(within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Bakers in London')).toBeVisible()
})

it('a saved search tells what is new, and running it puts it into the address', async () => {
  const told = tells({ searches: [SAVED] })
  server.use(
    http.post(`${SEARCHES}/s-1/seen`, () => {
      told.searches = [{ ...SAVED, newCount: 0 }]
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/premium/job-search', () => problem(503, 'database_unavailable', 'Not now.')),
  )
  const { person, router } = await open('/premium')
  expect(await screen.findByText('3 new')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Run Bakers in London' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'baker', location: 'London' }))
  await waitFor(() => expect(screen.queryByText('3 new')).toBeNull())
})

it('a search that finds too much says so', async () => {
  tells({ searches: [{ ...SAVED, newCount: 201 }] })
  await open('/premium')
  expect(await screen.findByText('More than 200 new')).toBeVisible()
  expect(screen.getByText(/^That is a lot\./)).toBeVisible()
})

it('is renamed, mailed more often, deleted and taken back', async () => {
  const told = tells({ searches: [SAVED] })
  const sent: unknown[] = []
  server.use(
    http.put(`${SEARCHES}/s-1`, async ({ request }) => {
      const body = (await request.json()) as SavedSearch
      sent.push([body.name, body.alert])
      const changed = { ...SAVED, name: body.name, alert: body.alert }
      told.searches = [changed]
      return HttpResponse.json(changed)
    }),
    http.delete(`${SEARCHES}/s-1`, () => {
      told.searches = []
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(`${SEARCHES}/s-1/restore`, () => {
      told.searches = [SAVED]
      return HttpResponse.json(SAVED)
    }),
  )
  const { person } = await open('/premium')
  await person.click(await screen.findByRole('button', { name: 'Rename Bakers in London' }))
  await person.clear(screen.getByRole('textbox', { name: 'Rename Bakers in London' }))
  await person.keyboard('All bakers{Enter}')
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Mails about All bakers' }), 'instant')
  await waitFor(() =>
    expect(sent).toEqual([
      ['All bakers', 'daily'],
      ['All bakers', 'instant'],
    ]),
  )
  await person.click(screen.getByRole('button', { name: 'Delete All bakers' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await person.click(undo)
  expect(await screen.findByText('Bakers in London')).toBeVisible()
})

it('a search in the address is saved under a name', async () => {
  const told = tells({})
  const sent: unknown[] = []
  server.use(
    http.post('*/api/premium/job-search', () => problem(503, 'database_unavailable', 'Not now.')),
    http.post(SEARCHES, async ({ request }) => {
      const body = (await request.json()) as SavedSearch
      sent.push([body.name, body.alert, body.search.query, body.search.location])
      told.searches = [SAVED]
      return HttpResponse.json(SAVED, { status: 201 })
    }),
  )
  const { person } = await open('/premium?q=baker&location=London')
  await person.click(await screen.findByRole('button', { name: 'Save this search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this search', hidden: true })
  await person.selectOptions(within(dialog).getByLabelText('Mail me what is new'), 'weekly')
  await person.click(within(dialog).getByRole('button', { name: 'Save', hidden: true }))
  expect(await screen.findByText('Saved: Bakers in London. It stands under Alerts.')).toBeInTheDocument()
  expect(sent).toEqual([['baker in London', 'weekly', 'baker', 'London']])
})

it('one search too many is said in the dialog', async () => {
  tells({})
  server.use(
    http.post('*/api/premium/job-search', () => problem(503, 'database_unavailable', 'Not now.')),
    http.post(SEARCHES, () => problem(409, 'too_many_searches', 'You keep 50 searches.')),
  )
  const { person } = await open('/premium?q=baker')
  await person.click(await screen.findByRole('button', { name: 'Save this search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this search', hidden: true })
  await person.click(within(dialog).getByRole('button', { name: 'Save', hidden: true }))
  expect(await within(dialog).findByText('You keep 50 searches.')).toBeInTheDocument()
})

it('a watched job tells what became of it, and can be let go and taken back', async () => {
  const told = tells({ watches: [WATCHED] })
  server.use(
    http.delete(`${WATCHES}/w-1`, () => {
      told.watches = []
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(`${WATCHES}/w-1/restore`, () => {
      told.watches = [WATCHED]
      return HttpResponse.json(WATCHED)
    }),
  )
  const { person } = await open('/premium')
  expect(await screen.findByText('Pay is no longer stated')).toBeVisible()
  expect(screen.getByText('Before: $50k a year')).toBeVisible()
  expect(screen.getByText('Now: Night baker')).toBeVisible()
  await person.click(screen.getByRole('button', { name: `Stop watching ${WATCHED.job.title}` }))
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Pay is no longer stated')).toBeVisible()
})

it('says what keeps mails from arriving, and sends them again', async () => {
  const told = tells({
    searches: [SAVED],
    mails: {
      ...MAILS,
      isConfirmed: false,
      alertsWanted: false,
      rest: { beganAt: '2026-11-03T09:00:00Z', endedAt: '2026-11-09T09:00:00Z' },
    },
  })
  server.use(
    http.post('*/api/premium/alerts/mails', () => {
      told.mails = { ...told.mails, alertsWanted: true }
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/premium/alerts/rest/seen', () => {
      told.mails = { ...told.mails, rest: null }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { person } = await open('/premium')
  expect(await screen.findByText(/^Mails go out once ann@example.org is confirmed/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Send them again' }))
  await waitFor(() => expect(screen.queryByText('You have stopped mails about saved searches.')).toBeNull())
  expect(screen.getByText(/^Your alerts rested from 3 November 2026 to 9 November 2026/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByText(/^Your alerts rested/)).toBeNull())
})
