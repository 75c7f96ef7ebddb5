/** Searching for jobs: what is sent, what is shown of an answer, and what is said when there is none. */
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { problem } from '../../testing/accounts'
import { answer } from '../../testing/answers'
import { BOARD, FOUND, finds, JOB } from '../../testing/jobs'
import { open } from '../../testing/open'
import { answersLate, server } from '../../testing/server'

const keywords = () => screen.findByLabelText('Keywords')
const submit = () => screen.getByText('Search Jobs')
const results = (count: string) => screen.findByRole('heading', { name: `Search Results (${count})` })

it('needs keywords, sends every filter, and puts them into the address', async () => {
  const seen = finds({})
  const { person, router } = await open('/premium')
  const box = await keywords()
  expect(submit()).toBeDisabled()
  expect(screen.getByLabelText('Hide potential scams (Trust Score < 40)')).toBeChecked()
  await person.click(box)
  await person.paste('mechanic')
  await person.click(screen.getByLabelText('Location'))
  await person.paste('London')
  await person.click(screen.getByLabelText(/^Min Salary/))
  await person.paste('30000')
  await person.selectOptions(screen.getByLabelText('Posted'), 'Last 7 days')
  await person.click(screen.getByLabelText('Remote only'))
  await person.click(screen.getByText('More filters'))
  await person.selectOptions(screen.getByLabelText('Within'), '25 km')
  await person.click(screen.getByLabelText('Full-time'))
  await person.click(submit())
  await waitFor(async () => expect(await results('1 job')).toHaveFocus())
  expect(seen).toEqual([
    expect.objectContaining({
      query: 'mechanic',
      location: 'London',
      minSalary: 30_000,
      currency: 'USD',
      postedWithin: '7d',
      remoteOnly: true,
      hideScams: true,
      radiusKm: 25,
      employmentTypes: ['full_time'],
      sort: 'relevance',
      cursor: null,
      limit: 20,
      live: true,
    }),
  ])
  expect(router.state.location.search).toMatchObject({
    q: 'mechanic',
    location: 'London',
    pay: 30_000,
    posted: '7d',
    remote: true,
    radius: 25,
    type: 'full_time',
  })
})

it('searches for what stands in an address that somebody opens, and leaves out what makes no sense', async () => {
  const seen = finds({})
  await open('/premium?q=mechanic&scams=shown&sort=newest&posted=sometimes&radius=7&trust=900&type=full_time,pirate')
  await results('1 job')
  expect(seen[0]).toMatchObject({
    query: 'mechanic',
    hideScams: false,
    sort: 'newest',
    postedWithin: 'any',
    radiusKm: null,
    minTrust: null,
    employmentTypes: ['full_time'],
  })
  expect(await keywords()).toHaveValue('mechanic')
})

it('is busy until the answer comes', async () => {
  finds({})
  server.use(
    http.post('*/api/premium/job-search', async () => {
      await delay('infinite')
      return HttpResponse.json(FOUND)
    }),
  )
  await open('/premium?q=mechanic')
  expect(await screen.findByRole('button', { name: 'Searching...' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Searching for jobs.')).toBeInTheDocument()
})

it('tells of a job what it is, how far to trust it, why it fits and where it is shown', async () => {
  const remotive = { ...BOARD, name: 'Remotive', url: 'https://remotive.example/1', isOwn: false }
  const other = { ...remotive, name: 'Board three', url: 'https://three.example/1', isOpen: false }
  finds({ jobs: [{ ...JOB, boards: [...JOB.boards, remotive, other] }] })
  const { person } = await open('/premium?q=mechanic')
  const job = within(await screen.findByRole('article', { name: 'Bicycle mechanic' }))
  for (const words of ['82% Match', '79 out of 100', 'Caution', "Why you're a match", 'Posted 18 Nov 2026'])
    expect(job.getByText(words)).toBeVisible()
  expect(job.getByText('You repaired bicycles for 4 years.')).toBeVisible()
  expect(job.getByText(/£16–£18 an hour/)).toHaveTextContent('(about $43,000–$48,000 a year)')
  expect(job.getByRole('link', { name: /^View Job/ })).toHaveAttribute('href', 'https://jobs.acme.example/7')
  expect(job.getByRole('link', { name: /^View Job/ })).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await person.click(job.getByText('All 3 places where it is shown'))
  expect(job.getByText(/Board three/).closest('li')).toHaveTextContent('no longer shown')
})

it('says what is not known of a job instead of leaving it out', async () => {
  const bare = { salary: '', pay: null, payAYearUsd: null, trustScore: null, band: null, matchScore: null }
  finds({ jobs: [{ ...JOB, ...bare, postedAt: null, closedAt: '2026-11-20T08:00:00Z', url: 'javascript:alert(1)' }] })
  await open('/premium?q=mechanic')
  const job = within(await screen.findByRole('article', { name: 'Bicycle mechanic' }))
  expect(job.getByText('Pay not stated')).toBeVisible()
  expect(job.getByText('First seen 18 Nov 2026')).toBeVisible()
  expect(job.getByText('Closed')).toBeVisible()
  expect(job.getByText('No longer shown by its board since 20 Nov 2026')).toBeVisible()
  expect(job.queryByRole('link', { name: /^View Job/ })).toBeNull()
  expect(job.queryByText(/Match/)).toBeNull()
})

it('verifies a job in the box below', async () => {
  finds({})
  const { seen, release } = answersLate(answer())
  const { person } = await open('/premium?q=mechanic')
  await person.click(await screen.findByRole('button', { name: 'Verify This Job: Bicycle mechanic' }))
  await waitFor(() => expect(seen).toEqual([expect.objectContaining({ url: 'https://jobs.acme.example/7' })]))
  release()
  expect(await screen.findByRole('region', { name: 'Verification Results' })).toBeVisible()
})

it('counts up to where the server counts, and shows more', async () => {
  finds({ total: { count: 1000, isCapped: true } }, { jobs: [{ ...JOB, id: 'o2', title: 'Wheel builder' }] })
  const { person } = await open('/premium?q=mechanic')
  await results('1,000+ jobs')
  await person.click(screen.getByRole('button', { name: 'Show more jobs' }))
  expect(await screen.findByRole('article', { name: 'Wheel builder' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more jobs' })).toBeNull()
})

it('tells how it understood what was typed, and which boards answered', async () => {
  finds({
    understood: {
      words: ['mechanic'],
      correctedFrom: 'mecanic',
      synonyms: ['technician'],
      place: null,
      placeUnknown: true,
    },
    boards: [
      { name: 'Acme', status: 'merged', found: 2 },
      { name: 'Bolt', status: 'slow', found: 0 },
      { name: 'Idle', status: 'none', found: 0 },
    ],
  })
  await open('/premium?q=mecanic&location=Nowhereville')
  expect(await screen.findByText(/We found nothing for “mecanic”\. Showing results for “mechanic”\./)).toBeVisible()
  expect(screen.getByText('Also searched for technician.')).toBeVisible()
  expect(screen.getByText(/We do not know a place called “Nowhereville”/)).toBeVisible()
  expect(screen.getByText('Boards asked just now: Acme (answered); Bolt (too slow, not waited for).')).toBeVisible()
})

it('narrows by what the results have in common, and back', async () => {
  const facets = {
    ...FOUND.facets,
    postedWithin: [{ value: '7d', count: 12 }],
    employmentType: [{ value: 'part_time', count: 3 }],
    company: [{ value: 'Acme Couriers', count: 2 }],
    remote: [{ value: 'remote', count: 4 }],
  }
  finds({ facets })
  const { person, router } = await open('/premium?q=mechanic')
  await results('1 job')
  const nav = within(screen.getByRole('navigation', { name: 'Narrow the results' }))
  await person.click(nav.getByRole('button', { name: /^Part-time/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ type: 'part_time' }))
  const again = within(await screen.findByRole('navigation', { name: 'Narrow the results' }))
  const pressed = again.getByRole('button', { name: /^Part-time/ })
  expect(pressed).toHaveAttribute('aria-pressed', 'true')
  await person.click(pressed)
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('type', 'part_time'))
})

it('asks for a resume where sorting by match needs one', async () => {
  finds({ sortedBy: 'relevance', jobs: [{ ...JOB, matchScore: null, matchReasons: [] }] })
  await open('/premium?q=mechanic&sort=match')
  expect(await screen.findByText(/To sort by match we need your resume/)).toBeVisible()
})

it('says that nothing was found', async () => {
  finds({ jobs: [], total: { count: 0, isCapped: false } })
  await open('/premium?q=xyzzy')
  await results('0 jobs')
  const told = screen.getAllByText('No jobs found. Try a different search query.')
  expect(told.some((each) => each.closest('[role=alert]') !== null)).toBe(true)
})

it.each([
  ["the server's words", () => problem(422, 'invalid_input', 'Say what to search for.'), 'Say what to search for.'],
  ['no words', () => new HttpResponse('<html>', { status: 502 }), 'Job search failed. Please try again.'],
  ['no answer', () => HttpResponse.error(), 'Failed to search jobs. Please check your connection and try again.'],
])('says why it failed with %s, and tries again', async (_, trouble, words) => {
  finds({})
  server.use(http.post('*/api/premium/job-search', trouble, { once: true }))
  const { person } = await open('/premium?q=mechanic')
  expect(await screen.findByText(words)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await results('1 job')).toBeVisible()
})
