/** What every result of a posting says of how a resume fits it: to whom, when, and in which words. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, signedInAs } from '../../testing/accounts'
import { answer, VERIFIED } from '../../testing/answers'
import { open } from '../../testing/open'
import { MATCH, matchesWith, RESUME, SECOND, seeksWith } from '../../testing/resumes'
import { answersWith } from '../../testing/server'
import { lengthOf } from './length'

async function verified(result = VERIFIED, path = '/premium') {
  answersWith(result)
  const page = await open(path)
  await page.person.click(screen.getByLabelText('Job posting link'))
  await page.person.paste('https://jobs.example/1')
  await page.person.click(screen.getByRole('button', { name: 'Verify Job' }))
  await screen.findByRole('region', { name: 'Verification Results' })
  return page
}

it('shows the percentage, why, what stands in the way, and both sides of each requirement', async () => {
  seeksWith(RESUME)
  const asked = matchesWith(MATCH)
  await verified()
  const card = within(await screen.findByRole('region', { name: 'Your match' }))
  expect(await card.findByRole('meter', { name: 'Match' })).toHaveAttribute('aria-valuetext', '72% Match')
  expect(asked).toEqual([{ verificationId: 'v1', resumeId: 'r1' }])
  expect(card.getByText('robin.pdf')).toBeVisible()
  expect(screen.getByRole('link', { name: 'How well it fits you' })).toHaveAttribute('href', '#match')
  expect(card.getByRole('heading', { name: "Why you're a match" })).toBeVisible()
  expect(card.getByText('You show Kubernetes, until today.')).toBeVisible()
  expect(card.getByText('Terraform is a must, and not shown.')).toBeVisible()
  expect(card.getByText('If you know Terraform, say where you used it.')).toBeVisible()
  const rows = card.getAllByRole('row').map((each) => each.textContent)
  expect(rows).toEqual([
    'The posting asksHow it standsYour resume shows',
    'Must have · 1 of 3 met, 1 partly',
    'Skill · 8 of 100 pointsKubernetes in productionMetRan services on Kubernetes.Senior Engineer at Sample Works Ltd · 8 years',
    'Years of work · 8 of 100 points10+ yearsPartlyYour resume shows 9.5 years.',
    'Skill · 8 of 100 pointsTerraformNot shownNo role or section tells of it.',
    'Nice to have',
    'Place · does not countBased in PortoCannot tell',
  ])
})

it('says that too little can be compared where there is no score', async () => {
  seeksWith(RESUME)
  matchesWith({ score: null, rows: [], reasons: [], blockers: [], suggestions: [], wording: null })
  await verified()
  expect(await screen.findByRole('img', { name: 'Match: No score' })).toBeVisible()
  expect(screen.getByText(/says too little to compare them/)).toBeVisible()
  expect(screen.getByText('The posting names no requirement that could be read.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: "Why you're a match" })).toBeNull()
})

it('tells which words a language model wrote', async () => {
  seeksWith(RESUME)
  matchesWith({ ...MATCH, wording: { text: 'You know Kubernetes well.', model: 'small-1' } })
  await verified()
  expect(await screen.findByText('In the words of a language model (small-1), from the table below:')).toBeVisible()
  expect(screen.getByText('You know Kubernetes well.')).toBeVisible()
})

it('compares with another resume when that is chosen', async () => {
  seeksWith(SECOND, RESUME)
  const asked = matchesWith(MATCH)
  const { person } = await verified()
  const choice = await screen.findByLabelText('Compared with')
  expect(choice).toHaveDisplayValue('robin.pdf')
  await person.selectOptions(choice, 'robin-short.docx')
  await waitFor(() => expect(asked.at(-1)).toEqual({ verificationId: 'v1', resumeId: 'r2' }))
})

it('says what went wrong, and tries again', async () => {
  seeksWith(RESUME)
  matchesWith(() => problem(503, 'overloaded', 'Too much at once.'))
  const { person } = await verified()
  expect(await screen.findByText('Too much at once.')).toBeVisible()
  matchesWith(MATCH)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('meter', { name: 'Match' })).toBeVisible()
})

it('beside a warning it compares only when asked to', async () => {
  seeksWith(RESUME)
  const asked = matchesWith(MATCH)
  const { person } = await verified(answer())
  expect(screen.getByText(/says nothing about whether it is real/)).toBeVisible()
  expect(asked).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Compare it with my resume anyway' }))
  expect(await screen.findByRole('meter', { name: 'Match' })).toBeVisible()
  answersWith(answer({ id: 'v2' }))
  await person.click(screen.getByText('Verify Job'))
  expect(await screen.findByText('Compare it with my resume anyway')).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('tells those without a resume how to get it, on the home page, too', async () => {
  seeksWith()
  await verified(VERIFIED, '/')
  expect(await screen.findByRole('link', { name: 'Add your resume' })).toHaveAttribute('href', '/premium#resume')
})

it('tells free users of Premium in one line', async () => {
  signedInAs({ plan: 'free' })
  await verified(VERIFIED, '/')
  expect(await screen.findByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/pricing')
  expect(screen.queryByRole('region', { name: 'Your match' })).toBeNull()
})

it.each([
  ['a free user beside a warning', () => signedInAs({ plan: 'free' }), answer()],
  ['a visitor', () => undefined, VERIFIED],
  ['Premium, of a message', () => void seeksWith(RESUME), answer({ ...VERIFIED, kind: 'message' })],
])('says nothing of matching to %s', async (_, arrive, result) => {
  arrive()
  await verified(result, '/')
  const panel = within(screen.getByRole('region', { name: 'Verification Results' }))
  expect(panel.queryByText(/your resume|fits you/)).toBeNull()
})

it.each([
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [30, '2½ years'],
  [95, '8 years'],
])('tells %i months as %s', (months, words) => expect(lengthOf(months)).toBe(words))
