/** The account's address, whether it is confirmed, and another link where it is not. */
import { useState } from 'react'
import { sendConfirmation } from '../../lib/accounts'
import { useAction } from '../../lib/action'
import type { User } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { MAIL } from './copy'

export function MailState({ user }: { user: User }) {
  const [sent, setSent] = useState(false)
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
              disabled={sending.busy}
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
    </div>
  )
}
