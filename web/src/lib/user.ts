/** Who is signed in, as this browser keeps it: nothing secret, and one sign-out counts in every tab. */
import type { User } from '@trusthound/client'
import { useSyncExternalStore } from 'react'

export type { User } from '@trusthound/client'
export type Plan = User['plan']

const PLANS: readonly Plan[] = ['free', 'premium', 'enterprise']
const KEY = 'user'
const CHANGED = 'userchange'

/** What was kept when storage is closed to us: lives as long as the page. */
let inMemory: string | null = null
let read: { text: string | null; user: User | null } = { text: null, user: null }

export const useUser = (): User | null => useSyncExternalStore(subscribe, keptUser)

export function keptUser(): User | null {
  const text = keptText()
  // The same text is the same object, so that nothing is drawn anew for it.
  if (text !== read.text) read = { text, user: text === null ? null : userOf(text) }
  return read.user
}

/** Keeps the named fields alone: whatever else an answer carries never reaches the storage. */
export function keepUser(user: User): void {
  const { id, name, email, plan, first_name, last_name, company } = user
  const { is_org_admin, is_operator, organization, role, mailVerified, premiumUntil } = user
  const named = { id, name, email, plan, first_name, last_name, company }
  write(JSON.stringify({ ...named, is_org_admin, is_operator, organization, role, mailVerified, premiumUntil }))
}

export const forgetUser = (): void => write(null)

function userOf(text: string): User | null {
  try {
    const user: User | null = JSON.parse(text)
    return typeof user?.email === 'string' && PLANS.includes(user.plan) ? user : null
  } catch {
    return null
  }
}

function keptText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return inMemory
  }
}

function write(text: string | null): void {
  if (text === keptText()) return
  inMemory = text
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // Storage is closed to us: the memory has it.
  }
  dispatchEvent(new Event(CHANGED))
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  addEventListener('storage', changed)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', changed)
  }
}
