/** Every payment, newest first, with its receipt where there is one. */
import type { Receipt } from '../../lib/billing'
import { textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { BILLING } from './copy'
import { dayOf } from './words'

export function Receipts({ receipts }: { receipts: Receipt[] }) {
  return (
    <div className="mt-4 border-t border-line pt-5">
      <h3 className="font-semibold">{BILLING.receipts}</h3>
      {receipts.length === 0 ? (
        <p className="mt-1 text-muted">{BILLING.noReceipts}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {receipts.map((receipt) => (
            <li key={receipt.id} className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
              <p className="min-w-0">
                <span className="font-medium">{dayOf(receipt.paidAt)}</span>{' '}
                <span className="text-muted wrap-anywhere">{receipt.number}</span>
              </p>
              <p className="flex items-center gap-x-5 tabular-nums">
                <span>
                  {receipt.amount}
                  {receipt.refundedCents > 0 && <span className="text-muted"> ({BILLING.refunded})</span>}
                </span>
                {receipt.url && (
                  <a
                    href={receipt.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={BILLING.viewNamed(receipt.number)}
                    className={`${textLink} inline-flex min-h-11 items-center gap-1`}
                  >
                    {BILLING.view}
                    <Icon name="external" className="size-4" />
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
