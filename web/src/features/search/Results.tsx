/** An answer to a search in, what was found and how out. */
import { Link } from '@tanstack/react-router'
import type { ReactNode, RefObject } from 'react'
import { asProblem } from '../../lib/problem'
import { type Filters, type FoundJob, type JobSearchAnswer, SORTS, type useJobSearch } from '../../lib/search'
import { buttonLook, textLink } from '../../ui/button'
import { Paged } from '../../ui/Paged'
import { ProblemNote } from '../../ui/ProblemNote'
import { RESULTS, SORT_WORDS } from './copy'
import { Facets } from './Facets'
import { Choice } from './fields'
import { ResultItem } from './ResultItem'

interface ResultsProps {
  heading: RefObject<HTMLHeadingElement | null>
  filters: Filters
  first: JobSearchAnswer
  jobs: FoundJob[]
  query: ReturnType<typeof useJobSearch>
  search: (filters: Filters) => void
  verify: (url: string) => void
  actions: ((job: FoundJob) => ReactNode) | undefined
}

export function Results({ heading, filters, first, jobs, query, search, verify, actions }: ResultsProps) {
  const { total, understood, boards, facets } = first
  const count = total.isCapped ? RESULTS.capped(total.count) : total.count.toLocaleString('en')
  const asked = boards.filter(({ status }) => status !== 'none')
  return (
    <section aria-labelledby="search-results" className="border-t border-line pt-6">
      <p role="status" className="sr-only">
        {jobs.length === 0 ? RESULTS.none : RESULTS.found(count)}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="search-results" ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl font-bold tracking-tight">
          {RESULTS.title(count)}
        </h3>
        {jobs.length > 0 && (
          <Choice
            id="sort-results"
            label={RESULTS.sort}
            value={filters.sort}
            choices={SORTS.map((each) => [each, SORT_WORDS[each]])}
            choose={(sort) => search({ ...filters, sort: sort as Filters['sort'] })}
          />
        )}
      </div>
      <div className="mt-2 space-y-1 text-sm text-muted wrap-anywhere">
        {understood.correctedFrom && (
          <p>
            {RESULTS.instead(understood.correctedFrom)} {RESULTS.corrected(understood.words.join(' '))}
          </p>
        )}
        {understood.synonyms.length > 0 && <p>{RESULTS.alsoFor(understood.synonyms.join(', '))}</p>}
        {understood.placeUnknown && <p>{RESULTS.placeUnknown(filters.location)}</p>}
        {asked.length > 0 && (
          <p>
            {RESULTS.asked}: {asked.map(({ name, status }) => `${name} (${RESULTS.board[status]})`).join('; ')}.
          </p>
        )}
        {filters.sort === 'match' && first.sortedBy !== 'match' && jobs.length > 0 && (
          <p>
            {RESULTS.noResume}{' '}
            <Link to="/premium" search={(before) => before} hash="resume" className={textLink}>
              {RESULTS.upload}
            </Link>
          </p>
        )}
      </div>
      {jobs.length === 0 ? (
        <div role="alert" className="mt-4 rounded-control border border-edge bg-sunken p-4">
          <p className="font-semibold">{RESULTS.none}</p>
          {filters.hideScams && <p className="text-muted">{RESULTS.noneHidden}</p>}
        </div>
      ) : (
        <div className="mt-5 grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Facets facets={facets} filters={filters} search={search} />
          <div className="min-w-0">
            <Paged query={query} words={WORDS}>
              <ol className="space-y-4">
                {jobs.map((job) => (
                  <ResultItem key={job.id} job={job} verify={verify} actions={actions?.(job)} />
                ))}
              </ol>
            </Paged>
          </div>
        </div>
      )}
    </section>
  )
}

const WORDS = { ...RESULTS, loading: RESULTS.searching }

/** The server's own words where it said any. */
export function Refused({ error, retry }: { error: Error; retry: () => void }) {
  const problem = asProblem(error)
  return (
    <ProblemNote problem={problem} otherwise={RESULTS.failed} {...(problem.status === 0 && { words: RESULTS.offline })}>
      <button type="button" className={buttonLook('outline', 'mt-2')} onClick={retry}>
        {RESULTS.retry}
      </button>
    </ProblemNote>
  )
}
