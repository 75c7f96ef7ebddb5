/** Short messages that need no answer: said from anywhere, shown and read out by the Toasts of the shell. */
import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  words: string
  kind: 'done' | 'failed'
}

const SHOWN_MS = 8_000

let toasts: readonly Toast[] = []
let last = 0
const watchers = new Set<() => void>()

export function toast(words: string, kind: Toast['kind'] = 'done'): void {
  const id = ++last
  change([...toasts.filter((each) => each.words !== words), { id, words, kind }])
  setTimeout(() => dismiss(id), SHOWN_MS)
}

export const dismiss = (id: number): void => change(toasts.filter((each) => each.id !== id))

/** Nothing of what was said stays on the screen. */
export const dismissAll = (): void => change([])

export const useToasts = (): readonly Toast[] => useSyncExternalStore(watch, () => toasts)

function change(changed: readonly Toast[]): void {
  toasts = changed
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
