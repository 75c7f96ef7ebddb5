/** A search in the address in; the form and what was found out. Announces it, and moves the focus to the results. */
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { type Filters, type FoundJob, jobsOf, useJobSearch } from '../../lib/search'
import { ResultSkeleton } from './ResultSkeleton'
import { Refused, Results } from './Results'
import { SearchForm } from './SearchForm'

interface JobSearchProps {
  filters: Filters
  /** Puts a search into the address. */
  search: (filters: Filters) => void
  verify: (url: string) => void
  /** What stands beside the button that searches. */
  beside?: ReactNode
  /** What else can be done with a job. */
  actions?: (job: FoundJob) => ReactNode
}

export function JobSearch({ filters, search, verify, beside, actions }: JobSearchProps) {
  const query = useJobSearch(filters)
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef(false)
  const first = query.data?.pages[0]
  const begun = filters.query !== ''
  const waiting = begun && query.isFetching && !query.isFetchingNextPage && !query.data
  useEffect(() => {
    if (!wanted.current || first === undefined) return
    wanted.current = false
    heading.current?.focus()
  }, [first])
  const start = (changed: Filters) => {
    wanted.current = true
    if (JSON.stringify(changed) === JSON.stringify(filters)) void query.refetch()
    else search(changed)
  }
  return (
    <div className="space-y-6">
      <SearchForm filters={filters} busy={waiting} search={start} beside={beside} />
      {waiting && <ResultSkeleton />}
      {begun && !waiting && query.error && !query.data && (
        <Refused error={query.error} retry={() => void query.refetch()} />
      )}
      {begun && first && (
        <Results
          heading={heading}
          filters={filters}
          first={first}
          jobs={jobsOf(query.data?.pages)}
          query={query}
          search={start}
          verify={verify}
          actions={actions}
        />
      )}
    </div>
  )
}
