/** Whether this browser is signed in, as the server says: in, out, or not to be told (then nobody is thrown out). */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { checkSession } from './accounts'
import { asProblem, Problem } from './problem'
import { type User, useUser } from './user'

export type Session =
  | { state: 'checking' }
  | { state: 'in'; user: User }
  | { state: 'out' }
  | { state: 'unreachable'; problem: Problem; retry: () => void }

const FRESH_MS = 60_000
/** What everybody sees the same; all else belongs to who is signed in. */
const PUBLIC = new Set(['settings', 'examples', 'plans', 'confirm-mail'])

/** Asks the server, also when this browser keeps no user: the cookie alone decides. */
export function useSession(): Session {
  const user = useUser()
  const { data, error, refetch, isFetching } = useCheck(true)
  if (signedOut(error)) return { state: 'out' }
  if (data) return { state: 'in', user: user?.id === data.id ? user : data }
  if (error && !isFetching) return { state: 'unreachable', problem: asProblem(error), retry: () => void refetch() }
  return { state: 'checking' }
}

/** Once a page: looks whether the kept user is still signed in, and drops what was theirs when they are not. */
export function useSessionKeeper(): void {
  const user = useUser()
  const queries = useQueryClient()
  useCheck(user !== null)
  const id = user?.id
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== id) forgetPrivate(queries)
    before.current = id
  }, [id, queries])
}

function useCheck(enabled: boolean) {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => checkSession(signal),
    enabled,
    staleTime: FRESH_MS,
    retry: (count, error) => !signedOut(error) && count < 1,
  })
}

const signedOut = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 401 || error.status === 403)

/** Asked again where they are on the screen, gone where they are not. */
function forgetPrivate(queries: QueryClient): void {
  void queries.resetQueries({ predicate: ({ queryKey }) => !PUBLIC.has(String(queryKey[0])) })
}
