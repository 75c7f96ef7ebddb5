/** A button that deletes something for good, once that was confirmed. */
import { type ReactNode, useState } from 'react'
import type { Action } from '../lib/action'
import type { Problem } from '../lib/problem'
import { buttonLook } from './button'
import { Confirm } from './Confirm'

interface DeleteButtonProps {
  words: Record<'title' | 'ask' | 'yes' | 'busy' | 'no' | 'failed', string>
  action: Action<void>
  /** What the button is called where several stand on a page. */
  label?: string
  /** What is said of a failure, instead of the server's own words. */
  told?: (problem: Problem) => string
  className?: string
  children: ReactNode
}

export function DeleteButton({ words, action, label, told, className, children }: DeleteButtonProps) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={buttonLook('danger', className)}
        onClick={() => {
          action.clear()
          setAsked(true)
        }}
      >
        {words.title}
      </button>
      {asked && (
        <Confirm
          title={words.ask}
          yes={words.yes}
          busy={words.busy}
          no={words.no}
          action={action}
          otherwise={words.failed}
          told={told}
          close={() => setAsked(false)}
        >
          {children}
        </Confirm>
      )}
    </>
  )
}
