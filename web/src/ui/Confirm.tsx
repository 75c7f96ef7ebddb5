/** A question with yes and no, asked before something happens that is not easily undone. */
import type { ReactNode } from 'react'
import type { Action } from '../lib/action'
import type { Problem } from '../lib/problem'
import { buttonLook } from './button'
import { Dialog } from './Dialog'
import { ProblemNote } from './ProblemNote'

interface ConfirmProps {
  title: string
  children: ReactNode
  yes: string
  busy: string
  no: string
  action: Action<void>
  /** What is said when the server's answer cannot be read. */
  otherwise: string
  /** What is said instead of the server's own words. */
  told?: ((problem: Problem) => string) | undefined
  close: () => void
}

export function Confirm({ title, children, yes, busy, no, action, otherwise, told, close }: ConfirmProps) {
  return (
    <Dialog title={title} close={close}>
      <div className="space-y-4">
        {children}
        {action.problem && (
          <ProblemNote problem={action.problem} otherwise={otherwise} {...(told && { words: told(action.problem) })} />
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-disabled={action.busy}
            className={buttonLook('strong')}
            onClick={() => action.act()}
          >
            {action.busy ? busy : yes}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {no}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
