/** Something in the page itself broke. */
import type { ErrorComponentProps } from '@tanstack/react-router'
import { buttonLook } from '../ui/button'
import { Notice } from '../ui/Notice'

export function ErrorPage({ error }: ErrorComponentProps) {
  return (
    <Notice eyebrow="Error" title="Unexpected Application Error!">
      <div role="alert">
        <p>The page broke while it was being drawn. Loading it again usually helps.</p>
        <p className="mt-3 font-mono text-sm wrap-anywhere">{error instanceof Error ? error.message : String(error)}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className={buttonLook('strong')} onClick={() => location.reload()}>
          Load the page again
        </button>
        <a href="/" className={buttonLook('outline')}>
          Return to Home
        </a>
      </div>
    </Notice>
  )
}
