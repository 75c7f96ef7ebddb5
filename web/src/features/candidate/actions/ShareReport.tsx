/** A link by which the candidate reads and disputes the report; made in a dialog, and shown only there. */
import { useId, useState } from 'react'
import { useAction } from '../../../lib/action'
import { type CandidateLink, shareWithCandidate } from '../../../lib/candidates'
import { momentOf } from '../../../lib/moment'
import { buttonLook } from '../../../ui/button'
import { CopyButton } from '../../../ui/CopyButton'
import { Dialog } from '../../../ui/Dialog'
import { ProblemNote } from '../../../ui/ProblemNote'
import { SHARE } from './copy'

interface ShareReportProps {
  id: string
  /** "" where none is kept. */
  email: string
  changed: () => void
}

export function ShareReport({ id, email, changed }: ShareReportProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonLook('outline')} onClick={() => setOpen(true)}>
        {SHARE.title}
      </button>
      {open && <ShareDialog id={id} email={email} changed={changed} close={() => setOpen(false)} />}
    </>
  )
}

function ShareDialog({ id, email, changed, close }: ShareReportProps & { close: () => void }) {
  const [link, setLink] = useState<CandidateLink | null>(null)
  const { act, busy, problem } = useAction(
    (mail: boolean) => shareWithCandidate(id, mail),
    (made) => {
      setLink(made)
      changed()
    },
  )
  return (
    <Dialog title={SHARE.title} close={close}>
      <div className="space-y-4">
        <p className="text-muted">{SHARE.intro}</p>
        {problem && <ProblemNote problem={problem} otherwise={SHARE.failed} />}
        <div role="status">{link && <Made link={link} />}</div>
        <div className="flex flex-wrap gap-3">
          {link ? (
            <CopyButton text={link.url} label={SHARE.copy} />
          ) : (
            <>
              <button type="button" aria-disabled={busy} className={buttonLook('strong')} onClick={() => act(false)}>
                {busy ? SHARE.busy : SHARE.make}
              </button>
              {email && (
                <button
                  type="button"
                  aria-disabled={busy}
                  className={buttonLook('outline', 'py-2 wrap-anywhere')}
                  onClick={() => act(true)}
                >
                  {SHARE.mail(email)}
                </button>
              )}
            </>
          )}
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {SHARE.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function Made({ link }: { link: CandidateLink }) {
  const field = useId()
  return (
    <div className="space-y-2">
      <p>{link.mailed ? SHARE.mailed : SHARE.made}</p>
      <label htmlFor={field} className="block font-semibold">
        {SHARE.label}
      </label>
      <input
        id={field}
        readOnly
        value={link.url}
        className="block h-11 w-full rounded-control border border-edge bg-paper px-3 font-mono text-sm"
        onFocus={(event) => event.target.select()}
      />
      <p className="text-sm text-muted">{SHARE.until(momentOf(new Date(link.expiresAt)))}</p>
    </div>
  )
}
