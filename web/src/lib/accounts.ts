/** The calls about accounts: signing in and out, passwords, mail, sessions, the second factor, one's own data. */
import type { ProfileChange, Session, TotpOffer, TotpStanding } from '@trusthound/client'
import { answered, client, done } from './call'
import { keepUser, type User } from './user'

export type { ProfileChange, Session, TotpOffer } from '@trusthound/client'

export interface Credentials {
  email: string
  password: string
  remember: boolean
  /** Of the second factor, once it was asked for. */
  code?: string
}

/** The answer's token is for other programs: the page is signed in by a cookie that no script can read. */
export const signIn = ({ code = '', ...credentials }: Credentials): Promise<User> =>
  kept(answered(client.POST('/api/auth/login', { body: { ...credentials, code } })))

export const signUp = (account: { name: string; email: string; password: string }): Promise<User> =>
  kept(answered(client.POST('/api/auth/register', { body: account })))

export const signOut = (): Promise<void> => done(client.POST('/api/auth/logout'))

export const checkSession = (signal: AbortSignal): Promise<User> =>
  kept(answered(client.GET('/api/auth/check', { signal })))

export const askForReset = (email: string): Promise<void> => done(client.POST('/api/auth/forgot', { body: { email } }))

export const resetPassword = (token: string, password: string): Promise<void> =>
  done(client.POST('/api/auth/reset', { body: { token, password } }))

export const confirmMail = (token: string): Promise<void> =>
  done(client.POST('/api/auth/verify-mail', { body: { token } }))

export const editProfile = (change: ProfileChange): Promise<User> =>
  kept(answered(client.PATCH('/api/auth/profile', { body: change })))

export const sendConfirmation = (): Promise<void> => done(client.POST('/api/auth/verify-mail/send'))

/** The address changes when the link is opened that goes to the new one. */
export const askToChangeMail = (asked: { email: string; password: string }): Promise<void> =>
  done(client.POST('/api/auth/change-mail', { body: asked }))

export const changePassword = (change: { currentPassword: string; newPassword: string }): Promise<void> =>
  done(client.POST('/api/auth/change-password', { body: change }))

export const readSessions = async (signal: AbortSignal): Promise<Session[]> =>
  (await answered(client.GET('/api/auth/sessions', { signal }))).sessions

export const endSession = (id: string): Promise<void> =>
  done(client.DELETE('/api/auth/sessions/{session_id}', { params: { path: { session_id: id } } }))

export const endOtherSessions = (): Promise<void> => done(client.DELETE('/api/auth/sessions'))

export const readTotp = (signal: AbortSignal): Promise<TotpStanding> =>
  answered(client.GET('/api/auth/totp', { signal }))

export const offerTotp = (password: string): Promise<TotpOffer> =>
  answered(client.POST('/api/auth/totp', { body: { password } }))

export const confirmTotp = async (code: string): Promise<string[]> =>
  (await answered(client.POST('/api/auth/totp/confirm', { body: { code } }))).recoveryCodes

export const endTotp = (proof: { password: string; code: string }): Promise<void> =>
  done(client.DELETE('/api/auth/totp', { body: proof }))

export const deleteAccount = (password: string): Promise<void> =>
  done(client.DELETE('/api/account', { body: { password } }))

/** All that is kept of the account, as a zip file. */
export const exportAccount = (): Promise<Blob> =>
  answered(client.POST('/api/account/export', { parseAs: 'blob' })) as Promise<Blob>

async function kept(answer: Promise<{ user: User }>): Promise<User> {
  const { user } = await answer
  keepUser(user)
  return user
}
