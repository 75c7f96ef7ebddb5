/** A question that must be answered first: the browser's own modal dialog, which keeps the focus inside and gives it back. */
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  title: string
  /** Escape, or a click beside it. */
  close: () => void
  children: ReactNode
}

/** Is there as long as it is drawn. The first control with `autoFocus`, else the first of all, has the focus. */
export function Dialog({ title, close, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-0 text-ink backdrop:bg-[oklch(0_0_0/55%)]"
    >
      <div className="p-5 sm:p-6">
        <h2 id={id} className="text-xl font-bold tracking-tight">
          {title}
        </h2>
        <div className="mt-3">{children}</div>
      </div>
    </dialog>
  )
}
