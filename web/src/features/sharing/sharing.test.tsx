/** Links to a result: made, copied and ended by its owner; everybody else is told how; and what is read under one. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { AskedShare, Share } from '../../lib/shares'
import { problem, signedInAs } from '../../testing/accounts'
import { answer, SHARED } from '../../testing/answers'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const SHARES = '*/api/verifications/v1/shares'
const NOT_FOUND = () => problem(404, 'not_found', 'There is no such result, or it is no longer shared.')

function kept(id = 'v1', changes = {}) {
  server.use(
    http.get('*/api/verifications/:id', () => HttpResponse.json(answer({ id, ...changes }))),
    http.get('*/api/verifications/:id/background', () =>
      HttpResponse.json({ pay: null, laws: [], lawsListedOn: '2026-11-01' }),
    ),
  )
}

/** A server that keeps the links; `asked` holds what was asked for. */
function shares() {
  const asked: AskedShare[] = []
  let links: Share[] = []
  server.use(
    http.get(SHARES, () => HttpResponse.json({ shares: links })),
    http.post(SHARES, async ({ request }) => {
      const body = (await request.json()) as Required<AskedShare>
      asked.push(body)
      const { visibility } = body
      const made = { visibility, madeAt: '2026-11-23T07:00:00Z', expiresAt: '2026-11-24T07:00:00Z' }
      links = [{ id: `s${asked.length}`, ...made }, ...links]
      return HttpResponse.json(links[0], { status: 201 })
    }),
    http.delete(`${SHARES}/:share`, ({ params }) => {
      links = links.filter((each) => each.id !== params.share)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return asked
}

const part = async () => within(await screen.findByRole('region', { name: 'Share this result' }))

it('a link is made as it was chosen, stands there with its end, and is ended once that was confirmed', async () => {
  signedInAs()
  kept()
  const asked = shares()
  const { person } = await open('/v/v1')
  const { findByText, findByRole, getByRole, getByLabelText } = await part()
  expect(await findByText('There is no link to this result yet.')).toBeVisible()
  await person.click(getByRole('radio', { name: /^Everybody/ }))
  await person.selectOptions(getByLabelText('How long it works'), '1 day')
  await person.click(getByRole('button', { name: 'Make a link' }))
  const link = await findByRole('link', { name: /\/s\/s1/ })
  expect(asked).toEqual([{ visibility: 'public', days: 1 }])
  expect(link).toHaveAttribute('href', `${location.origin}/s/s1`)
  expect(link.closest('li')).toHaveTextContent(/Everybody, works until 24 Nov 2026/)
  await person.click(getByRole('button', { name: /^End the link: .*s1$/ }))
  await person.click(screen.getByRole('button', { name: 'Yes, end it' }))
  expect(await findByText('There is no link to this result yet.')).toBeVisible()
  await waitFor(() => expect(getByRole('heading', { name: 'Your links to it' })).toHaveFocus())
})

it('one too many is refused in the words of the server, and what was chosen stays', async () => {
  signedInAs()
  kept()
  shares()
  const advice = { advice: 'End one of them first.' }
  server.use(http.post(SHARES, () => problem(422, 'invalid_input', 'This result has as many links as it can.', advice)))
  const { person } = await open('/v/v1')
  const { findByRole, getByRole } = await part()
  await person.click(await findByRole('radio', { name: /^Everybody/ }))
  await person.click(getByRole('button', { name: 'Make a link' }))
  expect(await findByRole('alert')).toHaveTextContent('End one of them first.')
  expect(getByRole('radio', { name: /^Everybody/ })).toBeChecked()
})

it('who is not signed in is told that the address is private, and leads back here', async () => {
  kept()
  await open('/v/v1')
  const { getByRole, getByText } = await part()
  expect(getByText(/^The address of this page is private/)).toBeVisible()
  expect(getByRole('link', { name: 'Sign in to share' })).toHaveAttribute('href', '/login?redirect=%2Fv%2Fv1')
})

it.each([
  ['https://jobs.example/1', /Press “Check again”/],
  ['', /Check the posting yourself/],
])('what is not among the own checks cannot be shared (%s)', async (url, words) => {
  signedInAs()
  kept('v1', { url })
  server.use(http.get(SHARES, NOT_FOUND))
  await open('/v/v1')
  expect(await (await part()).findByText(words)).toBeVisible()
})

it('an example is not shared', async () => {
  signedInAs()
  kept('v1', { example: true })
  await open('/v/v1')
  expect(await screen.findByRole('region', { name: 'Verification Results' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Share this result' })).toBeNull()
})

it('a shared result tells score, reasons and evidence, links to nothing that was warned of, and what is left out', async () => {
  server.use(http.get('*/api/shared/s1', () => HttpResponse.json(SHARED)))
  await open('/s/s1')
  expect(await screen.findByRole('meter', { name: 'Trust score' })).toHaveAttribute('aria-valuenow', '12')
  expect(screen.getByText('“Send $80 to [name] before your first day.”')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What we could not check' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'What is left out' })).toBeVisible()
  expect(screen.getByText('globalprime-careers.example/data-entry-clerk').closest('a')).toBeNull()
  expect(screen.getByRole('link', { name: 'Check one yourself' })).toHaveAttribute('href', '/')
  expect(document.title).toBe('Strong warning signs: Data Entry Clerk, work from home · TrustHound')
})

it('what the employer says stands beneath a shared result', async () => {
  const reply = {
    domain: 'acme-robotics.com',
    way: 'dns',
    saidAt: '2026-11-23T07:00:00Z',
    position: 'filled',
    statement: 'We found somebody in spring.',
    corrections: null,
    beingJudged: false,
  } as const
  server.use(http.get('*/api/shared/s1', () => HttpResponse.json({ ...SHARED, replies: [reply] })))
  await open('/s/s1')
  const part = await screen.findByRole('region', { name: 'Replies of the employer' })
  expect(part).toHaveTextContent('acme-robotics.com')
  expect(part).toHaveTextContent('The position is filled or closed.')
  expect(part).toHaveTextContent('We found somebody in spring.')
  expect(part).toHaveTextContent('The domain was shown to be theirs by a DNS record.')
})

it.each([true, false])('a text that was handed in is told as one (%s)', async (handedIn) => {
  server.use(http.get('*/api/shared/s1', () => HttpResponse.json({ ...SHARED, url: '', handedIn })))
  await open('/s/s1')
  expect(await screen.findByRole('meter', { name: 'Trust score' })).toBeVisible()
  expect(screen.queryAllByText(/Judged is a text that somebody handed in/)).toHaveLength(handedIn ? 1 : 0)
})

it('a link that has ended says so, and leads on', async () => {
  server.use(http.get('*/api/shared/s1', NOT_FOUND))
  await open('/s/s1')
  expect(await screen.findByRole('heading', { name: 'This link has ended or never was' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Check one yourself' })).toBeVisible()
})

it('a server that fails can be asked again', async () => {
  server.use(http.get('*/api/shared/s1', () => problem(503, 'database_unavailable', 'The database does not answer.')))
  const { person } = await open('/s/s1')
  expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.')
  server.use(http.get('*/api/shared/s1', () => HttpResponse.json(SHARED)))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('meter', { name: 'Trust score' })).toBeVisible()
})
