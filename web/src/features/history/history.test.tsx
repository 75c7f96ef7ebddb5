/** A user's own past checks on the account page. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { PastCheck } from '../../lib/pastChecks'
import { bills, problem, signedInAs } from '../../testing/accounts'
import { CAUTION } from '../../testing/answers'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const CHECK: PastCheck = {
  id: 'v1',
  kind: 'posting',
  status: 'assessed',
  title: 'Night cook',
  company: 'Harbour Canteen',
  url: 'https://jobs.example/1',
  band: 'caution',
  trustScore: 58,
  checkedAt: '2026-11-21T12:00:00Z',
}
const part = () => screen.findByRole('region', { name: 'Your past checks' })

beforeEach(() => {
  signedInAs()
  bills()
  server.use(
    http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [] })),
    http.get('*/api/auth/totp', () => HttpResponse.json({ enabled: false, recoveryCodesLeft: 0 })),
  )
})

function lists(...pages: PastCheck[][]) {
  server.use(
    http.get('*/api/verifications', ({ request }) => {
      const at = Number(new URL(request.url).searchParams.get('cursor') || 0)
      const nextCursor = at + 1 < pages.length ? String(at + 1) : null
      return HttpResponse.json({ checks: pages[at], nextCursor })
    }),
  )
}

it('says what was checked, where, when and what came of it, and goes on to older ones', async () => {
  const message = { ...CHECK, id: 'v2', kind: 'message' as const, title: '', company: '', url: '' }
  lists([CHECK], [{ ...message, band: null, trustScore: null, status: 'insufficient_evidence' as const }])
  const { person } = await open('/account')
  const list = within(await part())
  const line = within((await list.findAllByRole('listitem'))[0] as HTMLElement)
  for (const words of ['Night cook', 'Caution', '58 out of 100', /Harbour Canteen · jobs\.example/])
    expect(line.getByText(words)).toBeVisible()
  await person.click(list.getByRole('button', { name: 'Show older checks' }))
  expect(await list.findByText('A message')).toBeVisible()
  expect(list.getByText('No score')).toBeVisible()
  expect(list.queryByRole('button', { name: 'Show older checks' })).toBeNull()
})

it('shows the result of one', async () => {
  lists([CHECK])
  server.use(http.get('*/api/verifications/v1', () => HttpResponse.json({ ...CAUTION, id: 'v1' })))
  const { person } = await open('/account')
  await person.click(await screen.findByRole('button', { name: 'Show the result: Night cook' }))
  const heading = await screen.findByRole('heading', { name: 'Verification Results' })
  await waitFor(() => expect(heading).toHaveFocus())
})

it('says that there is none yet, and where to begin', async () => {
  await open('/account')
  const list = within(await part())
  expect(await list.findByText(/You have verified nothing yet/)).toBeVisible()
  expect(list.getByRole('link', { name: 'Verify a job posting' })).toHaveAttribute('href', '/')
})

it('says when they could not be loaded, and tries again', async () => {
  server.use(http.get('*/api/verifications', () => problem(503, 'database_unavailable', 'Not now.')))
  const { person } = await open('/account')
  const list = within(await part())
  expect(await list.findByRole('alert')).toHaveTextContent('Not now.')
  lists([CHECK])
  await person.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByText('Night cook')).toBeVisible()
})
