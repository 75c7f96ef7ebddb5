/** Plan and payments on the account page: every standing, every way on, and what is said afterwards. */
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Billing } from '../../lib/billing'
import { BILLING, bills, problem, signedInAs } from '../../testing/accounts'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

let sent: unknown[] = []
const part = () => within(screen.getByRole('region', { name: 'Plan and billing' }))
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const RECEIPT = {
  id: 'in_1',
  number: 'TH-0001',
  paidAt: '2026-11-20T10:00:00Z',
  cents: 900,
  amount: '$9.00',
  refundedCents: 0,
  periodStart: '2026-11-20T10:00:00Z',
  periodEnd: '2026-12-20T10:00:00Z',
  url: 'https://pay.example/receipts/1',
}
const ACTIVE: Partial<Billing> = {
  plan: 'premium',
  status: 'active',
  renewsAt: '2026-12-20T10:00:00Z',
  refundableUntil: '2026-12-20T10:00:00Z',
  receipts: [RECEIPT],
}

function answers(path: string, then: Partial<Billing>) {
  server.use(
    http.post(`*/api/billing/${path}`, async ({ request }) => {
      sent.push([path, await request.json().catch(() => null)])
      bills(then)
      return HttpResponse.json({ ...BILLING, ...then })
    }),
  )
}

async function openWith(changes: Partial<Billing>, path = '/account') {
  bills(changes)
  const page = await open(path)
  await part().findByText('Receipts')
  return page
}

beforeEach(() => {
  sent = []
  signedInAs()
  server.use(
    http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [] })),
    http.get('*/api/auth/totp', () => HttpResponse.json({ enabled: false, recoveryCodesLeft: 0 })),
  )
})

describe('what it says', () => {
  it.each<[string, Partial<Billing>, string, RegExp, string[]]>([
    ['free', {}, 'Free', /5 verifications a day/, ['Start 7-day trial', 'Get Premium for $9 a month']],
    ['free after the trial', { trialUsed: true }, 'Free', /5 verifications/, ['Get Premium for $9 a month']],
    [
      'on trial',
      { status: 'trial', trialUsed: true, trialEndsAt: inDays(6.5) },
      'Premium, on trial',
      /^7 days left/,
      ['Get Premium for $9 a month'],
    ],
    [
      'paying',
      ACTIVE,
      'Premium',
      /^\$9 a month\. Renews on 20 December 2026\./,
      ['Cards and invoices', 'Cancel subscription', 'Get a refund'],
    ],
    [
      'cancelled',
      { ...ACTIVE, status: 'ending', renewsAt: null, endsAt: '2026-12-20T10:00:00Z', refundableUntil: null },
      'Premium, cancelled',
      /until 20 December 2026\. It will not renew/,
      ['Keep Premium after all', 'Cards and invoices'],
    ],
    [
      'overdue',
      { ...ACTIVE, status: 'past_due', refundableUntil: null },
      'Premium, payment overdue',
      /last payment failed/,
      ['Cards and invoices', 'Cancel subscription'],
    ],
    ['given', { plan: 'premium', status: 'granted' }, 'Premium', /Nothing is charged/, []],
    [
      'of an organisation',
      { plan: 'enterprise', status: 'organization' },
      'Enterprise',
      /Your organisation's plan/,
      [],
    ],
  ])('%s', async (_, billing, title, words, buttons) => {
    await openWith(billing)
    expect(part().getByText(title)).toBeVisible()
    expect(part().getByText(words)).toBeVisible()
    expect(part().getByText('TEST MODE')).toBeVisible()
    expect(
      part()
        .queryAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(buttons)
  })

  it('names every payment, with its receipt', async () => {
    await openWith({
      ...ACTIVE,
      receipts: [RECEIPT, { ...RECEIPT, id: 'in_0', number: 'TH-0000', refundedCents: 900, url: null }],
    })
    const lines = part().getAllByRole('listitem')
    expect(lines[0]).toHaveTextContent('20 November 2026 TH-0001')
    expect(within(lines[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', RECEIPT.url)
    expect(lines[1]).toHaveTextContent('$9.00 (refunded)')
  })

  it('where nothing can be bought, nothing is offered', async () => {
    await openWith({ payments: 'off', testMode: false })
    expect(part().queryByRole('button', { name: /Get Premium/ })).toBeNull()
    expect(part().getByText(/Payments are not set up/)).toBeVisible()
    expect(part().queryByText('TEST MODE')).toBeNull()
  })

  it('that cannot be read is told, and asked for again', async () => {
    server.use(http.get('*/api/billing', () => problem(503, 'database_unavailable', 'The database does not answer.')))
    const { person } = await open('/account')
    expect(await part().findByRole('alert')).toHaveTextContent('The database does not answer.')
    bills()
    await person.click(part().getByRole('button', { name: 'Try again' }))
    expect(await part().findByText('Free')).toBeVisible()
  })
})

describe('what can be done', () => {
  it('a trial begins with one press', async () => {
    const { person } = await openWith({})
    answers('trial', { plan: 'premium', status: 'trial', trialUsed: true, trialEndsAt: inDays(7) })
    await person.click(part().getByRole('button', { name: 'Start 7-day trial' }))
    expect(await screen.findByText('Your trial has begun: Premium for 7 days.')).toBeVisible()
    expect(await part().findByText('Premium, on trial')).toBeVisible()
  })

  it('buying needs consent to the very sentence that the server keeps, then leads to the payment page', async () => {
    const { person } = await openWith({})
    server.use(
      http.post('*/api/billing/checkout', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ url: 'http://localhost:3000/#paying' })
      }),
    )
    await person.click(part().getByRole('button', { name: 'Get Premium for $9 a month' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Get Premium' }))
    expect(dialog.getByText(BILLING.terms.sentence)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Continue to payment' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('Please agree first.')
    expect(sent).toEqual([])
    await person.click(dialog.getByRole('checkbox'))
    await person.click(dialog.getByRole('button', { name: 'Continue to payment' }))
    await expect.poll(() => location.hash).toBe('#paying')
    expect(sent).toEqual([{ acceptedTerms: true }])
    location.hash = ''
  })

  it('cancelling is asked about once, and says until when Premium lasts', async () => {
    const { person } = await openWith(ACTIVE)
    answers('cancel', { ...ACTIVE, status: 'ending', renewsAt: null, endsAt: '2026-12-20T10:00:00Z' })
    await person.click(part().getByRole('button', { name: 'Cancel subscription' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel your subscription?' }))
    expect(dialog.getByText(/You keep Premium until 20 December 2026/)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Yes, cancel' }))
    expect(await screen.findByText('Cancelled. Nothing more will be charged.')).toBeVisible()
    expect(await part().findByText('Premium, cancelled')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a cancellation can be taken back', async () => {
    const { person } = await openWith({ ...ACTIVE, status: 'ending', endsAt: '2026-12-20T10:00:00Z', renewsAt: null })
    answers('resume', ACTIVE)
    await person.click(part().getByRole('button', { name: 'Keep Premium after all' }))
    expect(await screen.findByText('Your subscription goes on.')).toBeVisible()
  })

  it('the money comes back by a button', async () => {
    const { person } = await openWith(ACTIVE)
    expect(part().getByText('You can have your last payment back until 20 December 2026.')).toBeVisible()
    answers('refund', { receipts: [{ ...RECEIPT, refundedCents: 900 }], trialUsed: true })
    await person.click(part().getByRole('button', { name: 'Get a refund' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Refund your last payment?' }))
    expect(dialog.getByText(/You get \$9\.00 back/)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Yes, refund it' }))
    expect(await screen.findByText('Refunded. Your subscription has ended.')).toBeVisible()
    expect(await part().findByText('Free')).toBeVisible()
  })

  it('what fails is told where it was asked, and changes nothing', async () => {
    const { person } = await openWith(ACTIVE)
    server.use(
      http.post('*/api/billing/cancel', () =>
        problem(503, 'payments_unavailable', 'The payment service does not answer.'),
      ),
    )
    await person.click(part().getByRole('button', { name: 'Cancel subscription' }))
    const dialog = within(screen.getByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Yes, cancel' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The payment service does not answer.')
    await person.click(dialog.getByRole('button', { name: 'Keep Premium' }))
    expect(part().getByText(/Renews on/)).toBeVisible()
  })
})

describe('back from the payment page', () => {
  it('it waits until the payment is known, then says so', async () => {
    bills()
    const { person, router } = await open('/account?checkout=done')
    expect(await screen.findByText(/We are waiting for the payment service/)).toBeVisible()
    bills(ACTIVE)
    expect(await screen.findByText('Thank you. You have Premium now.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/Thank you/)).toBeNull()
    expect(router.state.location.href).toBe('/account')
  })

  it('without a payment it says that nothing was charged', async () => {
    await openWith({}, '/account?checkout=cancelled')
    expect(screen.getByText(/Nothing was bought, and nothing was charged/)).toBeVisible()
  })

  it('an outcome that it does not know is none', async () => {
    await openWith({}, '/account?checkout=free-forever')
    expect(screen.queryByText(/Thank you|Nothing was bought/)).toBeNull()
  })
})
