/** The calls about accounts: signing in and out, passwords, mail, sessions, the second factor, one's own data. */
import { answered, ask, done } from './call'
import { keepUser, type User } from './user'

interface SignedIn {
  user: User
}

export interface Credentials {
  email: string
  password: string
  remember: boolean
  /** Of the second factor, once it was asked for. */
  code?: string
}

/** The answer's token is for other programs: the page is signed in by a cookie that no script can read. */
export async function signIn(credentials: Credentials): Promise<User> {
  return kept(await answered(ask<SignedIn>('POST', '/api/auth/login', credentials)))
}

export async function signUp(account: { name: string; email: string; password: string }): Promise<User> {
  return kept(await answered(ask<SignedIn>('POST', '/api/auth/register', account)))
}

export const signOut = (): Promise<void> => done(ask('POST', '/api/auth/logout'))

export async function checkSession(signal: AbortSignal): Promise<User> {
  return kept(await answered(ask<SignedIn>('GET', '/api/auth/check', undefined, signal)))
}

export const askForReset = (email: string): Promise<void> => done(ask('POST', '/api/auth/forgot', { email }))

export const resetPassword = (token: string, password: string): Promise<void> =>
  done(ask('POST', '/api/auth/reset', { token, password }))

export const confirmMail = (token: string): Promise<void> => done(ask('POST', '/api/auth/verify-mail', { token }))

function kept({ user }: SignedIn): User {
  keepUser(user)
  return user
}
