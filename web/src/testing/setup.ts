/** What every test file needs: matchers, a server that answers, and the few things happy-dom does not have. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { dismissAll } from '../ui/toast'
import { server } from './server'

// Generous, because a busy machine is slow; no test waits for it when all is well.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: false, media: query }))
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('print', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector<HTMLElement>('input, button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(() => {
  // The files of a worker share one document, and what was said in it.
  for (const mark of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[mark]
  dismissAll()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())
