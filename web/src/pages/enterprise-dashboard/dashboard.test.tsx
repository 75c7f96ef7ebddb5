/** Who gets to the dashboard, what they can do there, and what is said when something fails. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { problem, signedInAs, signInRequired } from '../../testing/accounts'
import { answerOf, CHECK, employedAs, listed, STATS } from '../../testing/candidates'
import { open, visit } from '../../testing/open'
import { server } from '../../testing/server'

const PATH = '/enterprise/dashboard'
const resume = (name = 'ann.pdf', size = 5) => {
  const file = new File(['%PDF-'], name, { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const picker = () => screen.getByLabelText(/^Resume/)
const verify = () => screen.getByRole('button', { name: 'Verify Candidate' })

async function filledIn() {
  const page = await open(PATH)
  await page.person.upload(await screen.findByLabelText(/^Resume/), resume())
  await page.person.click(screen.getByRole('checkbox', { name: /the candidate has been told/ }))
  return page
}

describe('who gets in', () => {
  it('sends whoever is not signed in home, with the reason', async () => {
    server.use(http.get('*/api/auth/check', signInRequired))
    const { router } = visit(PATH)
    await waitFor(() => expect(router.state.location.href).toBe('/?message=contact-sales'))
  })

  it('keeps whoever is signed in when the server does not answer, and tries again', async () => {
    employedAs('member')
    server.use(http.get('*/api/auth/check', () => problem(503, 'database_unavailable', 'It does not answer.')))
    const { router } = visit(PATH)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(router.state.location.href).toBe(PATH)
  })

  it('tells whoever is in no organisation what it is for', async () => {
    signedInAs({ plan: 'premium' })
    await open(PATH)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Candidate verification is for organisations')
    expect(screen.getByText(/Your account may not do this/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Verify Candidate' })).toBeNull()
  })

  it('lets a viewer read and says why they cannot verify', async () => {
    employedAs('viewer')
    await open(`${PATH}?verification=c1`)
    expect(await screen.findByRole('heading', { name: 'Trust Report' })).toBeVisible()
    expect(screen.getByText(/You are a viewer/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Export Report' })).toBeVisible()
    for (const name of ['Verify Candidate', 'Mark as Reviewed', 'Share with candidate', 'Delete report'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Policy' })).toBeNull()
  })
})

it("shows the organisation, its role, this month's count with the limit, and the ways on", async () => {
  employedAs('member')
  await open(PATH)
  expect(screen.getByText('Acme · Member')).toBeVisible()
  expect(await screen.findByText('12 of 100 verifications')).toBeVisible()
  expect(screen.getByText('88')).toBeVisible()
  expect(screen.getByText('31')).toBeVisible()
  expect(screen.getByText('Starts again on 1 December (UTC)')).toBeVisible()
  expect(screen.getByRole('link', { name: 'API Keys' })).toHaveAttribute('href', '/enterprise/api-keys')
  expect(screen.getByRole('link', { name: 'View History' })).toHaveAttribute('href', '#history')
})

it.each([
  [100, /used up; 110 are possible in all before it stops/],
  [110, "The month's verifications are used up."],
])('says after %i of 100 what still goes', async (thisMonth, words) => {
  employedAs('member', CHECK, { ...STATS, thisMonth, remaining: 0 })
  await open(PATH)
  expect(await screen.findByText(words)).toBeVisible()
})

it('tells the month day by day once it is asked for', async () => {
  employedAs('viewer')
  const byDay = [
    { day: '2026-11-01', verifications: 9 },
    { day: '2026-11-02', verifications: 0 },
    { day: '2026-11-03', verifications: 3 },
  ]
  server.use(http.get('*/api/enterprise/usage', () => HttpResponse.json({ used: 12, byDay })))
  const { person } = await open(PATH)
  await person.click(await screen.findByText('This month, day by day'))
  expect(await screen.findByRole('row', { name: '3 Nov 2026 3' })).toBeVisible()
  expect(screen.getAllByRole('row').map((each) => each.textContent)).toEqual([
    'Day (UTC)Verifications',
    '3 Nov 20263',
    '1 Nov 20269',
  ])
})

it('says honestly that nothing was verified yet', async () => {
  employedAs('member', CHECK, { ...STATS, totalVerifications: 0, thisMonth: 0, limit: null, remaining: null })
  await open(PATH)
  expect(await screen.findByText(/No candidate has been verified yet/)).toBeVisible()
  expect(screen.getByText('0 verifications, no monthly limit')).toBeVisible()
  expect(await screen.findByText('Nothing has been verified yet.')).toBeVisible()
})

describe('the form', () => {
  it.each([
    ['notes.txt', 5, /not a kind of file that can be read here/],
    ['ann.pdf', 10 * 1024 * 1024 + 1, /larger than 10 MB: it has 10\.1 MB/],
    ['ann.docx', 0, /This file is empty/],
  ])('refuses %s of %d bytes before it is sent', async (name, size, words) => {
    employedAs('member')
    await open(PATH)
    fireEvent.change(await screen.findByLabelText(/^Resume/), { target: { files: [resume(name, size)] } })
    expect(screen.getByText(words)).toBeVisible()
    expect(picker()).toHaveAttribute('aria-invalid', 'true')
    expect(verify()).toBeDisabled()
  })

  it('takes a file that is dropped, and lets it be removed', async () => {
    employedAs('member')
    const { person } = await open(PATH)
    expect(verify()).toBeDisabled()
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [resume('ann.docx')] } })
    expect(screen.getByText('ann.docx')).toBeVisible()
    expect(verify()).toBeEnabled()
    await person.click(screen.getByRole('button', { name: 'Remove ann.docx' }))
    expect(verify()).toBeDisabled()
  })

  it('asks for purpose and notice before each run, and links to the letters', async () => {
    employedAs('member')
    const { person } = await open(PATH)
    await person.upload(picker(), resume())
    await person.click(verify())
    const box = screen.getByRole('checkbox', { name: /the candidate has been told/ })
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription(/Confirm that you check this resume for a hiring decision/)
    expect(screen.getByRole('link', { name: 'Before the check' })).toHaveAttribute('href', '/enterprise/letters#notice')
  })

  it('sends what was asked for, under a key, and shows the report with the focus on it', async () => {
    employedAs('member')
    const sent: { body: string; headers: Headers }[] = []
    server.use(
      http.post('*/api/enterprise/verify', async ({ request }) => {
        sent.push({ body: await request.text(), headers: request.headers })
        return HttpResponse.json(answerOf(CHECK))
      }),
    )
    const { person, router } = await filledIn()
    await person.type(screen.getByLabelText(/Candidate email/), 'ann@example.org')
    await person.type(screen.getByLabelText(/Claimed employers/), 'Acme, Example')
    await person.click(verify())
    expect(await screen.findByRole('heading', { name: 'Trust Report' })).toHaveFocus()
    expect(router.state.location.href).toBe(`${PATH}?verification=c1`)
    const { body, headers } = sent[0] ?? { body: '', headers: new Headers() }
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(body).toContain('name="candidateEmail"\r\n\r\nann@example.org\r\n')
    expect(body).toContain('name="claimedEmployers"\r\n\r\nAcme, Example\r\n')
    expect(body).toContain('name="attested"\r\n\r\ntrue\r\n')
    expect(body).toContain('name="resume"; filename="ann.pdf"\r\n\r\n%PDF-\r\n')
    await person.click(screen.getByRole('button', { name: 'Close the report' }))
    expect(verify()).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: /the candidate has been told/ })).not.toBeChecked()
  })

  it('a LinkedIn address alone enables the button, and the refusal is told at the resume', async () => {
    employedAs('member')
    const words = "Add a resume: a LinkedIn address alone can't be checked"
    server.use(http.post('*/api/enterprise/verify', () => problem(422, 'invalid_input', words, { field: 'resume' })))
    const { person } = await open(PATH)
    await person.type(screen.getByLabelText(/LinkedIn URL/), 'linkedin.com/in/ann-lee')
    await person.click(screen.getByRole('checkbox', { name: /the candidate has been told/ }))
    await person.click(verify())
    expect(await screen.findByText(`Verification failed: ${words}`)).toBeVisible()
    expect(screen.getAllByText(new RegExp(words))).toHaveLength(1)
    expect(picker()).toHaveFocus()
    expect(picker()).toHaveAccessibleDescription(expect.stringContaining(`Verification failed: ${words}`))
  })

  it.each([
    ['the error', () => problem(429, 'monthly_limit', 'All are used up.'), 'Verification failed: All are used up.'],
    [
      'an answer that cannot be read',
      () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 }),
      'Verification failed: the server gave no answer that can be read.',
    ],
    ['no connection', () => HttpResponse.error(), 'Error connecting to verification service'],
  ])('says %s in the words of the specification, and keeps what was typed', async (_, answer, words) => {
    employedAs('member')
    server.use(http.post('*/api/enterprise/verify', answer))
    const { person } = await filledIn()
    await person.click(verify())
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByText('ann.pdf')).toBeVisible()
    expect(verify()).toBeEnabled()
    await person.upload(picker(), resume('another.pdf'))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('sent again after no answer it has the same key, after an answer another', async () => {
    employedAs('member')
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/enterprise/verify', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return keys.length === 1 ? HttpResponse.error() : problem(422, 'invalid_input', 'This file is damaged.')
      }),
    )
    const { person } = await filledIn()
    await person.click(verify())
    await screen.findByText('Error connecting to verification service')
    await person.click(verify())
    await screen.findByText('Verification failed: This file is damaged.')
    await person.click(verify())
    await waitFor(() => expect(keys).toHaveLength(3))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('can be cancelled', async () => {
    employedAs('member')
    server.use(http.post('*/api/enterprise/verify', () => new Promise<never>(() => {})))
    const { person } = await filledIn()
    await person.click(verify())
    expect(screen.getByRole('button', { name: 'Verifying...' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('progressbar')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(verify()).toBeEnabled()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('the history', () => {
  it('is searched, filtered, and opened', async () => {
    employedAs('member')
    const asked: string[] = []
    server.use(
      http.get('*/api/enterprise/verifications', ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json({ verifications: [listed({ decision: 'hold' })], nextCursor: null })
      }),
    )
    const { person, router } = await open(PATH)
    await person.type(screen.getByLabelText('Name or email'), 'ann{Enter}')
    await person.selectOptions(screen.getByLabelText('Recommendation'), 'Review')
    await person.selectOptions(screen.getByLabelText('Review'), 'Not reviewed yet')
    await waitFor(() => expect(asked.at(-1)).toBe('?cursor=&q=ann&level=review&reviewed=false'))
    expect(await screen.findByText(/1 flag · Reviewed: Hold/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Open the report: Ann Lee' }))
    await waitFor(() => expect(router.state.location.href).toBe(`${PATH}?verification=c1`))
  })

  it('goes on page by page, and says when nothing fits', async () => {
    employedAs('member')
    server.use(
      http.get('*/api/enterprise/verifications', ({ request }) => {
        const { searchParams } = new URL(request.url)
        if (searchParams.get('q')) return HttpResponse.json({ verifications: [], nextCursor: null })
        return searchParams.get('cursor')
          ? HttpResponse.json({ verifications: [listed({ id: 'c2', candidateName: 'Bo' })], nextCursor: null })
          : HttpResponse.json({ verifications: [listed()], nextCursor: 'more' })
      }),
    )
    const { person } = await open(PATH)
    await person.click(await screen.findByRole('button', { name: 'Show older reports' }))
    expect(await screen.findByRole('button', { name: 'Open the report: Bo' })).toBeVisible()
    await person.type(screen.getByLabelText('Name or email'), 'zoe{Enter}')
    expect(await screen.findByText('Nothing fits these words and filters.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(await screen.findByRole('button', { name: 'Open the report: Ann Lee' })).toBeVisible()
  })

  it('says that it could not be loaded, and tries again', async () => {
    employedAs('member')
    let answers = false
    server.use(
      http.get('*/api/enterprise/verifications', () =>
        answers
          ? HttpResponse.json({ verifications: [listed()], nextCursor: null })
          : problem(503, 'database_unavailable', 'The database does not answer.'),
      ),
    )
    const { person } = await open(PATH)
    const history = screen.getByRole('region', { name: 'History' })
    expect(await within(history).findByText('The database does not answer.')).toBeVisible()
    answers = true
    await person.click(within(history).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Open the report: Ann Lee' })).toBeVisible()
  })
})

it('leads to the policy, which the settings keep', async () => {
  employedAs('admin')
  await open(PATH)
  expect(await screen.findByRole('link', { name: 'Policy' })).toHaveAttribute('href', '/enterprise/settings#policy')
  expect(screen.queryByRole('button', { name: 'Save policy' })).toBeNull()
})
