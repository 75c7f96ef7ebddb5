/** The calls about teams: joining one by the link of a mail. */
import { answered, client } from './call'
import { keepUser } from './user'

export interface Joined {
  organization: string
  role: string
}

/** Who is signed in joins with the token alone; others get an account with this name and password. */
export async function joinTeam(account: { token: string; name: string; password: string }): Promise<Joined> {
  const { organization, role, user } = await answered(client.POST('/api/invitations/accept', { body: account }))
  keepUser(user)
  return { organization, role }
}
