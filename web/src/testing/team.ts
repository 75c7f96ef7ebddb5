/** A team of invented people, and a server that knows it. */
import { HttpResponse, http } from 'msw'
import type { Role, Team, TeamInvitation, TeamMember } from '../lib/team'
import { signedInAs } from './accounts'
import { server } from './server'

export const memberOf = (id: string, role: Role, changes: Partial<TeamMember> = {}): TeamMember => ({
  id,
  first_name: id,
  last_name: 'Stone',
  email: `${id}@example.org`,
  role,
  is_active: true,
  joined_at: '2026-11-02T09:00:00Z',
  last_login: null,
  ...changes,
})

export const INVITED: TeamInvitation = {
  id: 'i1',
  email: 'new@example.org',
  role: 'viewer',
  invitedAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-11-27T09:00:00Z',
}

export const TEAM: Team = {
  success: true,
  organization: {
    id: 'o1',
    name: 'Acme',
    plan: 'starter',
    tier: 'starter',
    seats_used: 3,
    seat_limit: 5,
    seats_available: 2,
  },
  members: [memberOf('u1', 'admin', { last_login: '2026-11-21T09:00:00Z' }), memberOf('Bo', 'viewer')],
  invitations: [INVITED],
  nextCursor: null,
}

/** Ada, in that role, whose team it is. */
export function teamed(role: Role = 'admin', changes: Partial<Team> = {}): void {
  signedInAs({ plan: 'enterprise', organization: 'Acme', role, is_org_admin: role === 'admin' })
  server.use(http.get('*/api/team/members', () => HttpResponse.json({ ...TEAM, ...changes })))
}
