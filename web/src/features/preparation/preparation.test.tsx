/** The preparation of an interview: what it shows, how it is practised, and what happens when something fails. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { problem, signedInAs } from '../../testing/accounts'
import { open, visit } from '../../testing/open'
import { noteFails, PREPARATION, prepareFails, prepares } from '../../testing/preparations'

const PATH = '/premium/applications/app-1/prepare'

async function prepared(change: Parameters<typeof prepares>[0] = {}) {
  const put = prepares(change)
  const page = await open(PATH)
  await screen.findByRole('heading', { name: 'Questions they may ask' })
  return { ...page, put }
}

it('shows each question with where it is from, what to tell and what is missing', async () => {
  await prepared()
  expect(screen.getByText('Data Engineer at Contoso')).toBeVisible()
  const part = within(screen.getByRole('region', { name: 'Questions they may ask' }))
  expect(part.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(
    PREPARATION.questions.map(({ text }) => text),
  )
  const asked = within(part.getAllByRole('listitem')[1] as HTMLElement)
  expect(asked.getByText('Partly shown')).toBeVisible()
  expect(asked.getByText('Experience with Python and Rust')).toBeVisible()
  expect(asked.getByText('Built the ordering system in Python')).toBeVisible()
  expect(asked.getByText('Engineer at Northwind, 2019–2022')).toBeVisible()
  expect(asked.getByText('Not shown in your resume:').parentElement).toHaveTextContent('Rust')
  expect(asked.getByText('the ordering system')).toBeVisible()
  expect(part.getByText('Tell it as a story')).toBeVisible()
  expect(part.getByText('What would be a plus')).toBeVisible()
})

it('shows what to ask, what to look up, what to beware of and what nobody has to answer', async () => {
  await prepared()
  expect(screen.getByText('What does the position pay?')).toBeVisible()
  const look = within(screen.getByRole('region', { name: 'Look up before you go' }))
  expect(look.getAllByText(/Speaks against it|Could not be checked/).map((each) => each.textContent)).toEqual([
    'Speaks against it',
    'Could not be checked',
  ])
  expect(look.getByText('Apply in the next hour')).toBeVisible()
  expect(screen.getByText('The posting shows this')).toBeVisible()
  expect(screen.getByText(/^Your age, family plans, health/)).toBeVisible()
})

it('is saved as a file and printed', async () => {
  const paper = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { person } = await prepared()
  expect(screen.getByRole('link', { name: 'Save as Markdown' })).toHaveAttribute(
    'href',
    '/api/premium/applications/app-1/preparation/markdown',
  )
  await person.click(screen.getByRole('button', { name: 'Print' }))
  expect(paper).toHaveBeenCalledOnce()
})

it('is practised one question after another, from the first that is left, and keeps notes', async () => {
  const { person, put } = await prepared()
  await person.click(screen.getByRole('button', { name: 'Practise' }))
  const practice = within(screen.getByRole('region', { name: 'Practice' }))
  expect(practice.getByText('Question 1 of 4 · To begin with')).toBeVisible()
  expect(practice.getByRole('status')).toHaveTextContent('1 of 4 practised')
  expect(practice.getByRole('heading', { level: 2 })).toHaveFocus()
  await person.type(practice.getByLabelText('Your note to this question'), 'the bakery')
  // One click leaves the box and ticks.
  await person.click(practice.getByRole('checkbox', { name: 'I have practised this one' }))
  await waitFor(() => expect(practice.getByRole('status')).toHaveTextContent('2 of 4 practised'))
  await waitFor(() => expect(put.at(-1)).toEqual({ questionId: 'aaa', note: 'the bakery', practised: true }))
  await person.click(practice.getByRole('button', { name: 'Next' }))
  expect(practice.getByLabelText('Your note to this question')).toHaveValue('the ordering system')
  expect(practice.getByRole('heading', { level: 2 })).toHaveFocus()
  await person.click(practice.getByRole('button', { name: 'End practice' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Practise' })).toHaveFocus())
  expect(screen.getByText('the bakery')).toBeVisible()
})

it('a note that could not be kept stays in its box and can be kept again', async () => {
  const { person, put } = await prepared()
  noteFails(() => problem(503, 'database_unavailable', 'The database does not answer.'))
  await person.click(screen.getByRole('button', { name: /^Practise: It would be a plus/ }))
  await person.type(screen.getByLabelText('Your note to this question'), 'streams')
  await person.tab()
  expect(await screen.findByRole('alert')).toHaveTextContent('Your note could not be kept.')
  await person.click(screen.getByRole('button', { name: 'Previous' }))
  await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByLabelText('Your note to this question')).toHaveValue('streams')
  prepares()
  await person.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(put).toEqual([])
})

it('a timer runs for who wants one', async () => {
  const { person } = await prepared()
  await person.click(screen.getByRole('button', { name: 'Practise' }))
  expect(screen.queryByRole('timer')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Start the timer' }))
  expect(screen.getByRole('timer', { name: 'Time' })).toHaveTextContent(/^0:0\d$/)
  await person.click(screen.getByRole('button', { name: 'Stop the timer' }))
  expect(screen.getByRole('button', { name: 'Start the timer' })).toBeVisible()
})

it.each([
  [{ resume: null }, /With your resume here/, 'Add your resume'],
  [{ hasText: false, toVerify: [] }, /We do not have the text/, 'Verify a posting'],
])('says what is missing and where to get it: %o', async (change, words, link) => {
  await prepared(change)
  expect(screen.getByText(words)).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: link })).toBeVisible()
})

it('says that the posting says little', async () => {
  await prepared({ questions: PREPARATION.questions.slice(0, 1) })
  expect(screen.getByText(/^The posting says little/)).toBeVisible()
})

it('says that the posting is closed, and shows notes to questions of before', async () => {
  await prepared({
    application: { ...PREPARATION.application, closedAt: '2026-11-20T12:00:00Z' },
    earlierNotes: [
      {
        questionId: 'old',
        question: 'Why bread?',
        note: 'Because',
        practised: true,
        changedAt: '2026-11-20T12:00:00Z',
      },
    ],
  })
  expect(screen.getByText('The posting is closed. What you prepare here stays.')).toBeVisible()
  expect(screen.getByText('Why bread?')).toBeVisible()
})

it("a model's words are told as such", async () => {
  await prepared({ wording: { text: 'You show Python.', model: 'small-model' } })
  expect(screen.getByText(/language model \(small-model\)/)).toBeVisible()
})

it('an application that is not there is said to be so', async () => {
  prepareFails(() => problem(404, 'not_found', 'There is no such application.'))
  await open(PATH)
  expect(await screen.findByRole('heading', { name: 'This application is not there' })).toBeVisible()
})

it('what could not be made is asked for again', async () => {
  prepareFails(() => HttpResponse.error() as unknown as Response)
  const { person } = await open(PATH)
  await screen.findByRole('alert')
  prepares()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Questions they may ask' })).toBeVisible()
})

it('free users are told how to get it', async () => {
  signedInAs({ plan: 'free' })
  const { router } = visit(PATH)
  await waitFor(() => expect(router.state.location.href).toBe('/pricing?reason=premium_required'))
})
