/** To another site, such as the one where cards are entered: over http(s) alone, whoever named the address. */
export function leaveFor(address: string): void {
  if (/^https?:\/\//i.test(address)) globalThis.location.assign(address)
}
