/** What a report says, what can be done with it, and what the candidate sees of it. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import type { TimelineEntry } from '../../lib/candidates'
import { problem } from '../../testing/accounts'
import { answerOf, CHECK, employedAs } from '../../testing/candidates'
import { open } from '../../testing/open'
import { server } from '../../testing/server'
import { pagesOf, quotedSpans } from './report/quotes'
import { scaleOf } from './report/timeline'

const PATH = '/enterprise/dashboard?verification=c1'

async function opened(check = CHECK) {
  employedAs('member', check)
  const page = await open(PATH)
  await screen.findByRole('heading', { name: 'Trust Report' })
  return page
}

it('shows badge, flags with quote, innocent explanation and question, and what was not checked', async () => {
  const { person } = await opened()
  expect(screen.getByRole('meter', { name: 'Trust score' })).toHaveAttribute('aria-valuetext', '64 out of 100, Caution')
  for (const name of ['PASSED CHECKS', 'FLAGS DETECTED', 'RECOMMENDATION', 'CONFIDENCE', 'BREAKDOWN', 'TIMELINE'])
    expect(screen.getByRole('heading', { name })).toBeVisible()
  expect(screen.getByText('72 %')).toBeVisible()
  expect(screen.getByText(/A slip of the keyboard/)).toBeVisible()
  expect(screen.getAllByText(/Ask when they first used it/)).toHaveLength(1)
  expect(screen.getByText('Authenticity').nextSibling).toHaveTextContent('Not checked')
  expect(screen.getByText('Resume', { selector: 'dt' }).nextSibling).toHaveTextContent('Passed71 out of 100')
  await person.click(screen.getByText('Not checked (1)'))
  expect(screen.getByText('Is the mail domain younger than 90 days?')).toBeVisible()
  expect(screen.getByText(CHECK.disclaimer)).toBeVisible()
})

it('calls a resume that fits together consistent, and never verified', async () => {
  await opened({ ...CHECK, trustScore: 86, band: 'verified' })
  expect(screen.getByRole('meter', { name: 'Trust score' })).toHaveAttribute(
    'aria-valuetext',
    '86 out of 100, Consistent',
  )
  expect(screen.getAllByText('Consistent')).not.toHaveLength(0)
  expect(screen.queryByText('Verified')).not.toBeInTheDocument()
})

it("marks what it quotes in the resume's text, and leads there", async () => {
  const { person } = await opened()
  const mark = screen.getByText('Worked with Kubernetes in 2011', { selector: 'mark' })
  await person.click(screen.getByRole('button', { name: 'Show in the resume' }))
  expect(mark).toHaveFocus()
})

it('tells the timeline in words and as a table', async () => {
  const { person } = await opened()
  expect(screen.getByRole('img', { name: /from 2019 to 2026 with 3 entries, 2 overlapping/ })).toBeVisible()
  await person.click(screen.getByText('The timeline as a table'))
  const [, first, , last] = within(screen.getByRole('table')).getAllByRole('row')
  expect(first).toHaveTextContent('RoleSenior EngineerAcme Ltd20192023Yes')
  expect(last).toHaveTextContent('Educationnot statedA schoolnot statednot statedNo')
})

it('shows no number anywhere where the organisation shows signals only', async () => {
  await opened({
    ...CHECK,
    signalsOnly: true,
    trustScore: null,
    band: null,
    confidence: null,
    breakdown: { employmentHistory: null, email: null, authenticity: null, resume: null },
    recommendation: { level: null, explanation: 'Read each of them.', questions: [] },
  })
  expect(screen.getByText('Signals only')).toBeVisible()
  for (const name of ['CONFIDENCE', 'BREAKDOWN']) expect(screen.queryByRole('heading', { name })).toBeNull()
  expect(screen.queryByRole('meter')).toBeNull()
})

it('says that not enough checks ran, and never a confidence that is none', async () => {
  await opened({ ...CHECK, trustScore: null, band: null, confidence: null })
  expect(screen.getByText(/Not enough checks ran/)).toBeVisible()
})

it('is exported as a file; a failure is told', async () => {
  const { person } = await opened()
  const made = vi.fn(() => 'blob:x')
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  server.use(
    http.get('*/api/enterprise/verifications/c1/report.pdf', () => new HttpResponse('%PDF-1.7')),
    http.get('*/api/enterprise/verifications/c1/report.csv', () => problem(404, 'not_found', 'It is gone.')),
  )
  await person.click(screen.getByRole('button', { name: 'Export Report' }))
  await person.click(screen.getByRole('button', { name: 'Export as PDF' }))
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
  await person.click(await screen.findByRole('button', { name: 'Export Report' }))
  await person.click(screen.getByRole('button', { name: 'Export as CSV' }))
  expect(await screen.findByText('It is gone.')).toBeVisible()
})

it('is marked as reviewed, with a decision and a note', async () => {
  const { person } = await opened()
  const review = { decision: 'hold', note: 'Asked.', by: 'Ada Byron King', at: '2026-11-22T02:10:00Z' } as const
  const sent: unknown[] = []
  await person.click(screen.getByRole('button', { name: 'Mark as Reviewed' }))
  await person.click(screen.getByRole('button', { name: 'Save review' }))
  expect(screen.getByLabelText('Decision')).toHaveAccessibleDescription('Please choose what you decided.')
  server.use(
    http.post('*/api/enterprise/verifications/c1/review', async ({ request }) => {
      sent.push(await request.json())
      employedAs('member', { ...CHECK, review })
      return HttpResponse.json(review)
    }),
  )
  await person.selectOptions(screen.getByLabelText('Decision'), 'Hold')
  await person.type(screen.getByLabelText(/^Note/), 'Asked.')
  await person.click(screen.getByRole('button', { name: 'Save review' }))
  expect(await screen.findByText('Reviewed: Hold')).toBeVisible()
  expect(screen.getByText(/by Ada Byron King/, { selector: 'span' })).toBeVisible()
  expect(sent).toEqual([{ decision: 'hold', note: 'Asked.' }])
})

it('is shared by a link that is shown once', async () => {
  const { person } = await opened()
  server.use(
    http.post('*/api/enterprise/verifications/c1/share', () =>
      HttpResponse.json({
        url: 'http://localhost:3000/candidate-report#token=x',
        expiresAt: '2026-12-06T00:00:00Z',
        mailed: false,
      }),
    ),
  )
  await person.click(screen.getByRole('button', { name: 'Share with candidate' }))
  expect(screen.getByRole('button', { name: 'Mail a link to ann@example.org' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await screen.findByLabelText('Link for the candidate')).toHaveValue(
    'http://localhost:3000/candidate-report#token=x',
  )
})

it('is deleted after a question; one that is held says so', async () => {
  const { person, router } = await opened()
  let held = true
  server.use(
    http.delete('*/api/enterprise/verifications/c1', () =>
      held ? problem(409, 'held', 'The candidate disputes this report.') : new HttpResponse(null, { status: 204 }),
    ),
  )
  await person.click(screen.getByRole('button', { name: 'Delete report' }))
  await person.click(screen.getByRole('button', { name: 'Yes, delete' }))
  expect(await screen.findByText('The candidate disputes this report.')).toBeVisible()
  held = false
  await person.click(screen.getByRole('button', { name: 'Yes, delete' }))
  expect(await screen.findByText('Report deleted')).toBeVisible()
  await waitFor(() => expect(router.state.location.href).toBe('/enterprise/dashboard'))
})

it('shows what the candidate disputes', async () => {
  await opened({
    ...CHECK,
    dispute: { statement: 'Both were half-time.', at: '2026-11-22T02:10:00Z', heldUntil: '2999-11-29T02:10:00Z' },
  })
  expect(screen.getByText('Both were half-time.')).toBeVisible()
  expect(screen.getByText(/held until 29 November/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete report' })).toBeNull()
})

const DISPUTE = { statement: 'Both were half-time.', at: '2026-11-22T02:10:00Z', heldUntil: '2026-11-29T02:10:00Z' }

it('a disputed report is checked again from the kept file, and both lead to each other', async () => {
  const { person, router } = await opened({ ...CHECK, dispute: DISPUTE })
  let refuses = true
  server.use(
    http.post('*/api/enterprise/verifications/c1/recheck', () => {
      if (refuses) return problem(409, 'file_gone', 'The file of this report is not kept any more.')
      server.use(
        http.get('*/api/enterprise/verifications/c1', () =>
          HttpResponse.json(answerOf({ ...CHECK, dispute: DISPUTE, recheckedAs: 'c2' })),
        ),
      )
      return HttpResponse.json(answerOf({ ...CHECK, id: 'c2', recheckOf: 'c1' }))
    }),
  )
  await person.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('The file of this report is not kept any more.')).toBeVisible()
  refuses = false
  await person.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(router.state.location.href).toBe('/enterprise/dashboard?verification=c2'))
  await person.click(await screen.findByRole('link', { name: 'Open the earlier report' }))
  expect(await screen.findByRole('link', { name: 'Open the newer report' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('where the file is gone, nothing can be checked again, and it says what can be done', async () => {
  await opened({ ...CHECK, dispute: DISPUTE, file: { format: 'pdf', pages: 1, kept: false } })
  expect(screen.getByText(/ask the candidate for their resume and upload it/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('a report that is gone says so, and leads back', async () => {
  employedAs('member')
  server.use(http.get('*/api/enterprise/verifications/c1', () => problem(404, 'not_found', 'There is no such report.')))
  const { person, router } = await open(PATH)
  expect(await screen.findByText('There is no such report.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Close the report' }))
  await waitFor(() => expect(router.state.location.href).toBe('/enterprise/dashboard'))
})

it('candidates read their report by the link, and dispute it once', async () => {
  const { id: _, ...report } = CHECK
  const { candidate, timeline, keptUntil } = CHECK
  const dispute = { statement: 'Both were half-time.', at: '2026-11-22T02:10:00Z', heldUntil: '2026-11-29T02:10:00Z' }
  const asked: unknown[] = []
  server.use(
    http.post('*/api/candidate-reports', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({
        organization: 'Acme',
        report: { ...report, id: 'c1' },
        candidate,
        timeline,
        keptUntil,
        expiresAt: '2026-12-06T00:00:00Z',
        dispute: null,
      })
    }),
    http.post('*/api/candidate-reports/dispute', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ dispute, message: 'Thank you.' })
    }),
  )
  const { person } = await open('/candidate-report#token=secret')
  expect(await screen.findByText(/Acme had your resume checked/)).toBeVisible()
  expect(document.title).toBe('The report about your resume · TrustHire')
  expect(screen.getByText(CHECK.disclaimer)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'RECOMMENDATION TO THE EMPLOYER' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Say what is not right' }))
  expect(screen.getByRole('heading', { name: 'Is something not right?' })).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Send to the employer' }))
  expect(screen.getByLabelText('What is not right')).toHaveAccessibleDescription(/Say in a sentence/)
  await person.type(screen.getByLabelText('What is not right'), 'Both were half-time.')
  await person.click(screen.getByRole('button', { name: 'Send to the employer' }))
  expect(await screen.findByText('Your words are with the employer')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send to the employer' })).toBeNull()
  expect(asked).toEqual([{ token: 'secret' }, { token: 'secret', statement: 'Both were half-time.' }])
})

it('a link that has ended says so', async () => {
  server.use(http.post('*/api/candidate-reports', () => problem(410, 'link_expired', 'This link does not work.')))
  await open('/candidate-report#token=old')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work')
})

it('the letters can be copied', async () => {
  await open('/enterprise/letters')
  expect(screen.getByRole('button', { name: 'Copy “Before the check”' })).toBeVisible()
})

const role = (changes: Partial<TimelineEntry>): TimelineEntry => ({
  kind: 'work',
  title: '',
  organization: '',
  start: '',
  end: '',
  current: false,
  overlaps: false,
  ...changes,
})

it('a year alone is drawn whole, a month to its end, and what has no start has no place', () => {
  const entries = [role({ start: '2020', end: '2020' }), role({ start: '2021-01', end: '2021-06' }), role({})]
  const scale = scaleOf(entries, new Date('2026-01-01T00:00:00Z'))
  expect(scale?.bars.map(({ from, width }) => [from, width])).toEqual([
    [0, 50],
    [50, 25],
    [null, 0],
  ])
  expect(scaleOf([role({})], new Date())).toBeNull()
})

it('an end before its start and a century of years stay within the scale', () => {
  const scale = scaleOf([role({ start: '1900', end: '1890' }), role({ start: '2020', current: true })], new Date())
  expect(scale?.ticks.length).toBeLessThanOrEqual(8)
  for (const { from, width } of scale?.bars ?? []) expect((from ?? 0) + width).toBeLessThanOrEqual(100.001)
})

it('pieces of a text are the whole text, whatever is quoted of it', () => {
  const text = 'one 🌱 two\nthree'
  const [flag] = CHECK.redFlags
  const [evidence] = flag?.evidence ?? []
  if (!flag || !evidence) throw new Error('the sample has no flag')
  const quoting = (start: number, end: number) => ({ ...evidence, start, end })
  const report = { ...CHECK, redFlags: [{ ...flag, evidence: [quoting(4, 9), quoting(6, 12), quoting(20, 40)] }] }
  const pages = pagesOf(text, [0, 10], quotedSpans(report))
  expect(
    pages
      .flat()
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(pages.map((pieces) => pieces.filter(({ mark }) => mark !== null).map((piece) => piece.text))).toEqual([
    ['🌱 two\n'],
    ['th'],
  ])
})
