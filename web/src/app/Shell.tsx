/** What stands around every page: the way past the navigation, header, footer; focus follows a change of page. */
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHash } from '../lib/arrive'
import { useBrand } from '../lib/brand'
import { useSessionKeeper } from '../lib/session'
import { Toasts } from '../ui/Toasts'
import { Footer } from './Footer'
import { Header } from './Header'

export function Shell() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const brand = useBrand()
  useLayoutEffect(() => {
    document.documentElement.dataset.brand = brand
  }, [brand])
  useSessionKeeper()
  const main = useRef<HTMLElement>(null)
  const hash = useHash()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    // A page with a part in its address puts the focus there itself.
    const moved = shown.current !== undefined && shown.current !== path
    if (moved && hash === '') main.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path, hash])
  return (
    <div className="flex min-h-dvh flex-col bg-paper font-sans text-ink">
      <a
        href="#content"
        className="sr-only rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <Toasts />
    </div>
  )
}
