/** The browser tab's title; React lifts it into the head. */
export function Title({ children }: { children: string }) {
  return <title>{`${children} · TrustHound`}</title>
}
