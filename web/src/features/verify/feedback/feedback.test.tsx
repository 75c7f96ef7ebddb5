/** "Was this right?" below a result, in every state that a person can meet. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, TASK_MESSAGE } from '../../../testing/answers'
import { open } from '../../../testing/open'
import { answersWith, server } from '../../../testing/server'

const PATH = '*/api/verifications/:id/feedback'
let sent: unknown[]

const section = async () => within(await screen.findByRole('region', { name: 'Was this right?' }))
/** What a screen reader is told. */
const said = () =>
  screen.getByRole('region', { name: 'Was this right?' }).querySelector(':scope > [aria-live]')?.textContent
const button = (name: string) => screen.getByRole('button', { name })

async function verify() {
  const { person } = await open('/')
  await person.click(screen.getByLabelText('Job posting link'))
  await person.paste('https://jobs.example/1')
  await person.click(button('Verify Job'))
  await section()
  return person
}

/** Refuses the next one. */
function refuses(method: 'put' | 'delete', status: number, problem: Record<string, unknown> = {}) {
  server.use(http[method](PATH, () => HttpResponse.json(problem, { status }), { once: true }))
}

beforeEach(() => {
  sent = []
  server.use(
    http.put(PATH, async ({ request, params }) => {
      const word = (await request.json()) as object
      sent.push({ id: params.id, ...word })
      return HttpResponse.json({ actual: null, note: '', ...word, saidAt: '2026-11-21T14:06:00Z' })
    }),
    http.delete(PATH, ({ params }) => {
      sent.push({ id: params.id, deleted: true })
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

it('“yes” is sent at once and thanked, and the focus stays in the section', async () => {
  const person = await verify()
  await person.click(button('Yes, it was right'))
  expect(await (await section()).findByText('You said that this was right.')).toBeVisible()
  expect(sent).toEqual([{ id: 'v1', right: true, actual: null, note: '' }])
  expect(screen.getByRole('heading', { name: 'Was this right?' })).toHaveFocus()
  expect(said()).toBe('Thank you.')
})

describe('“no”', () => {
  it('asks what it is and why, and sends both', async () => {
    const person = await verify()
    await person.click(button('No, it was wrong'))
    expect(screen.getByRole('radio', { name: 'A scam' })).toHaveFocus()
    await person.click(screen.getByRole('radio', { name: 'A genuine posting' }))
    await person.type(screen.getByLabelText(/What did we get wrong/), 'I work there. ')
    await person.click(button('Send'))
    expect(await screen.findByText('You said that it is genuine.')).toBeVisible()
    expect(sent).toEqual([{ id: 'v1', right: false, actual: 'legitimate', note: 'I work there.' }])
  })

  it('works by keyboard alone', async () => {
    const person = await verify()
    button('No, it was wrong').focus()
    await person.keyboard('{Enter}')
    await person.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Closed already' })).toBeChecked()
    await person.keyboard('{Tab}Gone since May{Tab}{Enter}')
    expect(await screen.findByText('You said that it is closed already.')).toBeVisible()
    expect(sent).toEqual([{ id: 'v1', right: false, actual: 'closed', note: 'Gone since May' }])
  })

  it('is not sent before something is chosen, and says so', async () => {
    const person = await verify()
    await person.click(button('No, it was wrong'))
    await person.click(button('Send'))
    expect(screen.getByRole('alert')).toHaveTextContent('Choose what it is.')
    expect(screen.getByRole('radio', { name: 'A scam' })).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('takes 500 characters and says how many are left towards the end', async () => {
    const person = await verify()
    await person.click(button('No, it was wrong'))
    const note = screen.getByLabelText(/What did we get wrong/)
    expect(note).toHaveAttribute('maxlength', '500')
    await person.click(note)
    await person.paste('x'.repeat(450))
    expect(screen.getByText('50 characters left')).toBeVisible()
  })

  it('can be cancelled', async () => {
    const person = await verify()
    await person.click(button('No, it was wrong'))
    await person.click(button('Cancel'))
    expect(button('Yes, it was right')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('asks of a message only what a message can be', async () => {
    answersWith(TASK_MESSAGE)
    const person = await verify()
    await person.click(button('No, it was wrong'))
    const radios = (await section()).getAllByRole('radio')
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['scam', 'legitimate', 'unsure'])
  })
})

it('an answer can be changed, and begins from the one before', async () => {
  const person = await verify()
  await person.click(button('No, it was wrong'))
  await person.click(screen.getByRole('radio', { name: 'A scam' }))
  await person.type(screen.getByLabelText(/What did we get wrong/), 'They want $80.')
  await person.click(button('Send'))
  await person.click(await screen.findByRole('button', { name: 'Change your answer' }))
  await person.click(button('No, it was wrong'))
  expect(screen.getByRole('radio', { name: 'A scam' })).toBeChecked()
  expect(screen.getByLabelText(/What did we get wrong/)).toHaveValue('They want $80.')
  await person.click(button('Cancel'))
  expect(screen.getByText('You said that it is a scam.')).toBeVisible()
  await person.click(button('Change your answer'))
  await person.click(button('Yes, it was right'))
  expect(await screen.findByText('You said that this was right.')).toBeVisible()
  expect(sent).toHaveLength(2)
})

it('an answer can be taken back', async () => {
  const person = await verify()
  await person.click(button('Yes, it was right'))
  await person.click(await screen.findByRole('button', { name: 'Take it back' }))
  expect(await screen.findByRole('button', { name: 'No, it was wrong' })).toBeVisible()
  expect(said()).toBe('Your answer is deleted.')
  expect(sent.at(-1)).toEqual({ id: 'v1', deleted: true })
})

describe('when it fails', () => {
  it('says so, keeps what was typed, and sends it again', async () => {
    refuses('put', 503, { code: 'database_unavailable', message: 'The database does not answer.', advice: 'Wait.' })
    const person = await verify()
    await person.click(button('No, it was wrong'))
    await person.click(screen.getByRole('radio', { name: 'A scam' }))
    await person.click(button('Send'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your answer could not be sent.')
    expect(alert).toHaveTextContent('The database does not answer. Wait.')
    expect(screen.getByRole('radio', { name: 'A scam' })).toBeChecked()
    await person.click(button('Try again'))
    expect(await screen.findByText('You said that it is a scam.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('“yes” can be tried again', async () => {
    server.use(http.put(PATH, () => HttpResponse.error(), { once: true }))
    const person = await verify()
    await person.click(button('Yes, it was right'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answer could not be sent. Please try again.')
    await person.click(button('Try again'))
    expect(await screen.findByText('You said that this was right.')).toBeVisible()
  })

  it('what could not be taken back is still there', async () => {
    const person = await verify()
    await person.click(button('Yes, it was right'))
    refuses('delete', 429, { code: 'rate_limited', message: 'That was more than 10 opinions in a minute.' })
    await person.click(await screen.findByRole('button', { name: 'Take it back' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be deleted')
    expect(screen.getByText('You said that this was right.')).toBeVisible()
    await person.click(button('Try again'))
    await waitFor(() => expect(sent.at(-1)).toEqual({ id: 'v1', deleted: true }))
  })
})

it('is sent once however often it is pressed, and says that it is on its way', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.put(PATH, async ({ request }) => {
      sent.push(await request.json())
      await released
      return HttpResponse.json({ right: true, actual: null, note: '', saidAt: '2026-11-21T14:06:00Z' })
    }),
  )
  const person = await verify()
  await person.click(button('Yes, it was right'))
  await person.click(await screen.findByRole('button', { name: 'Sending…' }))
  expect(said()).toBe('Sending…')
  release()
  expect(await screen.findByText('You said that this was right.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('an example is ours, so nobody is asked about it', async () => {
  answersWith(answer({ example: true }))
  const { person } = await open('/')
  await person.click(screen.getByLabelText('Job posting link'))
  await person.paste('https://jobs.example/1')
  await person.click(button('Verify Job'))
  await screen.findByRole('region', { name: 'Verification Results' })
  expect(screen.queryByText('Was this right?')).toBeNull()
})
