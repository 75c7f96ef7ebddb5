/** What was typed in, the link to send out: people leave out https:// when they type. */
export function linkOf(typed: string): string {
  const link = typed.trim()
  return /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^[^/]+:\d/.test(link) ? link : `https://${link}`
}
