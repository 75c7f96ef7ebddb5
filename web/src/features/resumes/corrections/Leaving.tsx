/** Whoever leaves with changes that are not saved is asked first: by a button here, by a link, by closing the tab. */
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLook } from '../../../ui/button'
import { Dialog } from '../../../ui/Dialog'
import { LEAVE } from './copy'

interface LeavingState {
  asked: boolean
  /** Closes the form, once that was confirmed if need be. */
  leave: () => void
  yes: () => void
  no: () => void
}

export function useLeaving(changed: boolean, close: () => void): LeavingState {
  const [closing, setClosing] = useState(false)
  const blocker = useBlocker({
    // A part of this page is still this page.
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    enableBeforeUnload: changed,
    withResolver: true,
  })
  return {
    asked: closing || blocker.status === 'blocked',
    leave: () => (changed ? setClosing(true) : close()),
    yes: () => {
      if (blocker.status === 'blocked') blocker.proceed()
      else close()
    },
    no: () => {
      setClosing(false)
      blocker.reset?.()
    },
  }
}

export function Leaving({ leaving: { yes, no } }: { leaving: LeavingState }) {
  return (
    <Dialog title={LEAVE.title} close={no}>
      <p>{LEAVE.words}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonLook('strong')} onClick={no}>
          {LEAVE.stay}
        </button>
        <button type="button" className={buttonLook('danger')} onClick={yes}>
          {LEAVE.leave}
        </button>
      </div>
    </Dialog>
  )
}
