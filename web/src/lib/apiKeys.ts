/** An organisation's API keys: listed, created, replaced and revoked. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { AskedApiKey, ListedApiKey, NewApiKey } from '@trusthound/client'
import { answered, client, done } from './call'

export type { AskedApiKey, ListedApiKey, NewApiKey } from '@trusthound/client'
export type Scope = ListedApiKey['scopes'][number]

const KEYS = ['api-keys']

export function useApiKeys() {
  return useQuery({
    queryKey: KEYS,
    queryFn: async ({ signal }): Promise<ListedApiKey[]> =>
      (await answered(client.GET('/api/enterprise/keys/list', { signal }))).keys,
  })
}

export const createApiKey = async (asked: AskedApiKey): Promise<NewApiKey> =>
  (await answered(client.POST('/api/enterprise/keys/create', { body: asked }))).apiKey

export const rotateApiKey = async (id: string): Promise<NewApiKey> =>
  (
    await answered(
      client.POST('/api/enterprise/keys/{key_id}/rotate', {
        params: { path: { key_id: id } },
        body: { overlapHours: 24 },
      }),
    )
  ).apiKey

export const revokeApiKey = (id: string) =>
  done(client.DELETE('/api/enterprise/keys/{key_id}', { params: { path: { key_id: id } } }))

export const noteApiKeys = (queries: QueryClient) => queries.invalidateQueries({ queryKey: KEYS })
