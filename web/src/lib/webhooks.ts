/** The calls about an organisation's webhooks: listed, added, changed, tried; and what was sent to each. */
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { WebhookDeliveries, WebhookList, WebhookSecret } from '@trusthound/client'
import { answered, client, done } from './call'

export type { WebhookSecret } from '@trusthound/client'
export type Webhook = WebhookList['webhooks'][number]
export type WebhookEvent = Webhook['events'][number]
export type Delivery = WebhookDeliveries['deliveries'][number]

export interface Wish {
  url: string
  description: string
  events: WebhookEvent[]
}

const ALL = '/api/enterprise/webhooks'
const ONE = `${ALL}/{webhook_id}` as const
const LIST = ['webhooks']
const DELIVERIES = 'webhook-deliveries'
// What was just put in is sent within seconds.
const SOON_MS = 1_500
const named = (id: string) => ({ params: { path: { webhook_id: id } } })

/** Nothing has come of it yet, be it that nobody has tried or that the receiver takes its time. */
const isUnderWay = ({ status, responseStatus, problem }: Delivery) =>
  status === 'waiting' && responseStatus === null && problem === null

export const useWebhooks = () =>
  useQuery({
    queryKey: LIST,
    queryFn: ({ signal }): Promise<WebhookList> => answered(client.GET(ALL, { signal })),
    retry: false,
  })

export function useDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: [DELIVERIES, id],
    queryFn: ({ signal, pageParam }): Promise<WebhookDeliveries> =>
      answered(
        client.GET(`${ONE}/deliveries`, {
          params: { path: { webhook_id: id }, ...(pageParam && { query: { cursor: pageParam } }) },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.deliveries.some(isUnderWay) ? SOON_MS : false),
  })
}

export const webhooksChanged = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: LIST })

export async function deliveriesChanged(queries: QueryClient, id: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: [DELIVERIES, id] })
}

export const addWebhook = (wish: Wish): Promise<WebhookSecret> => answered(client.POST(ALL, { body: wish }))

export const changeWebhook = (id: string, change: Partial<Wish> & { enabled?: boolean }): Promise<unknown> =>
  answered(client.PATCH(ONE, { ...named(id), body: change }))

export const deleteWebhook = (id: string): Promise<void> => done(client.DELETE(ONE, named(id)))

export const rotateSecret = (id: string): Promise<WebhookSecret> => answered(client.POST(`${ONE}/rotate`, named(id)))

export const sendTest = (id: string): Promise<void> => done(client.POST(`${ONE}/test`, named(id)))

export const replay = (id: string, delivery: string): Promise<void> =>
  done(
    client.POST(`${ONE}/deliveries/{delivery_id}/replay`, {
      params: { path: { webhook_id: id, delivery_id: delivery } },
    }),
  )
