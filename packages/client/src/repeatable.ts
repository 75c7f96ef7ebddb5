/** A POST in, the same under an Idempotency-Key out; sent again unchanged after no answer it has the same key. */
import type { Middleware } from 'openapi-fetch'

const HEADER = 'Idempotency-Key'
/** Requests whose answer is still open; beyond it the oldest gets a new key. */
const MOST_OPEN = 20

export function repeatable(): Middleware {
  const open = new Map<string, string>()
  const close = (request: Request) => {
    const key = request.headers.get(HEADER)
    for (const [sent, its] of open) if (its === key) open.delete(sent)
  }
  return {
    async onRequest({ request }) {
      if (request.method !== 'POST' || request.headers.has(HEADER)) return
      const sent = await markOf(request)
      const key = open.get(sent) ?? randomKey()
      open.delete(sent)
      open.set(sent, key)
      for (const oldest of open.keys()) if (open.size > MOST_OPEN) open.delete(oldest)
      const keyed = new Request(request)
      keyed.headers.set(HEADER, key)
      return keyed
    },
    onResponse({ request, response }) {
      if (isAnswer(response.status)) close(request)
    },
    onError({ request, error }) {
      // Whoever ends a request wants no answer: the same again is another.
      if (error instanceof DOMException && error.name === 'AbortError') close(request)
    },
  }
}

/** A conflict may be with ourselves, still being answered; a failure may have come after the work was done. */
const isAnswer = (status: number) => status < 500 && status !== 409

/** What two equal requests have in common; the body itself, which may be large, is not kept. */
async function markOf(request: Request): Promise<string> {
  const bytes = new Uint8Array(await request.clone().arrayBuffer())
  let one = 0x811c9dc5
  let other = 0x9dc5811c
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193)
    other = Math.imul(other + byte, 0x85ebca6b) ^ (other >>> 13)
  }
  return `${request.url} ${bytes.length} ${one} ${other}`
}

/** 128 bits; `crypto.randomUUID` would need https. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
