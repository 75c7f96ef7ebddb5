/** An address's #part, and going there: on the screen and with the focus, once the part is drawn. */
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

export const useHash = (): string => useRouterState({ select: (state) => state.location.hash })

/** `ready` says that the page's parts are drawn. */
export function useArrival(ready: boolean): void {
  const hash = useHash()
  useEffect(() => {
    const part = ready && hash !== '' ? document.getElementById(hash) : null
    if (part === null || part.contains(document.activeElement)) return
    part.scrollIntoView({ block: 'start' })
    part.focus({ preventScroll: true })
    // Once more when all is drawn: the router may put a new page's top on the screen after this.
    const drawn = requestAnimationFrame(() => part.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(drawn)
  }, [hash, ready])
}
