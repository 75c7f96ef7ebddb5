/** A new result in; its heading, to be focused and scrolled to as soon as it is there, out. */
import { type RefObject, useEffect, useRef } from 'react'
import { scrolling } from '../../../lib/motion'

export function useShown(answer: object | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (answer === null) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start', behavior: scrolling() })
  }, [answer])
  return heading
}
