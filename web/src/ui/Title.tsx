/** The browser tab's title: the page, then the product; React lifts it into the head. */
import { useBrandName } from '../lib/brand'

export function Title({ children }: { children: string }) {
  const name = useBrandName()
  return <title>{`${children} · ${name}`}</title>
}
