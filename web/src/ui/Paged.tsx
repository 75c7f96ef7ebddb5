/** A list that comes page by page: its rows, and what stands below them while it loads, fails or has more. */
import type { ReactNode } from 'react'
import { asProblem, type Problem } from '../lib/problem'
import { buttonLook } from './button'
import { Loading } from './Loading'
import { ProblemNote } from './ProblemNote'

interface PagedProps {
  /** The query of the pages, as the library gives it. */
  query: {
    data: unknown
    error: unknown
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  words: { loading: string; failed: string; retry: string; more: string; loadingMore: string }
  /** What is said of a failure, instead of the server's own words. */
  told?: (problem: Problem) => string
  /** The rows, once there are any. */
  children: ReactNode
}

export function Paged({ query, words, told, children }: PagedProps) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = query
  return (
    <>
      {children}
      {Boolean(error) && !isFetching && (
        <ProblemNote
          problem={asProblem(error)}
          otherwise={words.failed}
          {...(told && { words: told(asProblem(error)) })}
        >
          <button
            type="button"
            className={buttonLook('outline', 'mt-2')}
            onClick={() => void (data ? query.fetchNextPage() : query.refetch())}
          >
            {words.retry}
          </button>
        </ProblemNote>
      )}
      {!data && isFetching && <Loading words={words.loading} lines={4} />}
      {hasNextPage && !error && (
        <button
          type="button"
          aria-disabled={isFetchingNextPage}
          className={buttonLook('outline', 'mt-4')}
          onClick={() => !isFetchingNextPage && void query.fetchNextPage()}
        >
          {isFetchingNextPage ? words.loadingMore : words.more}
        </button>
      )}
    </>
  )
}
