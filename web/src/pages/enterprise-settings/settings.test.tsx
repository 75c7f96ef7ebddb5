/** Who sees which settings, and what an admin does with a webhook: its secret is shown once. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { Delivery, Webhook } from '../../lib/webhooks'
import { problem, signedInAs, signInRequired } from '../../testing/accounts'
import { employedAs, POLICY } from '../../testing/candidates'
import { open, visit } from '../../testing/open'
import { server } from '../../testing/server'
import { DELIVERY, listedWebhooks, WEBHOOK } from '../../testing/webhooks'

const PATH = '/enterprise/settings'
const SECRET = 'whsec_c2VjcmV0'
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** An admin whose organisation has these webhooks; what is sent comes back. */
function administers(webhooks: Webhook[] = [], deliveries: Delivery[] = []): [string, unknown][] {
  const sent: [string, unknown][] = []
  const noted = async (request: Request) => {
    const words = await request.text()
    sent.push([`${request.method} ${new URL(request.url).pathname}`, words && JSON.parse(words)])
  }
  employedAs('admin')
  server.use(
    http.get('*/api/audit', () =>
      HttpResponse.json({
        lines: [
          {
            id: '2',
            at: '2026-11-22T02:00:00Z',
            actor: 'system',
            actorName: null,
            action: 'webhook.disable',
            target: 'w1',
            outcome: 'done',
            address: '',
            requestId: '',
          },
        ],
        nextCursor: null,
      }),
    ),
    http.get('*/api/enterprise/brand', () => HttpResponse.json({ accent: '', hasLogo: true })),
    http.get('*/api/enterprise/webhooks', () => HttpResponse.json(listedWebhooks(webhooks))),
    http.post('*/api/enterprise/webhooks', async ({ request }) => {
      await noted(request)
      webhooks.push(WEBHOOK)
      return HttpResponse.json({ success: true, webhook: WEBHOOK, secret: SECRET }, { status: 201 })
    }),
    http.patch('*/api/enterprise/webhooks/w1', async ({ request }) => {
      await noted(request)
      return HttpResponse.json({ success: true, webhook: WEBHOOK })
    }),
    http.delete('*/api/enterprise/webhooks/w1', async ({ request }) => {
      await noted(request)
      webhooks.length = 0
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/enterprise/webhooks/w1/rotate', async ({ request }) => {
      await noted(request)
      return HttpResponse.json({ success: true, webhook: WEBHOOK, secret: SECRET })
    }),
    http.get('*/api/enterprise/webhooks/w1/deliveries', () =>
      HttpResponse.json({ success: true, deliveries, nextCursor: null }),
    ),
    http.post('*/api/enterprise/webhooks/w1/deliveries/msg_1/replay', async ({ request }) => {
      await noted(request)
      return HttpResponse.json({ success: true, delivery: DELIVERY }, { status: 202 })
    }),
  )
  return sent
}

describe('who sees what', () => {
  it('sends whoever is not signed in to sign in, and back here', async () => {
    server.use(http.get('*/api/auth/check', signInRequired))
    const { router } = visit(PATH)
    await waitFor(() => expect(router.state.location.href).toBe('/login?redirect=%2Fenterprise%2Fsettings'))
  })

  it('leads whoever is in no organisation to their own account', async () => {
    signedInAs({ plan: 'premium' })
    await open(PATH)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('These settings are for organisations')
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
  })

  it('tells a viewer the policy in words, and asks nothing that is for admins', async () => {
    employedAs('viewer')
    await open(PATH)
    expect(await screen.findByText('Reports are kept for 30 days, then deleted.')).toBeVisible()
    expect(screen.getByText(/are for admins of your organisation/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/account#sessions')
    expect(await screen.findByText('12 of 100')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Webhooks' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save policy' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export all data' })).toBeNull()
  })

  it('shows an admin the policy to change, the webhooks and the audit log', async () => {
    administers()
    await open(PATH)
    expect(await screen.findByRole('button', { name: 'Save policy' })).toBeVisible()
    expect(await screen.findByText(/No webhook yet/)).toBeVisible()
    expect(await screen.findByText('webhook.disable')).toBeVisible()
    expect(screen.getByText('The system')).toBeVisible()
  })
})

it('lets admins change the policy, with the days checked', async () => {
  administers()
  const changes: unknown[] = []
  server.use(
    http.patch('*/api/enterprise/policy', async ({ request }) => {
      changes.push(await request.json())
      return HttpResponse.json({ ...POLICY, signalsOnly: true })
    }),
  )
  const { person } = await open(PATH)
  const days = await screen.findByLabelText('Days to keep reports')
  await person.clear(days)
  await person.type(days, '400')
  await person.click(screen.getByRole('button', { name: 'Save policy' }))
  expect(days).toHaveAccessibleDescription(/from 1 to 365/)
  await person.clear(days)
  await person.type(days, '14')
  await person.click(screen.getByRole('checkbox', { name: /Signals only/ }))
  await person.click(screen.getByRole('button', { name: 'Save policy' }))
  expect(await screen.findByText('Policy saved')).toBeVisible()
  expect(changes).toEqual([{ signalsOnly: true, retentionDays: 14, doNotKeep: false }])
})

it('lets admins set the colour of reports, says why one is refused, and takes the logo off', async () => {
  administers()
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/enterprise/brand', async ({ request }) => {
      const asked = (await request.json()) as { accent: string }
      sent.push(asked.accent)
      return asked.accent === '#ffee00'
        ? problem(422, 'invalid_input', 'This colour is too light to be read on white.', { field: 'accent' })
        : HttpResponse.json({ accent: asked.accent.toLowerCase(), hasLogo: true })
    }),
    http.delete('*/api/enterprise/brand/logo', () => {
      sent.push('removed')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { person } = await open(PATH)
  const colour = await screen.findByLabelText(/^Colour of headings/)
  await person.type(colour, 'blue')
  await person.click(button('Save colour'))
  expect(colour).toHaveAccessibleDescription(/six digits or letters/)
  for (const typed of ['#ffee00', '#1A4F8B']) {
    await person.clear(colour)
    await person.type(colour, typed)
    await person.click(button('Save colour'))
    if (typed === '#ffee00')
      expect(await screen.findByText('This colour is too light to be read on white.')).toBeVisible()
  }
  expect(await screen.findByText('Colour saved')).toBeVisible()
  await person.click(button('Remove logo'))
  expect(await screen.findByText('Logo removed')).toBeVisible()
  expect(screen.queryByRole('img', { name: 'The logo on your reports' })).toBeNull()
  const large = new File([new Uint8Array(1_000_001)], 'logo.png', { type: 'image/png' })
  await person.upload(screen.getByLabelText(/^Logo/), large)
  expect(screen.getByText('This picture is larger than 1 MB.')).toBeVisible()
  expect(sent).toEqual(['#ffee00', '#1A4F8B', 'removed'])
})

it('hands an admin all that the organisation owns as a file; a refusal is told, and a viewer is not offered it', async () => {
  administers()
  let refuse = true
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  server.use(
    http.post('*/api/enterprise/export', () =>
      refuse
        ? problem(429, 'rate_limited', 'That was tried too often in a few minutes.')
        : new HttpResponse('PK', { headers: { 'content-type': 'application/zip' } }),
    ),
  )
  const { person } = await open(PATH)
  await person.click(await screen.findByRole('button', { name: 'Export all data' }))
  expect(await screen.findByText('That was tried too often in a few minutes.')).toBeVisible()
  refuse = false
  await person.click(button('Export all data'))
  expect(await screen.findByText('Export saved')).toBeVisible()
  expect(click).toHaveBeenCalledOnce()
  click.mockRestore()
})

describe('a webhook', () => {
  it('is added for the chosen events, and its secret is shown until it was copied', async () => {
    const sent = administers()
    const { person } = await open(PATH)
    await person.click(await screen.findByRole('button', { name: 'Add a webhook' }))
    const form = within(screen.getByRole('dialog'))
    await person.click(form.getByRole('button', { name: 'Add webhook' }))
    expect(form.getByText('Please enter the address of your server.')).toBeVisible()
    await person.type(form.getByLabelText('Address'), 'https://hooks.acme.example/in')
    await person.click(form.getByLabelText(/^A report was deleted/))
    await person.click(form.getByRole('button', { name: 'Add webhook' }))

    expect(await screen.findByLabelText('Signing secret')).toHaveValue(SECRET)
    await person.click(button('I have copied it'))
    expect(screen.queryByLabelText('Signing secret')).toBeNull()
    expect(await screen.findByText('https://hooks.acme.example/in')).toBeVisible()
    const events = ['verification.completed', 'verification.reviewed', 'verification.disputed']
    expect(sent).toEqual([
      ['POST /api/enterprise/webhooks', { url: 'https://hooks.acme.example/in', description: '', events }],
    ])
  })

  it('that is refused says why at its field', async () => {
    administers()
    server.use(
      http.post('*/api/enterprise/webhooks', () =>
        problem(400, 'invalid_url', 'The address of a webhook begins with https://.', { field: 'url' }),
      ),
    )
    const { person } = await open(PATH)
    await person.click(await screen.findByRole('button', { name: 'Add a webhook' }))
    await person.type(screen.getByLabelText('Address'), 'http://hooks.acme.example/in')
    await person.click(button('Add webhook'))
    expect(await screen.findByText('The address of a webhook begins with https://.')).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveFocus()
  })

  it('tells why it is disabled, and is enabled, rotated and deleted after a question', async () => {
    const off = { ...WEBHOOK, enabled: false, disabledBecause: 'failing' as const }
    const sent = administers([off])
    const { person } = await open(PATH)
    expect(await screen.findByText(/Nothing was delivered for three days/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Send a test/ })).toBeNull()
    await person.click(button(/^Enable/))
    await person.click(button(/^Rotate the secret/))
    await person.click(button('Make a new secret'))
    expect(await screen.findByLabelText('Signing secret')).toHaveValue(SECRET)
    await person.click(button('I have copied it'))
    await person.click(button(/^Delete:/))
    await person.click(button('Delete webhook'))
    expect(await screen.findByText(/No webhook yet/)).toBeVisible()
    expect(sent).toEqual([
      ['PATCH /api/enterprise/webhooks/w1', { enabled: true }],
      ['POST /api/enterprise/webhooks/w1/rotate', ''],
      ['DELETE /api/enterprise/webhooks/w1', ''],
    ])
  })

  it('lists what was sent to it and what came of it, and sends one again', async () => {
    const sent = administers([WEBHOOK], [DELIVERY])
    const { person } = await open(PATH)
    await person.click(await screen.findByText('Deliveries'))
    expect(await screen.findByText(/answered 500 · 10 attempts/)).toBeVisible()
    expect(screen.getByText('Failed')).toBeVisible()
    await person.click(button('Send again: msg_1'))
    expect(await screen.findByText('The message is on its way again.')).toBeVisible()
    expect(sent).toEqual([['POST /api/enterprise/webhooks/w1/deliveries/msg_1/replay', '']])
  })
})
