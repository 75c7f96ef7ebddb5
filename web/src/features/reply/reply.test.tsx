/** The employers' right of reply: read by everybody, shown and said by who is signed in, hidden by operators. */
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { Replies, Reply } from '../../lib/replies'
import { problem, signedInAs } from '../../testing/accounts'
import { answer } from '../../testing/answers'
import { open } from '../../testing/open'
import { operates } from '../../testing/operating'
import { server } from '../../testing/server'

const DOMAIN = 'acme.example'
const AT = '2026-11-23T10:00:00Z'
const NOTHING: Replies = {
  takesReplies: true,
  domains: [DOMAIN],
  disputed: false,
  log: [],
  proofs: [],
  corrects: null,
}
const SAID: Reply = {
  id: 'r1',
  domain: DOMAIN,
  way: 'dns',
  provenAt: AT,
  saidAt: AT,
  position: 'not_ours',
  statement: '<b>Not</b> our words.',
  corrections: null,
  beingJudged: false,
  resultId: null,
  endedAt: null,
  ended: null,
  hidden: false,
  own: false,
}
const PROOF = { id: 'p1', domain: DOMAIN, way: 'dns', mailbox: '', place: DOMAIN, record: '', expiresAt: AT } as const
const PROVEN = { ...PROOF, provenAt: AT }

async function result(replies: Partial<Replies>, path = '/v/one') {
  server.use(
    http.get('*/api/verifications/one', () => HttpResponse.json(answer({ id: 'one', url: 'https://jobs.example/1' }))),
    http.get('*/api/verifications/one/background', () => problem(404, 'not_found', 'None.')),
    http.get('*/api/verifications/one/replies', () => HttpResponse.json({ ...NOTHING, ...replies })),
  )
  const { person } = await open(path)
  const part = within(await screen.findByRole('region', { name: 'Replies of the employer' }))
  return { person, part }
}

it('is read by everybody, with what was ended folded away, and told above the result', async () => {
  const former = { ...SAID, id: 'r0', statement: 'Of before.', ended: 'withdrawn', endedAt: AT } as const
  const hidden = { ...SAID, id: 'r2', hidden: true, statement: '', position: null }
  const { part } = await result({ disputed: true, log: [SAID, hidden, former] })
  expect(part.getByText('<b>Not</b> our words.')).toBeVisible()
  expect(part.getByText(/The words of this reply are not shown/)).toBeVisible()
  expect(part.getByText('Withdrawn')).not.toBeVisible()
  const above = within(screen.getByRole('complementary', { name: 'What the employer says' }))
  expect(above.getByText(/^Disputed/)).toBeVisible()
  expect(above.getByText(/Whoever holds acme.example says: “This posting is not ours.”/)).toBeVisible()
  expect(part.getByRole('link', { name: 'Sign in to reply' })).toHaveAttribute('href', '/login?redirect=%2Fv%2Fone')
})

it('says whose facts a corrected result rests on, and where the other one is', async () => {
  server.use(
    http.get('*/api/verifications/two/background', () => problem(404, 'not_found', 'None.')),
    http.get('*/api/verifications/two', () => HttpResponse.json(answer({ id: 'two', url: 'https://jobs.example/1' }))),
    http.get('*/api/verifications/two/replies', () =>
      HttpResponse.json({
        ...NOTHING,
        takesReplies: false,
        corrects: {
          verificationId: 'one',
          domain: DOMAIN,
          way: 'dns',
          corrections: { pay: null, place: 'Oslo', companySite: '' },
        },
      }),
    ),
  )
  await open('/v/two')
  const link = await screen.findByRole('link', { name: 'The result by what the posting says' })
  expect(link).toHaveAttribute('href', '/v/one')
  expect(screen.queryByRole('region', { name: 'Replies of the employer' })).toBeNull()
})

it('shows the record once, and says why it was not found', async () => {
  signedInAs({ plan: 'free' })
  const record = 'trusthound-domain-verification=abc'
  server.use(
    http.post('*/api/verifications/one/domain-proofs', () => HttpResponse.json({ ...PROOF, record, provenAt: null })),
    http.post('*/api/domain-proofs/p1/check', () => problem(409, 'not_proven', 'We did not find it at the domain.')),
  )
  const { person, part } = await result({})
  await person.click(part.getByRole('button', { name: 'Reply to this result' }))
  await person.click(part.getByRole('button', { name: 'Go on' }))
  expect(part.getByText('Enter a mailbox at the domain.')).toBeVisible()
  await person.click(part.getByRole('radio', { name: /DNS record/ }))
  await person.click(part.getByRole('button', { name: 'Go on' }))
  expect(await part.findByText(record)).toBeVisible()
  await person.click(part.getByRole('button', { name: 'Look now' }))
  expect(await part.findByRole('alert')).toHaveTextContent('We did not find it at the domain.')
})

it('sends what is said and corrected, and keeps it when it is refused', async () => {
  signedInAs({ plan: 'free' })
  const sent: unknown[] = []
  server.use(
    http.post('*/api/verifications/one/replies', async ({ request }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? problem(422, 'invalid_input', 'Leave out links.', { field: 'statement' })
        : HttpResponse.json(NOTHING)
    }),
  )
  const { person, part } = await result({ proofs: [PROVEN] })
  await person.click(part.getByRole('button', { name: 'Reply to this result' }))
  await person.selectOptions(part.getByLabelText(/The position/), 'It is open')
  await person.type(part.getByLabelText(/Your statement/), 'We hire.')
  await person.click(part.getByRole('button', { name: 'Correct facts' }))
  await person.type(part.getByLabelText('Pay from'), '40000')
  await person.click(part.getByRole('button', { name: 'Publish the reply' }))
  expect(sent).toEqual([])
  await person.type(part.getByLabelText('Currency'), 'USD')
  await person.selectOptions(part.getByLabelText('For'), 'a year')
  await person.click(part.getByRole('button', { name: 'Publish the reply' }))
  expect(await part.findByText('Leave out links.')).toBeVisible()
  expect(part.getByLabelText(/Your statement/)).toHaveValue('We hire.')
  await person.click(part.getByRole('button', { name: 'Publish the reply' }))
  expect(await part.findByRole('button', { name: 'Reply to this result' })).toBeVisible()
  const pay = { minimum: 40000, maximum: null, currency: 'USD', period: 'year' }
  const corrections = { pay, place: '', companySite: '' }
  expect(sent[1]).toEqual({ domain: DOMAIN, position: 'open', statement: 'We hire.', corrections })
})

it('is hidden and shown again by operators', async () => {
  operates()
  const asked: unknown[] = []
  const line = { id: 'r1', url: 'https://jobs.example/1', verificationId: 'one', domain: DOMAIN, way: 'dns' }
  server.use(
    http.get('*/api/admin/reports', () => HttpResponse.json({ reports: [], nextCursor: null })),
    http.get('*/api/admin/replies', () =>
      HttpResponse.json({
        replies: [
          { ...line, saidAt: AT, position: 'open', statement: 'Ours.', ended: null, hidden: asked.length === 1 },
        ],
        nextCursor: null,
      }),
    ),
    http.put('*/api/admin/replies/r1/visibility', async ({ request }) => {
      asked.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { person } = await open('/admin?tab=reports')
  await person.click(await screen.findByRole('button', { name: 'Hide the words' }))
  await person.click(await screen.findByRole('button', { name: 'Show the words' }))
  expect(await screen.findByRole('button', { name: 'Hide the words' })).toBeVisible()
  expect(asked).toEqual([{ hidden: true }, { hidden: false }])
})
