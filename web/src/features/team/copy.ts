/** Everything that the team's page says. */
import type { Problem } from '../../lib/problem'
import type { Role, Team } from '../../lib/team'

export const ROLE_NAMES: Record<Role, string> = { viewer: 'Viewer', member: 'Member', admin: 'Admin' }
export const ROLE_MEANINGS: Record<Role, string> = {
  viewer: 'Viewer: read-only',
  member: 'Member: can verify candidates',
  admin: 'Admin: full access',
}
const PLANS: Record<Team['organization']['plan'], string> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
}

export const TEAM = {
  loading: 'Loading the team',
  failed: 'Failed to load team members',
  retry: 'Try again',
  more: 'Show more members',
  loadingMore: 'Loading...',
  plan: 'Plan',
  planName: (plan: Team['organization']['plan']) => PLANS[plan],
  seats: 'Seats used',
  seatsOf: (used: number, limit: string) => `${used} / ${limit}`,
  unlimited: '∞',
  seatsHeard: (used: number, limit: number) =>
    limit < 0 ? `${used} seats used, no limit` : `${used} of ${limit} seats used`,
  seatsHint: 'A pending invitation takes a seat.',
  invite: 'Invite Member',
  full: 'Seat limit reached. Upgrade your plan to add more members.',
  upgrade: 'See the plans',
  onlyAdmins: 'Only admins of your organisation can change the team.',
} as const

export const INVITE = {
  email: 'Email',
  emailMissing: 'Please enter an email address such as name@example.com.',
  role: 'Role',
  roleMissing: 'Please choose a role.',
  choose: 'Choose a role',
  hint: 'A mail with a link goes to this address. The link works once.',
  send: 'Send invitation',
  busy: 'Sending...',
  cancel: 'Cancel',
  sent: (email: string) => `Invitation sent to ${email}`,
  failed: 'Failed to send invitation',
} as const

export const MEMBERS = {
  title: 'Members',
  columns: ['Member', 'Role', 'Status', 'Joined', 'Last Login'],
  actions: 'Remove',
  you: 'you',
  active: 'Active',
  inactive: 'Deactivated',
  never: 'Never',
  alone: 'You are the only member so far. Invite somebody, and they appear here once they have joined.',
  roleOf: (name: string) => `Role of ${name}`,
} as const

export const CHANGE = {
  title: (role: string) => `Change role to ${role}?`,
  why: (name: string) => `For ${name}. It holds at once.`,
  self: 'This is your own role: without the role Admin you can no longer manage the team.',
  yes: 'Change role',
  busy: 'Changing...',
  no: 'Cancel',
  done: 'Role updated successfully',
  failed: 'Failed to update role',
} as const

export const REMOVE = {
  title: 'Remove',
  label: (name: string) => `Remove ${name}`,
  ask: (name: string) => `Remove ${name} from the team?`,
  why: 'They are signed out everywhere at once and free a seat. Their account and the reports they made stay.',
  yes: 'Remove from the team',
  busy: 'Removing...',
  no: 'Cancel',
  done: 'Member removed successfully',
  failed: 'Failed to remove member',
} as const

export const LEAVE = {
  title: 'Leave',
  ask: 'Leave the team?',
  why: 'You are signed out everywhere. Your account stays, without what the organisation has.',
  yes: 'Leave the team',
  busy: 'Leaving...',
  no: 'Stay',
  done: 'You have left the team.',
  failed: 'You could not leave the team',
} as const

export const INVITATIONS = {
  title: 'Pending invitations',
  intro: 'Each takes a seat until it is accepted, withdrawn or too old.',
  none: 'Nobody is invited at the moment.',
  told: (role: string, sent: string, until: string) => `${role} · sent ${sent} · link works until ${until}`,
  resend: 'Resend',
  resendLabel: (email: string) => `Resend the invitation to ${email}`,
  resending: 'Sending...',
} as const

export const WITHDRAW = {
  title: 'Withdraw',
  label: (email: string) => `Withdraw the invitation to ${email}`,
  ask: (email: string) => `Withdraw the invitation to ${email}?`,
  why: 'The link in the mail no longer works, and the seat is free.',
  yes: 'Withdraw',
  busy: 'Withdrawing...',
  no: 'Keep it',
  done: 'Invitation withdrawn',
  failed: 'Failed to withdraw the invitation',
} as const

const UNREACHABLE = 'Failed to connect to server'

/** What could not be done, and why where the server says it. */
export const told = (failed: string) => (problem: Problem) => {
  if (problem.status === 0) return UNREACHABLE
  return problem.message ? `${failed}: ${problem.message}` : failed
}
