/** API keys as a page: made and shown once, listed with what they may do, revoked after a question. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { ListedApiKey } from '../../lib/apiKeys'
import { problem, signInRequired } from '../../testing/accounts'
import { employedAs } from '../../testing/candidates'
import { open, visit } from '../../testing/open'
import { server } from '../../testing/server'

const PATH = '/enterprise/api-keys'
const KEY: ListedApiKey = {
  id: 'k1',
  name: 'Careers site',
  environment: 'live',
  isRevoked: false,
  keyPrefix: 'th_live_aBcD',
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  rateLimitPerHour: 1000,
  scopes: ['verify'],
  expiresAt: null,
}
let keys: ListedApiKey[] = []
let asked: unknown = null

beforeEach(() => {
  keys = [KEY]
  asked = null
  server.use(
    http.get('*/api/enterprise/keys/list', () => HttpResponse.json({ keys })),
    http.post('*/api/enterprise/keys/create', async ({ request }) => {
      asked = await request.json()
      const made: ListedApiKey = { ...KEY, id: 'k2', name: 'Nightly run', environment: 'test' }
      keys = [made, ...keys]
      return HttpResponse.json(
        { success: true, apiKey: { ...made, key: 'th_test_secret' }, error: null },
        { status: 201 },
      )
    }),
    http.delete('*/api/enterprise/keys/k1', () => {
      keys = [{ ...KEY, isRevoked: true }]
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

it('sends whoever is not signed in home, with the reason', async () => {
  server.use(http.get('*/api/auth/check', signInRequired))
  const { router } = visit(PATH)
  await waitFor(() => expect(router.state.location.href).toBe('/?message=contact-sales'))
})

it('lists a key with its badge, prefix, dates, limit and scopes, and how it is sent', async () => {
  employedAs('viewer')
  await open(PATH)
  const line = (await screen.findByRole('heading', { name: 'Careers site' })).closest('li') as HTMLElement
  for (const words of ['Live', 'th_live_aBcD…', '20 November 2026', 'Never', '1,000 requests/hour', 'verify'])
    expect(within(line).getByText(words)).toBeVisible()
  expect(screen.getByText(/X-API-Key: \$TRUSTHIRE_KEY/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Revoke|Create/ })).toBeNull()
})

it('makes a key with the scopes that are ticked, and shows it once', async () => {
  employedAs('admin')
  const { person } = await open(PATH)
  await person.click(screen.getByRole('button', { name: 'Create API Key' }))
  expect(screen.getByText('Please enter a name for your API key')).toBeVisible()
  await person.type(screen.getByLabelText('Key Name'), 'Nightly run')
  await person.selectOptions(screen.getByLabelText('Environment'), 'test')
  await person.click(screen.getByRole('checkbox', { name: /how many verifications are left/ }))
  await person.click(screen.getByRole('button', { name: 'Create API Key' }))
  expect(await screen.findByLabelText('API key')).toHaveValue('th_test_secret')
  expect(asked).toEqual({ name: 'Nightly run', environment: 'test', scopes: ['verify', 'stats'], expiresAt: null })
  expect(screen.getByText("You won't be able to see it again")).toBeVisible()
  expect(screen.getByRole('heading', { name: /Your new API key/ })).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByDisplayValue('th_test_secret')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Nightly run' })).toBeVisible()
})

it.each([
  [() => problem(409, 'too_many_api_keys', 'There are 50.'), 'Failed to create API key: There are 50.'],
  [() => HttpResponse.error(), 'Error creating API key'],
])('says why no key was made', async (answer, words) => {
  employedAs('admin')
  server.use(http.post('*/api/enterprise/keys/create', answer))
  const { person } = await open(PATH)
  await person.type(screen.getByLabelText('Key Name'), 'x')
  await person.click(screen.getByRole('button', { name: 'Create API Key' }))
  expect(await screen.findByText(words)).toBeVisible()
})

it('revokes a key after a question, for good', async () => {
  employedAs('admin')
  const { person } = await open(PATH)
  await person.click(await screen.findByRole('button', { name: 'Revoke: Careers site' }))
  expect(screen.getByText(/This cannot be undone/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Revoke key' }))
  expect(await screen.findByText('Revoked')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Revoke: Careers site' })).toBeNull()
})

it.each([
  [() => problem(404, 'not_found', 'There is no such API key.'), 'Failed to revoke API key'],
  [() => HttpResponse.error(), 'Error revoking API key'],
])('says that a key was not revoked', async (answer, words) => {
  employedAs('admin')
  server.use(http.delete('*/api/enterprise/keys/k1', answer))
  const { person } = await open(PATH)
  await person.click(await screen.findByRole('button', { name: 'Revoke: Careers site' }))
  await person.click(screen.getByRole('button', { name: 'Revoke key' }))
  expect(await screen.findByText(words)).toBeVisible()
})
