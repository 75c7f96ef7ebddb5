/** What is sent in, a key for it out: sent again unchanged it has the same key, so it can take effect only once. */
import { useRef } from 'react'

export function useRepeatKey(): (sent: object) => string {
  const last = useRef({ sent: '', key: '' })
  return (sent) => {
    const words = JSON.stringify(sent)
    if (words !== last.current.sent) last.current = { sent: words, key: randomKey() }
    return last.current.key
  }
}

/** 128 bits; `crypto.randomUUID` would need https. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
