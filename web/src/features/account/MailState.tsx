/** The account's address, whether it is confirmed, another link where it is not, and the way to another address. */
import { useState } from 'react'
import { sendConfirmation } from '../../lib/accounts'
import { useAction } from '../../lib/action'
import type { User } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { ChangeMail } from './ChangeMail'
import { MAIL } from './copy'

export function MailState({ user }: { user: User }) {
  const [sent, setSent] = useState(false)
  const [changing, setChanging] = useState(false)
  const [askedFor, setAskedFor] = useState('')
  const sending = useAction<void, void>(sendConfirmation, () => setSent(true))
  return (
    <div className="mb-6 border-b border-line pb-6">
      <h3 className="font-semibold">{MAIL.title}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{user.email}</span>
        <span
          className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${
            user.mailVerified ? 'bg-verified-soft text-verified' : 'bg-caution-soft text-caution'
          }`}
        >
          <Icon name={user.mailVerified ? 'check' : 'info'} className="size-4" />
          {user.mailVerified ? MAIL.verified : MAIL.unverified}
        </span>
      </p>
      {!user.mailVerified && (
        <div className="mt-3 space-y-3">
          <p className="max-w-prose text-muted">{MAIL.why}</p>
          {sending.problem && <ProblemNote problem={sending.problem} otherwise={MAIL.failed} />}
          <div>
            <button
              type="button"
              aria-disabled={sending.busy}
              className={buttonLook('outline')}
              onClick={() => {
                setSent(false)
                sending.act()
              }}
            >
              {sending.busy ? MAIL.busy : MAIL.send}
            </button>
            <p role="status" className={sent ? 'mt-3 wrap-anywhere' : 'sr-only'}>
              {sent && MAIL.sent(user.email)}
            </p>
          </div>
        </div>
      )}
      <button type="button" className={buttonLook('quiet', 'mt-2 -ml-1')} onClick={() => setChanging(true)}>
        {MAIL.change}
      </button>
      <p role="status" className={askedFor ? 'mt-1 max-w-prose wrap-anywhere' : 'sr-only'}>
        {askedFor && MAIL.asked(askedFor)}
      </p>
      {changing && (
        <ChangeMail
          close={() => setChanging(false)}
          done={(email) => {
            setChanging(false)
            setAskedFor(email)
          }}
        />
      )}
    </div>
  )
}
