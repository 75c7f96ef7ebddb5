/** Calls whose types the generated client does not have yet. */
import { client } from './call'

interface Untyped {
  [method: string]: (path: string, asked?: object) => Promise<{ data?: never; error?: unknown; response: Response }>
}

export const untyped = client as unknown as {
  [Method in 'GET' | 'POST' | 'PATCH' | 'DELETE']: Untyped[string]
}
