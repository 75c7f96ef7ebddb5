/** Whoever is signed in already can go on at once; the form below is for somebody else. */
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { keptUser, type User } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { SIGN_IN } from './copy'

export function AlreadyIn({ onward }: { onward: (user: User) => string }) {
  const router = useRouter()
  // As it was on arriving: who signs in here and now is not told so.
  const [user] = useState(keptUser)
  if (user === null) return null
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-accent-soft px-4 py-2">
      <p className="min-w-0 wrap-anywhere">{SIGN_IN.already(user.email)}</p>
      <button type="button" className={buttonLook('quiet')} onClick={() => router.history.push(onward(user))}>
        {SIGN_IN.goOn}
      </button>
    </div>
  )
}
