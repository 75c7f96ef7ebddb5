/** One webhook: how it stands, what can be done with it, and what was sent to it. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import {
  changeWebhook,
  deleteWebhook,
  deliveriesChanged,
  rotateSecret,
  sendTest,
  type Webhook,
  type WebhookEvent,
  type WebhookSecret,
  webhooksChanged,
} from '../../lib/webhooks'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { DeleteButton } from '../../ui/DeleteButton'
import { LazyDisclosure } from '../../ui/Disclosure'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { DELETE, DISABLED, ROTATE, WEBHOOKS } from './copy'
import { Deliveries } from './Deliveries'
import { WebhookForm } from './WebhookForm'

interface WebhookItemProps {
  webhook: Webhook
  offered: WebhookEvent[]
  rotated: (answer: WebhookSecret) => void
}

export function WebhookItem({ webhook, offered, rotated }: WebhookItemProps) {
  return (
    <li className="py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{webhook.url}</span>
        <span
          className={`rounded-full px-2.5 py-0.5 text-sm ${webhook.enabled ? 'bg-accent-soft text-accent-deep' : 'bg-sunken'}`}
        >
          {webhook.enabled ? WEBHOOKS.on : WEBHOOKS.off}
        </span>
      </p>
      {webhook.description && <p className="wrap-anywhere">{webhook.description}</p>}
      <p className="text-sm text-muted wrap-anywhere">{webhook.events.join(' · ')}</p>
      <State webhook={webhook} />
      <Buttons webhook={webhook} offered={offered} rotated={rotated} />
      <div className="mt-2">
        <LazyDisclosure title={<span>{WEBHOOKS.deliveries}</span>}>
          <Deliveries webhook={webhook} />
        </LazyDisclosure>
      </div>
    </li>
  )
}

function State({ webhook }: { webhook: Webhook }) {
  const when = (moment: string) => momentOf(new Date(moment))
  const isDouble = webhook.bothSecretsUntil !== null && new Date(webhook.bothSecretsUntil) > new Date()
  return (
    <>
      {webhook.disabledBecause && <p className="mt-1">{DISABLED[webhook.disabledBecause]}</p>}
      {webhook.enabled && webhook.failingSince && (
        <p className="mt-1 text-danger">{WEBHOOKS.failing(when(webhook.failingSince))}</p>
      )}
      {isDouble && webhook.bothSecretsUntil && (
        <p className="mt-1 text-sm">{WEBHOOKS.both(when(webhook.bothSecretsUntil))}</p>
      )}
    </>
  )
}

function Buttons({ webhook, offered, rotated }: WebhookItemProps) {
  const { id, url, enabled } = webhook
  const queries = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'rotate' | null>(null)
  const close = () => setOpen(null)
  const testing = useAction<void, void>(
    () => sendTest(id),
    async () => {
      toast(WEBHOOKS.tested)
      await deliveriesChanged(queries, id)
    },
  )
  const switching = useAction<void, unknown>(
    () => changeWebhook(id, { enabled: !enabled }),
    async () => {
      await Promise.all([webhooksChanged(queries), deliveriesChanged(queries, id)])
    },
  )
  const deleting = useAction<void, void>(
    () => deleteWebhook(id),
    async () => {
      toast(DELETE.done)
      await webhooksChanged(queries)
    },
  )
  const rotating = useAction<void, WebhookSecret>(
    () => rotateSecret(id),
    (answer) => {
      close()
      rotated(answer)
    },
  )
  const button = (words: string, press: () => void, busy = '') => (
    <button
      type="button"
      aria-disabled={busy !== ''}
      aria-label={WEBHOOKS.named(busy || words, url)}
      className={buttonLook('outline')}
      onClick={press}
    >
      {busy || words}
    </button>
  )
  return (
    <div className="mt-3 space-y-3">
      <div className="flex flex-wrap gap-2.5">
        {enabled && button(WEBHOOKS.test, () => testing.act(), testing.busy ? WEBHOOKS.testing : '')}
        {button(WEBHOOKS.edit, () => setOpen('edit'))}
        {button(ROTATE.title, () => setOpen('rotate'))}
        {button(
          enabled ? WEBHOOKS.disable : WEBHOOKS.enable,
          () => switching.act(),
          switching.busy ? WEBHOOKS.changing : '',
        )}
        <DeleteButton words={DELETE} action={deleting} label={WEBHOOKS.named(DELETE.title, url)}>
          <p className="wrap-anywhere">{url}</p>
          <p>{DELETE.words}</p>
        </DeleteButton>
      </div>
      {testing.problem && <ProblemNote problem={testing.problem} otherwise={WEBHOOKS.testFailed} />}
      {switching.problem && <ProblemNote problem={switching.problem} otherwise={WEBHOOKS.changeFailed} />}
      {open === 'edit' && <WebhookForm offered={offered} webhook={webhook} close={close} />}
      {open === 'rotate' && (
        <Confirm
          title={ROTATE.title}
          yes={ROTATE.yes}
          busy={ROTATE.busy}
          no={ROTATE.no}
          action={rotating}
          otherwise={ROTATE.failed}
          close={close}
        >
          <p>{ROTATE.words}</p>
        </Confirm>
      )}
    </div>
  )
}
