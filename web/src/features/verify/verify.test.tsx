/** Verifying from the landing page: what a visitor sees from the empty box to the result, and back. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  CAUTION,
  CLERK,
  CLOSED,
  INSUFFICIENT,
  SPOOFED_MAIL,
  TASK_MESSAGE,
  VERIFIED,
} from '../../testing/answers'
import { open } from '../../testing/open'
import { answersLate, answersWith, refusesWith, server } from '../../testing/server'

const link = () => screen.getByLabelText('Job posting link')
const text = () => screen.getByLabelText('Job posting text')
const button = (name: string) => screen.getByRole('button', { name })
const results = () => screen.findByRole('region', { name: 'Verification Results' })

async function verify(words = 'https://jobs.example/1') {
  const { person } = await open('/')
  await person.click(link())
  await person.paste(words)
  await person.click(button('Verify Job'))
  return { person }
}

afterEach(() => vi.useRealTimers())

describe('the box', () => {
  it('asks for a link, and cannot be sent while empty or blank', async () => {
    const { person } = await open('/')
    expect(link()).toHaveAttribute('type', 'url')
    expect(link()).toHaveAttribute('placeholder', expect.stringMatching(/LinkedIn.*Indeed/))
    expect(button('Verify Job')).toBeDisabled()
    await person.type(link(), '   ')
    expect(button('Verify Job')).toBeDisabled()
    await person.type(link(), 'jobs.example/1')
    expect(button('Verify Job')).toBeEnabled()
    await person.click(button('or paste the text'))
    await person.type(text(), '   ')
    expect(button('Verify Job')).toBeDisabled()
  })

  it('sends a link typed without its scheme as https', async () => {
    const { seen, release } = answersLate(VERIFIED)
    await verify('jobs.example/1')
    await waitFor(() => expect(seen).toEqual([{ url: 'https://jobs.example/1' }]))
    release()
    await results()
  })

  it('is busy until the answer comes, and is not sent twice', async () => {
    const { seen, release } = answersLate(VERIFIED)
    const { person } = await verify()
    expect(button('Verifying...')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Verifying...')).toHaveFocus()
    await person.click(button('Verifying...'))
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Reading the posting')
    await person.type(link(), '{Enter}')
    release()
    await results()
    expect(seen).toHaveLength(1)
    expect(button('Verify Job')).toBeEnabled()
  })

  it('can be cancelled, which ends the request and keeps the input', async () => {
    const { requests } = answersLate(VERIFIED)
    const { person } = await verify()
    await waitFor(() => expect(requests).toHaveLength(1))
    await person.click(button('Cancel'))
    expect(requests.map((request) => request.signal.aborted)).toEqual([true])
    expect(button('Verify Job')).toBeEnabled()
    expect(link()).toHaveValue('https://jobs.example/1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the link and the text when switching between them', async () => {
    const { person } = await open('/')
    await person.type(link(), 'jobs.example/1')
    await person.click(button('or paste the text'))
    expect(button('Verify Job')).toBeDisabled()
    await person.type(text(), 'Data entry clerk wanted')
    await person.click(button('or use a link'))
    expect(link()).toHaveValue('jobs.example/1')
    await person.click(button('or paste the text'))
    expect(text()).toHaveValue('Data entry clerk wanted')
  })

  it('sends pasted text as text', async () => {
    const { seen, release } = answersLate(VERIFIED)
    const { person } = await open('/')
    await person.click(button('or paste the text'))
    await person.type(text(), 'Data entry clerk wanted')
    await person.click(button('Verify Job'))
    await waitFor(() => expect(seen).toEqual([{ text: 'Data entry clerk wanted', kind: 'auto' }]))
    release()
    await results()
  })

  it('states the daily allowance that the server states', async () => {
    server.use(
      http.get('*/api/settings', () => HttpResponse.json({ dailyVerifications: 7, productName: 'X' })),
      http.get('*/api/allowance', () => HttpResponse.error()),
    )
    await open('/')
    expect(await screen.findByText(/^7 free verifications a day/)).toBeVisible()
  })
})

describe('the result', () => {
  it('shows what was checked, the gauge, the badge, the verdict and the headline', async () => {
    await verify()
    const panel = within(await results())
    expect(panel.getByRole('heading', { name: CLERK.title })).toBeVisible()
    for (const words of ['GP', CLERK.company, CLERK.location, 'Danger', 'Risk: 88/100', 'Strong warning signs'])
      expect(panel.getByText(words)).toBeVisible()
    expect(panel.getAllByText(CLERK.salary)[0]).toBeVisible()
    const gauge = panel.getByRole('meter', { name: 'Trust score' })
    expect(gauge).toHaveAttribute('aria-valuenow', '12')
    expect(gauge).toHaveAttribute('aria-valuetext', '12 out of 100, Danger')
    expect(panel.getByRole('link', { name: /globalprime-careers/ })).toHaveAttribute(
      'rel',
      expect.stringMatching('noopener'),
    )
  })

  it('announces itself and takes the focus to its heading', async () => {
    await verify()
    await results()
    expect(screen.getByRole('heading', { name: 'Verification Results' })).toHaveFocus()
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Result: 12 out of 100. Strong warning signs.',
    )
  })

  it("tells the reasons in the server's order, each with its effect, its quote and the innocent explanation", async () => {
    await verify()
    const details = within(within(await results()).getByRole('region', { name: 'Analysis Details' }))
    const told = details.getAllByRole('listitem').map((item) => item.textContent)
    expect(told[0]).toMatch(
      /^Asks you to pay−38.5 points.*advance fees.*“Send \$80.*posting text.*statutory certificate fee.*FTC/,
    )
    expect(told[1]).toMatch(/^Moves you to a messenger−14.5 points/)
    expect(told[2]).toBe('No source independent of the posting confirms it yet.')
    expect(told[3]).toMatch(/^States the pay\+3 points.*20 Nov 2026/)
  })

  it('says what to do next, the advice of the heaviest finding first, and helps who already sent something', async () => {
    const { person } = await verify()
    const next = within(within(await results()).getByRole('region', { name: 'What to do next' }))
    expect(next.getAllByRole('listitem')[0]).toHaveTextContent('Do not pay.')
    await person.click(next.getByText('Already sent money, documents or ran a file?'))
    expect(next.getByRole('link', { name: 'A gift card' })).toHaveAttribute('href', '/help/scammed?given=gift_card')
  })

  it('says what could not be checked and how sure it is', async () => {
    await verify()
    const panel = within(await results())
    expect(panel.getByRole('region', { name: 'What we could not check' })).toHaveTextContent(
      'registered in the last three months?',
    )
    expect(panel.getByRole('region', { name: 'How sure we are' })).toHaveTextContent(/High. 4 of 5 questions .* 86%/)
  })

  it('gives the axes in words', async () => {
    await verify()
    const axes = within(await results()).getByRole('region', { name: 'At a glance' })
    expect(axes).toHaveTextContent('Scam signsStrong')
    expect(axes).toHaveTextContent('Signs that nobody is hiringNot checked')
  })

  it('shows a sum whose lines add up to the score', async () => {
    await verify()
    const table = within(await results()).getByRole('table')
    const numbers = within(table)
      .getAllByRole('cell')
      .map((cell) => Number(cell.textContent?.replace('−', '-')))
    const total = numbers.pop()
    expect(total).toBe(12)
    expect(numbers.reduce((sum, each) => sum + each)).toBe(total)
  })

  it.each([
    ['verified', VERIFIED, 'Verified', 'Trust: 91/100'],
    ['caution', CAUTION, 'Caution', 'Risk: 45/100'],
  ])('has its own word for %s', async (_band, body, word, verdict) => {
    answersWith(body)
    await verify()
    const panel = within(await results())
    expect(panel.getByText(word)).toBeVisible()
    expect(panel.getByText(verdict)).toBeVisible()
    expect(panel.queryByText('Already sent money, documents or ran a file?')).toBeNull()
    expect(panel.getByRole('region', { name: 'What we could not check' })).toBeVisible()
  })

  it('without enough evidence has no score and says what to add', async () => {
    answersWith(INSUFFICIENT)
    await verify()
    const panel = within(await results())
    expect(panel.queryByRole('meter')).toBeNull()
    expect(panel.getByRole('img', { name: 'Trust score: none' })).toBeVisible()
    expect(panel.getByText('Not enough evidence')).toBeVisible()
    expect(panel.getByRole('region', { name: 'What to add' })).toHaveTextContent('Paste the full text')
    expect(panel.getByText('Pasted text')).toBeVisible()
  })

  it('of a closed posting says so instead of a score', async () => {
    answersWith(CLOSED)
    await verify()
    const panel = within(await results())
    expect(panel.getByText('Closed')).toBeVisible()
    expect(panel.getByText(/This position has been filled/)).toBeVisible()
    expect(panel.getByRole('region', { name: 'What to do next' })).toHaveTextContent('newer openings')
  })

  it.each([
    ['a place without pay', { ...CLERK, salary: '' }, CLERK.location],
    ['pay without a place', { ...CLERK, location: '' }, CLERK.salary],
  ])('shows %s', async (_what, job, words) => {
    answersWith(answer({ job, signals: [] }))
    await verify()
    expect(within(await results()).getByText(words)).toBeVisible()
  })

  it('never links an address that is not a web address', async () => {
    answersWith(answer({ url: 'javascript:alert(1)' }))
    await verify()
    expect(within(await results()).queryByRole('link', { name: /alert/ })).toBeNull()
  })

  it('closes, with the input kept and the focus in it', async () => {
    const { person } = await verify()
    await person.click(within(await results()).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(screen.queryByRole('region', { name: 'Verification Results' })).toBeNull()
    expect(link()).toHaveFocus()
    expect(link()).toHaveValue('https://jobs.example/1')
  })

  it('scrolls to the top a tenth of a second after “Verify Another Job”', async () => {
    const { person } = await verify()
    const another = within(await results()).getByRole('button', { name: 'Verify Another Job' })
    vi.mocked(scrollTo).mockClear()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await person.click(another)
    expect(screen.queryByRole('region', { name: 'Verification Results' })).toBeNull()
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(100)
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })))
    timers.mockRestore()
  })
})

describe('the result of a message', () => {
  it('is told as one, with the company that it only claims', async () => {
    answersWith(TASK_MESSAGE)
    await verify()
    const panel = within(await results())
    expect(panel.getByRole('heading', { name: 'A message' })).toBeVisible()
    expect(panel.getByText('Says it is from Globex')).toBeVisible()
    expect(panel.queryByText('Signs that nobody is hiring')).toBeNull()
  })

  it('names the script and its steps, and quotes those that were seen', async () => {
    answersWith(TASK_MESSAGE)
    await verify()
    const script = within(
      within(await results()).getByRole('region', { name: 'Fits the task scam script: 2 of 3 steps' }),
    )
    const steps = script.getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Easy tasks for good pay, seen in the message“Rate 40 hotels a day”',
      'A small payout first, not seen',
      'You pay in to go on, seen in the message“Top up 50 USDT to unlock the set”',
    ])
    expect(script.getByText('As much fits: advance fee script.')).toBeVisible()
  })

  it('offers a safe reply to copy, and says when the browser does not allow it', async () => {
    answersWith(TASK_MESSAGE)
    const { person } = await verify()
    const reply = within(within(await results()).getByRole('region', { name: 'A safe reply' }))
    await person.click(reply.getByRole('button', { name: 'Copy the reply' }))
    expect(await reply.findByText('Copied.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(TASK_MESSAGE.safeReply)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    await person.click(reply.getByRole('button', { name: 'Copy the reply' }))
    expect(await reply.findByText(/did not allow copying/)).toBeVisible()
  })
})

describe('a saved mail', () => {
  const original = new File(['From: anna@globex.example\n\nHello'], 'offer.eml', { type: 'message/rfc822' })

  async function openMail() {
    const { person } = await open('/')
    await person.click(button('or paste the text'))
    await person.type(text(), 'kept')
    await person.upload(screen.getByLabelText(/saved e-mail/), original)
    return { person }
  }

  it('goes to the server as it is, and is told by its subject and its sender', async () => {
    const sent: { type: string | null; body: string }[] = []
    server.use(
      http.post('*/api/verify-mail', async ({ request }) => {
        sent.push({ type: request.headers.get('content-type'), body: await request.text() })
        return HttpResponse.json(SPOOFED_MAIL)
      }),
    )
    const { person } = await openMail()
    await person.click(button('Verify Job'))
    const panel = within(await results())
    expect(sent).toEqual([{ type: 'message/rfc822', body: await original.text() }])
    expect(panel.getByRole('heading', { name: 'Your job offer' })).toBeVisible()
    const sender = panel.getByRole('region', { name: 'Who sent it' })
    expect(sender).toHaveTextContent("The shown sender's domain does not vouch for it.")
    expect(sender).toHaveTextContent('https://globex.example/offer leads to https://192.0.2.7/x')
    expect(sender).not.toHaveTextContent('www.globex.example leads to')
    expect(sender).toHaveTextContent('Offer.pdf.exe, windows program, runs when opened, its name ends twice')
  })

  it('can be removed again, with the text kept', async () => {
    const { person } = await openMail()
    expect(screen.getByLabelText('Saved e-mail')).toHaveValue('offer.eml')
    await person.click(button('Remove'))
    expect(text()).toHaveValue('kept')
  })
})

describe('a problem', () => {
  const PASTE = 'Open the posting in your browser, copy its text and paste it here.'
  const problem = (code: string, more: object = {}) => ({
    code,
    message: `The sentence of ${code}.`,
    error: `The sentence of ${code}.`,
    advice: PASTE,
    requestId: 'req_1',
    ...more,
  })

  it.each([
    'blocked',
    'login_required',
    'not_a_posting',
    'listing_page',
    'no_text',
    'too_large',
    'timeout',
    'unreachable',
  ])('“%s” says what happened and offers to paste the text', async (code) => {
    refusesWith(422, problem(code))
    const { person } = await verify()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(`The sentence of ${code}.`)).toBeVisible()
    expect(alert.getByText(PASTE)).toBeVisible()
    expect(alert.getByText('req_1')).toBeVisible()
    await person.click(alert.getByRole('button', { name: 'Paste the text instead' }))
    await waitFor(() => expect(text()).toHaveFocus())
    await person.click(button('or use a link'))
    expect(link()).toHaveValue('https://jobs.example/1')
  })

  it.each(['invalid_url', 'invalid_input'])('“%s” leads back to the field', async (code) => {
    refusesWith(422, problem(code))
    await verify('what')
    expect(await screen.findByRole('alert')).toHaveTextContent(`The sentence of ${code}.`)
    expect(link()).toHaveFocus()
    expect(link()).toBeInvalid()
    expect(link()).toHaveAccessibleDescription(/The sentence/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('“rate_limited” says when it resets', async () => {
    const resetAt = new Date(Date.now() + 5 * 60_000 - 5000).toISOString()
    refusesWith(429, problem('rate_limited', { resetAt }))
    await verify()
    expect(await screen.findByRole('alert')).toHaveTextContent(/You can verify again at \d\d:\d\d \(in 5 minutes\)\./)
    expect(link()).toBeValid()
  })

  it.each(['overloaded', 'database_unavailable'])('“%s” says how long to wait and can be tried again', async (code) => {
    refusesWith(503, problem(code), { 'retry-after': '40' })
    const { person } = await verify()
    expect(await screen.findByRole('alert')).toHaveTextContent(/verify again at \d\d:\d\d \(in \d+ seconds\)/)
    answersWith(VERIFIED)
    await person.click(button('Try again'))
    expect(await results()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['an answer that is no JSON', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['a good status without a body', () => new HttpResponse('<html>', { status: 200 })],
  ])('with %s says that it failed, keeps the input and can be tried again', async (_what, reply) => {
    server.use(http.post('*/api/verify-simple', reply))
    const { person } = await verify()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to verify job. Please try again.')
    expect(link()).toHaveValue('https://jobs.example/1')
    expect(button('Verify Job')).toBeEnabled()
    answersWith(VERIFIED)
    await person.click(button('Try again'))
    expect(await results()).toBeVisible()
  })

  it('goes away when the next verification starts', async () => {
    refusesWith(422, problem('blocked'))
    const { person } = await verify()
    await screen.findByRole('alert')
    const { release } = answersLate(VERIFIED)
    await person.click(button('Verify Job'))
    expect(screen.queryByRole('alert')).toBeNull()
    release()
    await results()
  })
})
