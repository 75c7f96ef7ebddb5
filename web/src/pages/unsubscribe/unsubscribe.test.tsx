/** Stopping mails: asked first, done with one press, and said plainly when it failed. */
import { screen } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const PATH = '*/api/unsubscribe'

it('stops the mails with one press, and not before', async () => {
  const tokens: (string | null)[] = []
  server.use(
    http.post(PATH, ({ request }) => {
      tokens.push(new URL(request.url).searchParams.get('t'))
      return HttpResponse.json({ topic: 'watches', search: null })
    }),
  )
  const { person } = await open('/unsubscribe#t=a.b%2Bc')
  expect(tokens).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect(tokens).toEqual(['a.b+c'])
})

it('a link without its token says so', async () => {
  await open('/unsubscribe')
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})

it('a link that the server does not know says so', async () => {
  server.use(
    http.post(PATH, () => HttpResponse.json({ code: 'invalid_input', message: 'No such link.' }, { status: 422 })),
  )
  const { person } = await open('/unsubscribe#t=x')
  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

it('what failed can be tried again', async () => {
  server.use(
    http.post(PATH, () => HttpResponse.error(), { once: true }),
    http.post(PATH, () => HttpResponse.json({ topic: 'watches', search: null })),
  )
  const { person } = await open('/unsubscribe#t=x')
  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to connect to server')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
})

it('a mail of one saved search stops that one, and all of them if asked', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.post(PATH, ({ request }) => {
      const all = new URL(request.url).searchParams.get('all')
      asked.push(all)
      return HttpResponse.json({ topic: 'alerts', search: all === 'true' ? null : 'Bakers' })
    }),
  )
  const { person } = await open('/unsubscribe#t=x')
  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('No more mails of your saved search “Bakers” will be sent to you.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Stop mails of all saved searches' }))
  expect(await screen.findByText('No more mails of this kind will be sent to you.')).toBeVisible()
  expect(asked).toEqual(['false', 'true'])
})

it('while more is stopped the page and its focus stay, and what failed there can be pressed again', async () => {
  let asked = 0
  server.use(
    http.post(PATH, async ({ request }) => {
      if (!request.url.includes('all=true')) return HttpResponse.json({ topic: 'alerts', search: 'Bakers' })
      asked += 1
      await delay(20)
      return asked === 1 ? HttpResponse.error() : HttpResponse.json({ topic: 'alerts', search: null })
    }),
  )
  const { person } = await open('/unsubscribe#t=x')
  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText(/No more mails of your saved search/)).toHaveFocus()
  const all = screen.getByRole('button', { name: 'Stop mails of all saved searches' })
  await person.click(all)
  expect(all).toHaveAccessibleName('Stopping...')
  await person.click(all)
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to connect to server')
  expect(asked).toBe(1)
  expect(all).toHaveFocus()
  await person.click(all)
  expect(await screen.findByText('No more mails of this kind will be sent to you.')).toHaveFocus()
})
