/** Who is signed in, on which plan, and where that leads: a button that opens and closes a short list. */
import { Link, useRouter } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { signOut } from '../lib/accounts'
import { asProblem } from '../lib/problem'
import { forgetUser, type User } from '../lib/user'
import { Icon } from '../ui/Icon'
import { toast } from '../ui/toast'
import { MENU, PLAN_NAMES } from './copy'

interface UserMenuProps {
  user: User
  enterprise: boolean
}

export function UserMenu({ user, enterprise }: UserMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLeaving(whole, open, () => setOpen(false))
  const links = [...(enterprise ? MENU.enterprise : MENU.consumer), ...(user.is_operator ? [MENU.operator] : [])]
  const name = (enterprise ? user.first_name : user.name) || user.email
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is inside
    <div
      ref={whole}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-edge px-3 font-medium hover:border-ink lg:w-auto"
        onClick={() => setOpen(!open)}
      >
        <span className="max-w-44 truncate">{name}</span>
        <PlanLabel user={user} />
        <Icon name="chevron" className={clsx('ml-auto size-4 text-muted', open && 'rotate-180')} />
      </button>
      <div
        id={id}
        className={clsx(
          'mt-2 rounded-control border border-line bg-surface py-1.5 lg:absolute lg:right-0 lg:z-10 lg:w-64',
          !open && 'hidden',
        )}
      >
        <p className="truncate px-4 py-1.5 text-sm text-muted">{user.email}</p>
        <ul>
          {links.map(({ words, to }) => (
            <li key={to}>
              <Link to={to} className={ITEM} onClick={() => setOpen(false)}>
                {words}
              </Link>
            </li>
          ))}
          <li className="mt-1.5 border-t border-line pt-1.5">
            <SignOut>{MENU.signOut}</SignOut>
          </li>
        </ul>
      </div>
    </div>
  )
}

const ITEM = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-sunken'

function PlanLabel({ user }: { user: User }) {
  return (
    <span
      className={clsx(
        'rounded-full px-2 py-0.5 text-xs font-semibold',
        user.plan === 'free' ? 'border border-line text-muted' : 'bg-accent-soft text-accent-deep',
      )}
    >
      {PLAN_NAMES[user.plan]}
    </span>
  )
}

/** The server ends the session; while it cannot be reached nobody is told that they are signed out. */
function SignOut({ children }: { children: ReactNode }) {
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const leave = async () => {
    if (busy) return
    setBusy(true)
    const problem = await signOut().then(() => null, asProblem)
    setBusy(false)
    if (problem && problem.status !== 401) return toast(MENU.notSignedOut, 'failed')
    await router.navigate({ to: '/' })
    forgetUser()
  }
  return (
    <button type="button" aria-disabled={busy} className={ITEM} onClick={() => void leave()}>
      {busy ? MENU.signingOut : children}
    </button>
  )
}

/** A press anywhere else, or the focus going elsewhere, closes it. */
function useLeaving(whole: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const look = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  })
}
