/** The demo form: thanked for only once it has arrived; kept, with ways on, when it has not. */
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { open } from '../../testing/open'
import { server } from '../../testing/server'

const PATH = '*/api/enterprise-contact'
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  server.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ticket: 'TH-AAAA-BBBB', hasPriority: false }, { status: 201 })
    }),
  )
})

const send = () => screen.getByRole('button', { name: /Request a Demo|Try again/ })

async function fill(person: UserEvent) {
  await person.type(screen.getByLabelText('First name'), 'Ada')
  await person.type(screen.getByLabelText('Last name'), 'Example')
  await person.type(screen.getByLabelText('Work email'), 'ada@acme.example')
  await person.type(screen.getByLabelText('Company'), 'Acme')
  await person.type(screen.getByLabelText('Job title'), 'Head of People')
  await person.selectOptions(screen.getByLabelText('Team size'), '51-200')
  await person.selectOptions(screen.getByLabelText('Verifications a month'), '101-500')
  await person.selectOptions(screen.getByLabelText('Timeline'), '2-3 months')
}

it('asks for what the specification asks, with its options, and lets the browser fill in what it knows', async () => {
  await open('/enterprise-contact')
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'))
  expect(options('Team size')).toEqual(['', '1-10', '11-50', '51-200', '201-1000', '1000+'])
  expect(options('Verifications a month')).toEqual(['', '1-100', '101-500', '501-1000', '1001-5000', '5000+'])
  expect(options('Timeline')).toEqual(['', 'immediately', '1-2-weeks', '1-month', '2-3-months', 'exploring'])
  for (const [label, token] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Work email', 'email'],
    ['Phone (optional)', 'tel'],
    ['Company', 'organization'],
    ['Job title', 'organization-title'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token)
})

it('is thanked for once it has arrived', async () => {
  const { person } = await open('/enterprise-contact')
  await fill(person)
  await person.click(send())
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toHaveFocus()
  expect(screen.getByText('Ada, we will contact you within 1 business day.')).toBeVisible()
  expect(screen.getByText('TH-AAAA-BBBB')).toBeVisible()
  expect(sent).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada@acme.example',
      phone: '',
      company: 'Acme',
      jobTitle: 'Head of People',
      teamSize: '51-200',
      estimatedVolume: '101-500',
      timeline: '2-3-months',
      message: '',
    },
  ])
})

it('needs everything but phone and message, and says so at each field', async () => {
  const { person } = await open('/enterprise-contact')
  await person.click(send())
  expect(screen.getByLabelText('First name')).toHaveFocus()
  const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')]
  const wrong = fields
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
    .map((field) => field.getAttribute('name'))
  expect(wrong).toEqual([
    'firstName',
    'lastName',
    'email',
    'company',
    'jobTitle',
    'teamSize',
    'estimatedVolume',
    'timeline',
  ])
  expect(sent).toEqual([])
})

it.each([
  ['the network fails', () => HttpResponse.error()],
  ['the server fails', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
])('when %s nobody is thanked: the form is kept, with the mail address and another try', async (_, failure) => {
  server.use(http.post(PATH, failure, { once: true }))
  const { person } = await open('/enterprise-contact')
  await fill(person)
  await person.click(send())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'There was an issue submitting your request. Please email us directly at sales@trusthound.example',
  )
  expect(screen.queryByText('Thank you!')).toBeNull()
  expect(within(alert).getByRole('link', { name: 'Write the mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:sales@trusthound\.example\?subject=Demo%20request&body=firstName%3A%20Ada/),
  )
  expect(screen.getByLabelText('Company')).toHaveValue('Acme')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible()
})
