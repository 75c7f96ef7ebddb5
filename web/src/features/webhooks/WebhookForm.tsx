/** The address of a webhook and what it is told of: a new one, or one that is changed. */
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import {
  addWebhook,
  changeWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookSecret,
  type Wish,
  webhooksChanged,
} from '../../lib/webhooks'
import { buttonLook } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { EVENTS, FORM } from './copy'

interface WebhookFormProps {
  offered: WebhookEvent[]
  /** The one that is changed; without it a new one is added. */
  webhook?: Webhook
  added?: (answer: WebhookSecret) => void
  close: () => void
}

export function WebhookForm({ offered, webhook, added, close }: WebhookFormProps) {
  const queries = useQueryClient()
  const way = webhook ? 'edit' : 'add'
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? offered)
  const [unchosen, setUnchosen] = useState(false)
  const error = useId()
  const form = useForm({ url: webhook?.url ?? '', description: webhook?.description ?? '' })
  const { submit, busy, problem } = useSubmit<'url' | 'description', Wish, WebhookSecret | null>(
    form,
    async (wish) => {
      if (!webhook) return addWebhook(wish)
      await changeWebhook(webhook.id, wish)
      await webhooksChanged(queries)
      return null
    },
    (answer) => {
      toast(answer ? FORM.added : FORM.saved)
      if (answer) added?.(answer)
      else close()
    },
  )
  const choose = (event: WebhookEvent, chosen: boolean) => {
    setUnchosen(false)
    setEvents(chosen ? [...events, event] : events.filter((each) => each !== event))
  }
  return (
    <Dialog title={FORM[way]} close={close}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          if (events.length > 0) submit(event, { ...form.values, events })
          else {
            event.preventDefault()
            setUnchosen(true)
          }
        }}
      >
        <Field
          form={form}
          name="url"
          label={FORM.url}
          hint={FORM.urlHint}
          missing={FORM.urlMissing}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Field form={form} name="description" label={FORM.description} maxLength={200} autoComplete="off" />
        <fieldset aria-describedby={unchosen ? error : undefined}>
          <legend className="font-semibold">{FORM.events}</legend>
          {offered.map((each) => (
            <Tick key={each} event={each} checked={events.includes(each)} choose={choose} />
          ))}
        </fieldset>
        {unchosen && (
          <p id={error} role="alert" className="text-sm font-semibold text-danger">
            {FORM.eventsMissing}
          </p>
        )}
        {problem && <ProblemNote problem={problem} otherwise={FORM.failed} />}
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={busy} className={buttonLook('strong')}>
            {busy ? FORM.busy : FORM.save[way]}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {FORM.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface TickProps {
  event: WebhookEvent
  checked: boolean
  choose: (event: WebhookEvent, chosen: boolean) => void
}

function Tick({ event, checked, choose }: TickProps) {
  const id = useId()
  return (
    <div className="mt-2 flex gap-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        className="mt-0.5 size-6 shrink-0 accent-accent"
        onChange={(change) => choose(event, change.target.checked)}
      />
      <label htmlFor={id} className="py-0.5">
        {EVENTS[event]} <code className="text-sm text-muted wrap-anywhere">{event}</code>
      </label>
    </div>
  )
}
