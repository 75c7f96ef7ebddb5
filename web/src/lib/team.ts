/** The calls about teams: who belongs to one, inviting, roles, leaving, and joining by the link of a mail. */
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Team, TeamMember } from '@trusthound/client'
import { answered, client, done } from './call'
import { keepUser } from './user'

export type { Team, TeamInvitation, TeamMember } from '@trusthound/client'
export type Role = TeamMember['role']

export const ROLES = ['viewer', 'member', 'admin'] as const satisfies Role[]

export interface Joined {
  organization: string
  role: string
}

const TEAM = ['team']

export const useTeam = () =>
  useInfiniteQuery({
    queryKey: TEAM,
    queryFn: ({ signal, pageParam }): Promise<Team> =>
      answered(client.GET('/api/team/members', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: Team) => page.nextCursor ?? undefined,
  })

/** The list is asked for anew; so is who is signed in, whose role may be another now. */
export async function noteTeam(queries: QueryClient): Promise<void> {
  await Promise.all([TEAM, ['session']].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Also for an address that was invited before: its link before ends. */
export const inviteMember = (asked: { email: string; role: Role }) =>
  answered(client.POST('/api/team/invite', { body: asked }))

export const withdrawInvitation = (id: string): Promise<void> =>
  done(client.DELETE('/api/team/invitations/{invitation_id}', { params: { path: { invitation_id: id } } }))

export const changeRole = (memberId: string, role: Role): Promise<void> =>
  done(client.PUT('/api/team/update-role', { body: { memberId, role } }))

export const removeMember = (memberId: string): Promise<void> =>
  done(client.DELETE('/api/team/remove', { body: { memberId } }))

/** Every session of one's own ends, this one too. */
export const leaveTeam = (): Promise<void> => done(client.POST('/api/team/leave'))

/** Who is signed in joins with the token alone; others get an account with this name and password. */
export async function joinTeam(account: { token: string; name: string; password: string }): Promise<Joined> {
  const { organization, role, user } = await answered(client.POST('/api/invitations/accept', { body: account }))
  keepUser(user)
  return { organization, role }
}
