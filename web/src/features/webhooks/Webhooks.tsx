/** An organisation's webhooks, for its admins: the list, and the way to add one. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asProblem } from '../../lib/problem'
import { useWebhooks, type WebhookSecret, webhooksChanged } from '../../lib/webhooks'
import { buttonLook } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { WEBHOOKS } from './copy'
import { SecretDialog } from './SecretDialog'
import { WebhookForm } from './WebhookForm'
import { WebhookItem } from './WebhookItem'

export function Webhooks() {
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useWebhooks()
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState('')
  const made = (answer: WebhookSecret) => {
    setSecret(answer.secret)
    void webhooksChanged(queries)
  }
  if (!data)
    return error && !isFetching ? (
      <ProblemNote problem={asProblem(error)} otherwise={WEBHOOKS.readFailed}>
        <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
          {WEBHOOKS.retry}
        </button>
      </ProblemNote>
    ) : (
      <Loading words={WEBHOOKS.loading} lines={3} />
    )
  return (
    <>
      {data.webhooks.length === 0 ? (
        <p className="mb-4 text-muted">{WEBHOOKS.none}</p>
      ) : (
        <ul className="mb-4 divide-y divide-line">
          {data.webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} offered={data.events} rotated={made} />
          ))}
        </ul>
      )}
      {data.webhooks.length < data.most ? (
        <button type="button" className={buttonLook('outline')} onClick={() => setAdding(true)}>
          {WEBHOOKS.add}
        </button>
      ) : (
        <p className="text-muted">{WEBHOOKS.full(data.most)}</p>
      )}
      {adding && (
        <WebhookForm
          offered={data.events}
          added={(answer) => {
            setAdding(false)
            made(answer)
          }}
          close={() => setAdding(false)}
        />
      )}
      {secret && <SecretDialog secret={secret} close={() => setSecret('')} />}
    </>
  )
}
