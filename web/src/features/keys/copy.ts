/** Everything that the page of API keys says. */
import type { ListedApiKey, Scope } from '../../lib/apiKeys'

export const ENVIRONMENTS: Record<ListedApiKey['environment'], string> = { live: 'Live', test: 'Test' }

export const SCOPES: Record<Scope, { name: string; does: string }> = {
  verify: { name: 'verify', does: 'Verify candidates, and read the reports' },
  stats: { name: 'stats', does: 'Read how many verifications are left' },
  'bulk-verify': { name: 'bulk-verify', does: 'Verify many candidates at once' },
  records: { name: 'records', does: "Hand members' decisions on, and delete reports" },
}

export const CREATE = {
  title: 'Create an API key',
  intro: 'Give each program a key of its own, with the least that it needs.',
  name: 'Key Name',
  nameMissing: 'Please enter a name for your API key',
  environment: 'Environment',
  choose: 'Choose one',
  environments: { live: 'Live: verifies real candidates', test: 'Test: answers samples, counts for nothing' },
  scopes: 'What the key may do',
  scopesMissing: 'Choose at least one thing that the key may do.',
  ends: 'Ends on',
  endsHint: 'The last day on which it works. Without one it works until you revoke it.',
  create: 'Create API Key',
  busy: 'Creating...',
  refused: 'Failed to create API key: ',
  failed: 'Error creating API key',
} as const

export const NEW = {
  title: 'Your new API key',
  once: "You won't be able to see it again",
  where: 'Copy it now, and keep it where your program reads its secrets: not in its source, not in a mail.',
  label: 'API key',
  copy: 'Copy',
  done: 'I have copied it',
} as const

export const LIST = {
  title: 'API keys',
  none: 'There is no API key yet.',
  created: 'Created',
  used: 'Last used',
  never: 'Never',
  limit: 'Rate limit',
  anHour: (count: number) => `${count.toLocaleString('en')} requests/hour`,
  scopes: 'Scopes',
  ends: 'Ends',
  ended: 'Ended',
  revoked: 'Revoked',
  loading: 'Loading API keys',
  failed: 'The API keys could not be loaded.',
  retry: 'Try again',
} as const

export const REVOKE = {
  button: 'Revoke',
  title: (name: string) => `Revoke ${name}?`,
  words: 'From its next request on the key opens nothing. This cannot be undone.',
  yes: 'Revoke key',
  busy: 'Revoking...',
  no: 'Keep it',
  done: 'The API key was revoked.',
  refused: 'Failed to revoke API key',
  failed: 'Error revoking API key',
} as const

export const ROTATE = {
  button: 'Replace',
  title: (name: string) => `Replace ${name}?`,
  words: 'You get a new key with the same name and scopes. The old one works for 24 hours more, then it ends.',
  yes: 'Make a new key',
  busy: 'Making it...',
  no: 'Leave it as it is',
  failed: 'The API key could not be replaced.',
} as const

export const USE = {
  title: 'How to use a key',
  intro: 'Send it in the X-API-Key header, with the resume as a multipart form.',
  label: 'An example for the command line',
  test: "A test key keeps nothing and counts for nothing. Its answer is that which the candidate's address names:",
  triggers: [
    ['clear@test.example', 'nothing to ask about'],
    ['flag-overlapping-roles@test.example', 'that flag; there is one for each'],
    ['unclear@test.example', 'too little could be checked'],
    ['refuse-encrypted@test.example', "a file that can't be read"],
  ],
  reference: 'All calls in the API reference',
} as const

export const MEMBERS_ONLY = 'Admins of your organisation create and revoke keys. You can see them here.'
