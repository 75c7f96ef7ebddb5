/** An organisation's team: its seats, its members and their roles, and who is invited. */
import { NoMember } from '../../features/access/NoMember'
import { SignedInOnly } from '../../features/access/SignedInOnly'
import { INVITATIONS, MEMBERS, TEAM, told } from '../../features/team/copy'
import { Invitations } from '../../features/team/Invitations'
import { Members } from '../../features/team/Members'
import { Seats } from '../../features/team/Seats'
import { useTeam } from '../../lib/team'
import type { User } from '../../lib/user'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { Title } from '../../ui/Title'
import { NO_MEMBER, PAGE } from './copy'

export function TeamPage() {
  return (
    <>
      <Title>{PAGE.title}</Title>
      <SignedInOnly checking={PAGE.checking} elsewhere="/?message=login-required">
        {(user) => (user.role ? <TeamOf key={user.id} user={user} /> : <NoMember {...NO_MEMBER} />)}
      </SignedInOnly>
    </>
  )
}

function TeamOf({ user }: { user: User }) {
  const query = useTeam()
  const admin = user.role === 'admin'
  const first = query.data?.pages[0]
  return (
    <div className="mx-auto max-w-5xl space-y-5 px-4 pt-6 sm:px-6 sm:pt-8">
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{PAGE.title}</h1>
        <p className="mt-1 text-muted">{PAGE.intro}</p>
      </div>
      {first && <Seats organization={first.organization} admin={admin} />}
      <Part id="members" title={MEMBERS.title}>
        <Paged query={query} words={TEAM} told={told(TEAM.failed)}>
          {query.data && (
            <Members members={query.data.pages.flatMap((page) => page.members)} self={user.id} admin={admin} />
          )}
        </Paged>
      </Part>
      {first && (
        <Part id="invitations" title={INVITATIONS.title} intro={INVITATIONS.intro}>
          <Invitations invitations={first.invitations} admin={admin} />
        </Part>
      )}
    </div>
  )
}
