/** Where to go after signing in: a path of this site, or nothing. */

// A browser drops tabs and line ends from an address, and reads a backslash as a slash.
const UNSAFE = /[\\\p{Cc}]/u

/** A single leading slash, and nothing that a browser would read as another site's address. */
export function pathOf(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || !/^\/(?!\/)/.test(asked) || UNSAFE.test(asked)) return undefined
  const here = globalThis.location.origin
  return URL.canParse(asked, here) && new URL(asked, here).origin === here ? asked : undefined
}

/** Named even where there is none: the router would keep what was asked. */
export const redirectOf = (query: Record<string, unknown>): { redirect?: string | undefined } => ({
  redirect: pathOf(query.redirect),
})
