/** What is bought, in full, and the consent to it; then on to where cards are entered. */
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useAction } from '../../lib/action'
import { openCheckout } from '../../lib/billing'
import { leaveFor } from '../../lib/leave'
import { buttonLook, textLink } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { ProblemNote } from '../../ui/ProblemNote'
import { BILLING, BUY } from './copy'

export function Buy({ consent, close }: { consent: string; close: () => void }) {
  const id = useId()
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const paying = useAction<void, { url: string }>(openCheckout, ({ url }) => leaveFor(url))
  const pay = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!agreed)
    if (agreed) paying.act()
  }
  return (
    <Dialog title={BUY.title} close={close}>
      <form noValidate className="space-y-4" onSubmit={pay}>
        <p>{consent}</p>
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={agreed}
              onChange={(event) => {
                setAgreed(event.target.checked)
                setMissing(false)
              }}
              aria-invalid={missing}
              aria-describedby={missing ? id : undefined}
              className="size-5 shrink-0 accent-accent"
            />
            <span>
              {BUY.agree}{' '}
              <Link to="/terms" target="_blank" className={textLink}>
                {BUY.terms}
              </Link>
              .
            </span>
          </label>
          {missing && (
            <p id={id} role="alert" className="mt-1 text-sm font-semibold text-danger">
              {BUY.missing}
            </p>
          )}
        </div>
        {paying.problem && <ProblemNote problem={paying.problem} otherwise={BILLING.failed} />}
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={paying.busy} className={buttonLook('strong')}>
            {paying.busy ? BUY.busy : BUY.yes}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {BUY.no}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
