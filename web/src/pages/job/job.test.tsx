/** The page of one opening: what it tells, what can be done there, and what it says when it is gone. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { WholeJob } from '../../lib/search'
import { problem, signedInAs } from '../../testing/accounts'
import { answer } from '../../testing/answers'
import { BOARD, JOB } from '../../testing/jobs'
import { open, visit } from '../../testing/open'
import { answersLate, server } from '../../testing/server'

const PATH = '/premium/jobs/o1'
const WHOLE: WholeJob = { ...JOB, fullDescription: 'You repair bicycles.\nYou like rain.' }

function tells(answers: () => Response) {
  signedInAs({ plan: 'premium' })
  server.use(http.get('*/api/premium/jobs/:id', answers))
}

const told = (change: Partial<WholeJob> = {}) =>
  tells(() => HttpResponse.json({ success: true, job: { ...WHOLE, ...change } }))

it('tells all that is known of it', async () => {
  const gone = { ...BOARD, name: 'Remotive', url: 'https://remotive.example/1', isOwn: false, isOpen: false }
  told({ boards: [BOARD, gone] })
  await open(PATH)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bicycle mechanic' })).toBeVisible()
  expect(document.title).toContain('Bicycle mechanic')
  for (const words of ['Acme Couriers · London, UK', '79 out of 100', 'Caution', '82% Match', 'Full-time'])
    expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText(/^Open · Posted 18 Nov 2026 · First seen 18 Nov 2026 · Last seen 21 Nov 2026$/)).toBeVisible()
  expect(screen.getByText(/You like rain\./)).toBeVisible()
  expect(screen.getByRole('link', { name: /^View Job/ })).toHaveAttribute('href', 'https://jobs.acme.example/7')
  expect(screen.getByText(/^Remotive/).closest('li')).toHaveTextContent('no longer shown')
  for (const name of ['Verify This Job', 'Watch Bicycle mechanic', /Track/])
    expect(screen.getByRole('button', { name })).toBeVisible()
})

it('says of a closed one since when, and leads nowhere but to the web', async () => {
  told({ closedAt: '2026-11-20T08:00:00Z', url: 'javascript:alert(1)', fullDescription: '', boards: [] })
  await open(PATH)
  expect(await screen.findByText('No longer shown by its board since 20 Nov 2026')).toBeVisible()
  expect(screen.getByText(/^Closed · /)).toBeVisible()
  expect(screen.getByText('The board tells no text. Open the job to read it.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^View Job/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Verify This Job' })).toBeNull()
})

it('is verified beneath', async () => {
  told()
  const { seen, release } = answersLate(answer())
  const { person } = await open(PATH)
  await person.click(await screen.findByRole('button', { name: 'Verify This Job' }))
  await waitFor(() => expect(seen).toEqual([expect.objectContaining({ url: WHOLE.url })]))
  release()
  const box = await screen.findByRole('region', { name: 'Verify Job Posting' })
  expect(await within(box).findByRole('region', { name: 'Verification Results' })).toBeVisible()
})

it('says that it was removed, and leads to a search', async () => {
  tells(() => problem(404, 'not_found', 'There is no such job, or it has been removed.'))
  await open(PATH)
  expect(await screen.findByRole('heading', { name: 'This job is not here any more' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search for jobs' })).toHaveAttribute('href', '/premium#search')
})

it('says what went wrong, and tries again', async () => {
  tells(() => problem(503, 'database_unavailable', 'The database does not answer.'))
  const { person } = await open(PATH)
  expect(await screen.findByText('The database does not answer.')).toBeVisible()
  told()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Bicycle mechanic' })).toBeVisible()
})

it('sends free users to the prices, with the reason', async () => {
  signedInAs({ plan: 'free' })
  const { router } = visit(PATH)
  await waitFor(() => expect(router.state.location.href).toBe('/pricing?reason=premium_required'))
})
