/** The three examples on the landing page. */
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { EXAMPLES, VERIFIED } from '../../testing/answers'
import { open } from '../../testing/open'
import { answersLate, server } from '../../testing/server'

it.each(EXAMPLES)('$title is labelled an example and verifies its address', async (example) => {
  const { seen, release } = answersLate({ ...VERIFIED, example: true })
  const { person } = await open('/')
  await person.type(screen.getByLabelText('Job posting link'), 'mine.example')
  const choice = await screen.findByRole('button', { name: new RegExp(example.company) })
  expect(choice).toHaveTextContent('Example')
  expect(choice).toHaveTextContent(example.pay)
  await person.click(choice)
  await waitFor(() => expect(seen).toEqual([{ url: example.url }]))
  expect(choice).toHaveAttribute('aria-disabled', 'true')
  expect(choice).toHaveFocus()
  await person.click(choice)
  expect(seen).toHaveLength(1)
  release()
  expect(await screen.findByText(/A recorded posting by an invented company/)).toBeVisible()
  expect(screen.getByLabelText('Job posting link')).toHaveValue('mine.example')
})

it('says so when the examples cannot be had, and loads them on request', async () => {
  server.use(http.get('*/api/examples', () => HttpResponse.error()))
  const { person } = await open('/')
  expect(await screen.findByRole('alert')).toHaveTextContent('The examples could not be loaded.')
  server.resetHandlers()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Meridian Rail/ })).toBeVisible()
})
