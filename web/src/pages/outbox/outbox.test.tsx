/** The viewer of written mails: a list, a mail in a frame that runs nothing, or no such page. */
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const line = (id: string, subject: string) => ({
  id,
  kind: 'contact',
  from: 'TrustHound <support@trusthound.example>',
  to: 'ada@example.com',
  subject,
  madeAt: '2026-11-21T14:05:00Z',
})
const lists = (mails: object[], nextCursor: string | null = null) =>
  server.use(http.get('*/api/outbox', () => HttpResponse.json({ mails, nextCursor })))

it('lists the mails, and shows one as it looks and as text', async () => {
  lists([line('m1', 'Your message'), line('m2', 'Welcome')])
  server.use(
    http.get('*/api/outbox/m1', () =>
      HttpResponse.json({ ...line('m1', 'Your message'), text: 'Thank you, Ada.', html: '<p>Thank you</p>' }),
    ),
  )
  const { person, router } = await open('/outbox')
  await person.click(await screen.findByRole('link', { name: /Your message/ }))
  const mail = within(await screen.findByRole('article', { name: 'Your message' }))
  const frame = mail.getByTitle('The mail as it looks')
  expect(frame).toHaveAttribute('src', '/api/outbox/m1/html')
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin/)
  expect(mail.getByText('Thank you, Ada.')).toBeInTheDocument()
  expect(router.state.location.search).toEqual({ mail: 'm1' })
})

it('shows older ones when asked', async () => {
  server.use(
    http.get('*/api/outbox', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === 'm1'
          ? { mails: [line('m0', 'Older')], nextCursor: null }
          : { mails: [line('m1', 'Newer')], nextCursor: 'm1' },
      ),
    ),
  )
  const { person } = await open('/outbox')
  await person.click(await screen.findByRole('button', { name: 'Show older mails' }))
  expect(await screen.findByRole('link', { name: /Older/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show older mails' })).toBeNull()
})

it('says when there is none', async () => {
  lists([])
  await open('/outbox')
  expect(await screen.findByText('No mail has been written yet.')).toBeVisible()
})

it('is no page where mails are sent', async () => {
  server.use(
    http.get('*/api/outbox', () => HttpResponse.json({ code: 'not_found', message: 'Nothing.' }, { status: 404 })),
  )
  await open('/outbox')
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
