/** What each role finds on the team's page, what its admins do there, and what is said when it fails. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { problem, signedInAs, signInRequired } from '../../testing/accounts'
import { open, visit } from '../../testing/open'
import { server } from '../../testing/server'
import { INVITED, memberOf, TEAM, teamed } from '../../testing/team'

const PATH = '/enterprise/team'
const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const dialog = () => within(screen.getByRole('dialog'))

/** What is sent there; the server does it, or answers as told. */
function hears(method: 'post' | 'put' | 'delete', path: string, answer?: () => Response): unknown[] {
  const heard: unknown[] = []
  server.use(
    http[method](`*/api/team/${path}`, async ({ request }) => {
      const text = await request.text()
      heard.push(text ? JSON.parse(text) : null)
      return answer?.() ?? HttpResponse.json({ success: true, message: '', invitation: INVITED })
    }),
  )
  return heard
}

it('sends whoever is not signed in home, with the reason', async () => {
  server.use(http.get('*/api/auth/check', signInRequired))
  const { router } = visit(PATH)
  await waitFor(() => expect(router.state.location.href).toBe('/?message=login-required'))
})

it('tells whoever is in no organisation what it is for', async () => {
  signedInAs({ plan: 'premium' })
  await open(PATH)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Team Management is for organisations')
})

it('shows the organisation, its plan and seats, and the members in the columns of the specification', async () => {
  teamed()
  await open(PATH)
  expect(await screen.findByRole('heading', { name: 'Acme' })).toBeVisible()
  expect(screen.getByText('Starter')).toBeVisible()
  expect(screen.getByText('3 / 5')).toBeVisible()
  expect(screen.getByText('3 of 5 seats used')).toBeInTheDocument()
  const columns = screen.getAllByRole('columnheader').map((each) => each.textContent)
  expect(columns).toEqual(['Member', 'Role', 'Status', 'Joined', 'Last Login', 'Remove'])
  const bo = row(/Bo Stone/)
  expect(bo.getByText('Bo@example.org')).toBeVisible()
  expect(bo.getByLabelText('Role of Bo Stone')).toHaveValue('viewer')
  for (const words of ['Active', '2 Nov 2026', 'Never']) expect(bo.getByText(words)).toBeVisible()
  expect(row(/^u1 Stone/).getByRole('button', { name: 'Leave' })).toBeVisible()
  expect(screen.getByText('Viewer · sent 20 Nov 2026 · link works until 27 Nov 2026')).toBeVisible()
})

it('shows no limit as an infinity sign, and says what is empty', async () => {
  const organization = { ...TEAM.organization, seats_used: 1, seat_limit: -1, seats_available: -1 }
  teamed('admin', { organization, members: [memberOf('u1', 'admin')], invitations: [] })
  await open(PATH)
  expect(await screen.findByText('1 / ∞')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Invite Member' })).toBeEnabled()
  expect(screen.getByText(/You are the only member so far/)).toBeVisible()
  expect(screen.getByText('Nobody is invited at the moment.')).toBeVisible()
})

it('lets nobody be invited where every seat is taken, and says why', async () => {
  teamed('admin', { organization: { ...TEAM.organization, seats_used: 5, seats_available: 0 } })
  await open(PATH)
  const invite = await screen.findByRole('button', { name: 'Invite Member' })
  expect(invite).toBeDisabled()
  expect(invite).toHaveAccessibleDescription(/^Seat limit reached\. Upgrade your plan to add more members\./)
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/enterprise#pricing')
})

it.each(['viewer', 'member'] as const)('lets a %s see, and change nothing', async (role) => {
  teamed(role, { members: [memberOf('u1', role), memberOf('Bo', 'admin')] })
  await open(PATH)
  expect(await screen.findByText('Only admins of your organisation can change the team.')).toBeVisible()
  expect(row(/Bo Stone/).getByText('Admin')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  const buttons = within(screen.getByRole('main')).getAllByRole('button')
  expect(buttons.map((each) => each.textContent)).toEqual(['Leave'])
})

it('invites an address with a role, and blames the field that is wrong', async () => {
  teamed()
  const refused = () => problem(409, 'already_member', 'This address belongs to a member already.', { field: 'email' })
  const heard = hears('post', 'invite', refused)
  const { person } = await open(PATH)
  await person.click(await screen.findByRole('button', { name: 'Invite Member' }))
  await person.type(dialog().getByLabelText('Email'), 'not an address')
  await person.click(dialog().getByRole('button', { name: 'Send invitation' }))
  expect(heard).toEqual([])
  await person.clear(dialog().getByLabelText('Email'))
  await person.type(dialog().getByLabelText('Email'), ' new@example.org ')
  await person.selectOptions(dialog().getByLabelText('Role'), 'Viewer: read-only')
  await person.click(dialog().getByRole('button', { name: 'Send invitation' }))
  expect(await dialog().findByText('This address belongs to a member already.')).toBeVisible()
  expect(dialog().getByLabelText('Email')).toHaveFocus()
  hears('post', 'invite')
  await person.click(dialog().getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invitation sent to new@example.org')).toBeVisible()
  expect(heard).toEqual([{ email: 'new@example.org', role: 'viewer' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks before a role changes, and says what the server has against it', async () => {
  teamed()
  const advice = 'Make somebody else an admin first.'
  hears('put', 'update-role', () => problem(409, 'last_admin', 'An organisation keeps at least one admin.', { advice }))
  const { person } = await open(PATH)
  const role = await screen.findByLabelText('Role of Bo Stone')
  await person.selectOptions(role, 'Member')
  expect(dialog().getByRole('heading')).toHaveTextContent('Change role to Member?')
  await person.click(dialog().getByRole('button', { name: 'Change role' }))
  expect(await dialog().findByText('Failed to update role: An organisation keeps at least one admin.')).toBeVisible()
  const heard = hears('put', 'update-role')
  await person.click(dialog().getByRole('button', { name: 'Change role' }))
  expect(await screen.findByText('Role updated successfully')).toBeVisible()
  expect(heard).toEqual([{ memberId: 'Bo', role: 'member' }])
  await person.selectOptions(role, 'Admin')
  await person.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(role).toHaveValue('viewer')
})

it('asks before a member is removed', async () => {
  teamed()
  const heard = hears('delete', 'remove')
  const { person } = await open(PATH)
  await person.click(await screen.findByRole('button', { name: 'Remove Bo Stone' }))
  expect(dialog().getByRole('heading')).toHaveTextContent('Remove Bo Stone from the team?')
  await person.click(dialog().getByRole('button', { name: 'Remove from the team' }))
  expect(await screen.findByText('Member removed successfully')).toBeVisible()
  expect(heard).toEqual([{ memberId: 'Bo' }])
})

it('sends a pending invitation again, and withdraws it', async () => {
  teamed()
  const sent = hears('post', 'invite')
  const withdrawn = hears('delete', 'invitations/i1', () => new HttpResponse(null, { status: 204 }))
  const { person } = await open(PATH)
  await person.click(await screen.findByRole('button', { name: 'Resend the invitation to new@example.org' }))
  expect(await screen.findByText('Invitation sent to new@example.org')).toBeVisible()
  expect(sent).toEqual([{ email: 'new@example.org', role: 'viewer' }])
  await person.click(screen.getByRole('button', { name: 'Withdraw the invitation to new@example.org' }))
  await person.click(dialog().getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Invitation withdrawn')).toBeVisible()
  expect(withdrawn).toHaveLength(1)
})

it('whoever leaves is signed out here, too', async () => {
  teamed('viewer', { members: [memberOf('u1', 'viewer')] })
  hears('post', 'leave')
  const { person, router } = await open(PATH)
  await person.click(await screen.findByRole('button', { name: 'Leave' }))
  await person.click(dialog().getByRole('button', { name: 'Leave the team' }))
  await waitFor(() => expect(router.state.location.href).toBe('/'))
  expect(await screen.findByText('You have left the team.')).toBeVisible()
  expect(localStorage.getItem('user')).toBeNull()
})

it.each([
  ['an answer that cannot be read', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })],
  ['no connection', () => HttpResponse.error()],
])('says %s in the words of the specification', async (kind, answer) => {
  const lost = kind === 'no connection'
  const says = (words: string) => (lost ? 'Failed to connect to server' : words)
  teamed()
  server.use(http.get('*/api/team/members', answer, { once: false }))
  const { person } = await open(PATH)
  expect(await screen.findByText(says('Failed to load team members'))).toBeVisible()
  teamed()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  for (const [method, path] of [
    ['post', 'invite'],
    ['put', 'update-role'],
    ['delete', 'remove'],
  ] as const)
    server.use(http[method](`*/api/team/${path}`, answer))
  await person.click(await screen.findByRole('button', { name: 'Resend the invitation to new@example.org' }))
  expect(await screen.findByText(says('Failed to send invitation'))).toBeVisible()
  await person.selectOptions(screen.getByLabelText('Role of Bo Stone'), 'Member')
  await person.click(dialog().getByRole('button', { name: 'Change role' }))
  expect(await dialog().findByText(says('Failed to update role'))).toBeVisible()
  await person.click(dialog().getByRole('button', { name: 'Cancel' }))
  await person.click(screen.getByRole('button', { name: 'Remove Bo Stone' }))
  await person.click(dialog().getByRole('button', { name: 'Remove from the team' }))
  expect(await dialog().findByText(says('Failed to remove member'))).toBeVisible()
})
