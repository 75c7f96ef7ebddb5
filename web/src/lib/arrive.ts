/** An address's #part, and going there: on the screen and with the focus, once the part is drawn. */
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What a visitor does to look elsewhere; from then on the page stays where they put it. */
const ELSEWHERE = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export const useHash = (): string => useRouterState({ select: (state) => state.location.hash })

/** `ready` says that the page's parts are drawn. */
export function useArrival(ready: boolean): void {
  const hash = useHash()
  useEffect(() => {
    const part = ready && hash !== '' ? document.getElementById(hash) : null
    if (part === null || part.contains(document.activeElement)) return
    const leaving = new AbortController()
    const arrive = () => {
      if (!leaving.signal.aborted) part.scrollIntoView({ block: 'start' })
    }
    for (const doing of ELSEWHERE) addEventListener(doing, () => leaving.abort(), { signal: leaving.signal })
    arrive()
    part.focus({ preventScroll: true })
    // Twice more: the router may put a new page's top on the screen after this, and a typeface that
    // comes late gives the text above other lines.
    requestAnimationFrame(() => {
      arrive()
      void document.fonts?.ready.then(arrive)
    })
    return () => leaving.abort()
  }, [hash, ready])
}
