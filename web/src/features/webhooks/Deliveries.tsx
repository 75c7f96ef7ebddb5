/** What was sent to a webhook in the last 30 days, with what came of it; each can be sent again. */
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { type Delivery, deliveriesChanged, replay, useDeliveries, type Webhook } from '../../lib/webhooks'
import { buttonLook } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Icon, type IconName } from '../../ui/Icon'
import { Paged } from '../../ui/Paged'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { DELIVERIES, PROBLEMS, STANDING } from './copy'

const LOOKS: Record<Delivery['status'], [IconName, string]> = {
  waiting: ['clock', 'text-muted'],
  delivered: ['check', 'text-verified'],
  failed: ['warning', 'text-danger'],
}

export function Deliveries({ webhook }: { webhook: Webhook }) {
  const query = useDeliveries(webhook.id)
  const found = query.data?.pages.flatMap((page) => page.deliveries)
  if (found?.length === 0) return <p className="text-muted">{DELIVERIES.none}</p>
  return (
    <Paged query={query} words={DELIVERIES}>
      {found && (
        <ul className="divide-y divide-line">
          {found.map((each) => (
            <Line key={each.id} delivery={each} webhook={webhook} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Line({ delivery, webhook }: { delivery: Delivery; webhook: Webhook }) {
  const queries = useQueryClient()
  const sending = useAction<void, void>(
    () => replay(webhook.id, delivery.id),
    async () => {
      toast(DELIVERIES.replayed)
      await deliveriesChanged(queries, webhook.id)
    },
  )
  const [icon, colour] = LOOKS[delivery.status]
  return (
    <li className="py-3 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            <Icon name={icon} className={`size-5 ${colour}`} />
            <span>{STANDING[delivery.status]}</span>
            <code className="text-sm font-normal wrap-anywhere">{delivery.type}</code>
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            <time dateTime={delivery.madeAt}>{momentOf(new Date(delivery.madeAt))}</time>
            {outcomeOf(delivery).map((words) => ` · ${words}`)}
          </p>
        </div>
        {webhook.enabled && (
          <button
            type="button"
            aria-disabled={sending.busy}
            aria-label={DELIVERIES.replayNamed(delivery.id)}
            className={buttonLook('outline')}
            onClick={() => sending.act()}
          >
            {sending.busy ? DELIVERIES.replaying : DELIVERIES.replay}
          </button>
        )}
      </div>
      <Disclosure title={<span className="text-sm">{delivery.id}</span>}>
        <Text title={DELIVERIES.sent} text={delivery.body} />
        {delivery.responseBody && <Text title={DELIVERIES.answer} text={delivery.responseBody} />}
      </Disclosure>
      {sending.problem && <ProblemNote problem={sending.problem} otherwise={DELIVERIES.replayFailed} />}
    </li>
  )
}

function outcomeOf({ status, tries, nextTryAt, responseStatus, problem }: Delivery): string[] {
  return [
    responseStatus === null ? '' : DELIVERIES.answered(responseStatus),
    problem === null ? '' : PROBLEMS[problem],
    tries > 0 ? DELIVERIES.tries(tries) : '',
    status === 'waiting' && tries > 0 && nextTryAt ? DELIVERIES.next(momentOf(new Date(nextTryAt))) : '',
  ].filter(Boolean)
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className="mt-1 text-sm font-semibold">{title}</p>
      <pre className="mt-1 rounded-control bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </>
  )
}
