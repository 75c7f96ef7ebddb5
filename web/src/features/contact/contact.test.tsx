/** The contact form: sent once, kept until it has arrived. */
import { cleanup, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInAs } from '../../testing/accounts'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const PATH = '*/api/contact'
const TICKET = { ticket: 'TH-7K3M-92QX', hasPriority: false }
let sent: unknown[] = []
let keys: (string | null)[] = []

beforeEach(() => {
  sent = []
  keys = []
  server.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json())
      keys.push(request.headers.get('idempotency-key'))
      return HttpResponse.json(TICKET, { status: 201 })
    }),
  )
})

async function write() {
  const { person } = await open('/contact')
  await person.type(screen.getByLabelText('Name'), 'Ada Example')
  await person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await person.type(screen.getByLabelText('Subject'), 'A question')
  await person.type(screen.getByLabelText('Message'), 'How do I add a posting?')
  return person
}
const send = () => screen.getByRole('button', { name: /Send Message|Try again|Sending/ })

it('is sent, says so with the ticket number, and can be written again', async () => {
  const person = await write()
  await person.click(send())
  const heading = await screen.findByRole('heading', { name: "Message sent! We'll get back to you soon." })
  expect(heading).toHaveFocus()
  expect(screen.getByText('TH-7K3M-92QX')).toBeVisible()
  expect(screen.getByText(/It is on its way to ada@example.com too/)).toBeVisible()
  expect(sent).toEqual([
    { name: 'Ada Example', email: 'ada@example.com', subject: 'A question', message: 'How do I add a posting?' },
  ])
  expect(sessionStorage).toHaveLength(0)
  await person.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

it('says that it is on its way, and is sent once however often it is pressed', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json())
      await released
      return HttpResponse.json(TICKET, { status: 201 })
    }),
  )
  const person = await write()
  await person.click(send())
  await person.click(await screen.findByRole('button', { name: 'Sending...' }))
  release()
  expect(await screen.findByText(/Message sent!/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('says which fields are missing, each at its field, and goes to the first', async () => {
  const { person } = await open('/contact')
  await person.type(screen.getByLabelText('Subject'), 'A question')
  await person.type(screen.getByLabelText('Email'), 'not an address')
  await person.click(send())
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name.')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/such as name@example.com/)
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please enter your message.')
  expect(screen.getByLabelText('Subject')).toBeValid()
  expect(sent).toEqual([])
  await person.type(screen.getByLabelText('Name'), 'A')
  expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription()
})

describe('when it cannot be sent', () => {
  it('keeps what was typed, says so, offers the mail, and sends the same message once more under the same key', async () => {
    server.use(
      http.post(
        PATH,
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'))
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    const person = await write()
    await person.click(send())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your message could not be sent. What you typed is still here.')
    expect(within(alert).getByRole('link', { name: 'Send it by mail instead' })).toHaveAttribute(
      'href',
      'mailto:support@trusthound.example?subject=A%20question&body=How%20do%20I%20add%20a%20posting%3F',
    )
    expect(screen.getByLabelText('Message')).toHaveValue('How do I add a posting?')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Message sent!/)).toBeVisible()
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('another message has another key', async () => {
    server.use(http.post(PATH, () => HttpResponse.error(), { once: true }))
    const person = await write()
    await person.click(send())
    await screen.findByRole('alert')
    await person.click(send())
    await person.click(await screen.findByRole('button', { name: 'Write another message' }))
    for (const label of ['Name', 'Subject', 'Message']) await person.type(screen.getByLabelText(label), 'x')
    await person.type(screen.getByLabelText('Email'), 'ada@example.com')
    await person.click(send())
    await screen.findByText(/Message sent!/)
    expect(new Set(keys).size).toBe(2)
  })

  it('shows at its field what the server does not take', async () => {
    server.use(
      http.post(PATH, () =>
        HttpResponse.json(
          { code: 'invalid_input', message: 'That is no mail address.', field: 'email', advice: '' },
          { status: 422, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    )
    const person = await write()
    await person.click(send())
    expect(await screen.findByText('That is no mail address.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('That is no mail address.')
  })

  it('says when a limit ends', async () => {
    server.use(
      http.post(PATH, () =>
        HttpResponse.json(
          { code: 'rate_limited', message: 'That were many messages.', resetAt: '2099-01-01T10:00:00Z' },
          { status: 429, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    )
    const person = await write()
    await person.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(/That were many messages\..*You can try again at/)
  })
})

it('what was typed outlives a reload', async () => {
  await write()
  cleanup()
  await open('/contact')
  expect(screen.getByLabelText('Message')).toHaveValue('How do I add a posting?')
})

it('who is signed in need not type who they are', async () => {
  signedInAs({ name: 'Ada Lovelace', email: 'ada@example.com' })
  await open('/contact')
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
})

it('names the mailboxes, when we answer, and where many answers stand', async () => {
  await open('/contact')
  for (const box of ['support', 'technical', 'privacy', 'sales'])
    expect(
      await within(screen.getByRole('main')).findByRole('link', { name: `${box}@trusthound.example` }),
    ).toHaveAttribute('href', `mailto:${box}@trusthound.example`)
  expect(screen.getByText(/Within 24 hours on business days, Monday to Friday, 9 to 5 EST/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'questions and answers' })).toHaveAttribute('href', '/faq')
})
