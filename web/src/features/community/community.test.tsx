/** What became of an application: told, changed and taken back beneath a result; evidence decided by operators. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { Outcomes } from '../../lib/community'
import { problem, signedInAs } from '../../testing/accounts'
import { VERIFIED } from '../../testing/answers'
import { open } from '../../testing/open'
import { operates } from '../../testing/operating'
import { answersWith, server } from '../../testing/server'

const NOTHING: Outcomes = { takesReports: true, voices: 0, told: [], own: null }
const PATH = '*/api/verifications/:id/outcomes'

/** A server that keeps one account's word; `sent` holds what arrived. */
function keeps(before: Outcomes = NOTHING) {
  const sent: unknown[] = []
  let now = before
  server.use(
    http.get(PATH, () => HttpResponse.json(now)),
    http.put(PATH, async ({ request }) => {
      const told = (await request.json()) as { outcome: 'request'; evidence: string }
      sent.push(told)
      const evidence = told.evidence ? 'waiting' : 'none'
      now = { ...now, own: { outcome: told.outcome, toldAt: '2026-11-22T10:00:00Z', evidence } }
      return HttpResponse.json(now)
    }),
    http.delete(PATH, () => {
      now = { ...now, own: null }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return sent
}

async function result() {
  signedInAs({ plan: 'free' })
  answersWith(VERIFIED)
  const { person } = await open('/')
  await person.click(screen.getByLabelText('Job posting link'))
  await person.paste('https://jobs.example/1')
  await person.click(screen.getByRole('button', { name: 'Verify Job' }))
  return { person, part: within(await screen.findByRole('region', { name: 'Did you apply?' })) }
}

it('is told with the message that shows it, changed, and taken back', async () => {
  const sent = keeps()
  const { person, part } = await result()
  await person.click(part.getByRole('button', { name: 'Tell what became of it' }))
  expect(part.getByRole('radio', { name: 'Nothing heard for three weeks' })).toHaveFocus()
  await person.click(part.getByRole('button', { name: 'Send' }))
  expect(part.getByRole('alert')).toHaveTextContent('Choose what became of it.')
  await person.click(part.getByRole('radio', { name: 'They asked for money or identity papers' }))
  await person.type(part.getByLabelText('The message that shows it (optional)'), ' Please pay 80 dollars first. ')
  await person.click(part.getByRole('button', { name: 'Send' }))
  expect(await part.findByRole('status')).toHaveTextContent(
    'Thank you. You were asked for money or identity papers. Somebody will look at what you quoted',
  )
  expect(sent).toEqual([{ outcome: 'request', evidence: 'Please pay 80 dollars first.' }])
  await person.click(part.getByRole('button', { name: 'Take it back' }))
  expect(await part.findByRole('button', { name: 'Tell what became of it' })).toBeVisible()
})

it('shows what others told, and keeps what was typed when it did not arrive', async () => {
  keeps({ ...NOTHING, voices: 7, told: [{ outcome: 'silence', voices: 7 }] })
  server.use(http.put(PATH, () => problem(403, 'not_allowed', 'Confirm your mail address first.')))
  const { person, part } = await result()
  expect(part.getByText('7 people told what became of their application:')).toBeVisible()
  expect(part.getByText('7 heard nothing for three weeks')).toBeVisible()
  await person.click(part.getByRole('button', { name: 'Tell what became of it' }))
  await person.click(part.getByRole('radio', { name: 'An offer' }))
  await person.click(part.getByRole('button', { name: 'Send' }))
  expect(await part.findByRole('alert')).toHaveTextContent('Confirm your mail address first.')
  expect(part.getByRole('radio', { name: 'An offer' })).toBeChecked()
})

it('gives operators what was quoted, and takes it away once it is decided', async () => {
  operates()
  const decided: unknown[] = []
  const report = {
    id: 'r1',
    url: 'https://jobs.example/1',
    outcome: 'request',
    toldAt: '2026-11-22T10:00:00Z',
    shown: '<b>Please pay</b> 80 dollars first.',
  }
  server.use(
    http.get('*/api/admin/reports', () =>
      HttpResponse.json({ reports: decided.length ? [] : [report], nextCursor: null }),
    ),
    http.put('*/api/admin/reports/r1/decision', async ({ request }) => {
      decided.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { person } = await open('/admin?tab=reports')
  expect(await screen.findByText('<b>Please pay</b> 80 dollars first.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'It does not' }))
  expect(await screen.findByText('Nothing waits.')).toBeVisible()
  await waitFor(() => expect(decided).toEqual([{ accepted: false }]))
})
