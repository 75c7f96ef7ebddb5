/** Searches that are kept, each with what is new to it: run, renamed, mailed more or less often, deleted. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../lib/action'
import {
  changeSearch,
  deleteSearch,
  type HowOften,
  MOST_NEW,
  restoreSearch,
  type SavedSearch,
  searchesChanged,
  seeSearch,
} from '../../lib/alerts'
import { momentOf } from '../../lib/moment'
import { type Filters, NO_FILTERS } from '../../lib/search'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { ALERTS, SEARCH } from './copy'
import { boxLook, OftenChoice } from './OftenChoice'
import { Undo } from './Undo'

interface SavedSearchesProps {
  searches: SavedSearch[]
  wanted: string
  run: (filters: Filters) => void
}

export function SavedSearches({ searches, wanted, run }: SavedSearchesProps) {
  const queries = useQueryClient()
  const [gone, setGone] = useState<SavedSearch | null>(null)
  const seeing = useAction<string, void>(seeSearch, () => searchesChanged(queries))
  const start = (search: SavedSearch) => {
    run(filtersOf(search))
    seeing.act(search.id)
  }
  useWanted(searches, wanted, start)
  return (
    <div className="mt-3 space-y-3">
      {gone && (
        <Undo
          words={SEARCH.removed(gone.name)}
          undo={() => restoreSearch(gone.id)}
          done={async () => {
            await searchesChanged(queries)
            setGone(null)
          }}
        />
      )}
      {searches.length === 0 && <p className="text-muted">{ALERTS.noSearches}</p>}
      <ul className="divide-y divide-line">
        {searches.map((search) => (
          <Line key={search.id} search={search} run={() => start(search)} removed={() => setGone(search)} />
        ))}
      </ul>
    </div>
  )
}

function Line({ search, run, removed }: { search: SavedSearch; run: () => void; removed: () => void }) {
  const queries = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const changing = useAction<{ name: string; alert: HowOften }, unknown>(
    (changed) => changeSearch({ id: search.id, search: filtersOf(search), ...changed }),
    async () => {
      await searchesChanged(queries)
      setName(null)
    },
  )
  const deleting = useAction<void, void>(
    () => deleteSearch(search.id),
    async () => {
      removed()
      await searchesChanged(queries)
    },
  )
  const problem = changing.problem ?? deleting.problem
  return (
    <li className="py-4 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          {name === null ? (
            <p className="flex flex-wrap items-center gap-x-3 font-semibold">
              <span className="wrap-anywhere">{search.name}</span>
              {search.newCount > 0 && (
                <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm text-accent-deep">
                  {SEARCH.fresh(search.newCount)}
                </span>
              )}
            </p>
          ) : (
            <form
              className="flex flex-wrap items-end gap-2"
              onSubmit={(event) => {
                event.preventDefault()
                changing.act({ name, alert: search.alert })
              }}
            >
              <input
                // biome-ignore lint/a11y/noAutofocus: the button that opened it is gone
                autoFocus
                aria-label={SEARCH.renameNamed(search.name)}
                required
                maxLength={80}
                value={name}
                onChange={(event) => setName(event.target.value)}
                className={`${boxLook} max-w-72`}
              />
              <button
                type="submit"
                disabled={name.trim() === ''}
                aria-disabled={changing.busy}
                className={buttonLook('strong')}
              >
                {SEARCH.save}
              </button>
              <button type="button" className={buttonLook('outline')} onClick={() => setName(null)}>
                {SEARCH.cancel}
              </button>
            </form>
          )}
          <p className="text-sm text-muted wrap-anywhere">{summaryOf(search)}</p>
          {search.lastToldAt && (
            <p className="text-sm text-muted">
              {SEARCH.told} <time dateTime={search.lastToldAt}>{momentOf(new Date(search.lastToldAt))}</time>
            </p>
          )}
          {search.newCount > MOST_NEW && <p className="mt-1 text-sm">{SEARCH.tooMany}</p>}
        </div>
        <div className="w-full sm:w-64">
          <OftenChoice
            label={SEARCH.often(search.name)}
            value={search.alert}
            disabled={changing.busy}
            choose={(alert) => changing.act({ name: search.name, alert })}
          />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" aria-label={SEARCH.runNamed(search.name)} className={buttonLook('strong')} onClick={run}>
          {SEARCH.run}
        </button>
        {name === null && (
          <button
            type="button"
            aria-label={SEARCH.renameNamed(search.name)}
            className={buttonLook('outline')}
            onClick={() => setName(search.name)}
          >
            {SEARCH.rename}
          </button>
        )}
        <button
          type="button"
          aria-disabled={deleting.busy}
          aria-label={SEARCH.removeNamed(search.name)}
          className={buttonLook('danger')}
          onClick={() => deleting.act()}
        >
          {SEARCH.remove}
        </button>
      </div>
      {problem && (
        <div className="mt-3">
          <ProblemNote problem={problem} otherwise={SEARCH.failed} />
        </div>
      )}
    </li>
  )
}

/** The search that a mail's link names is run once. */
function useWanted(searches: SavedSearch[], wanted: string, start: (search: SavedSearch) => void): void {
  const begun = useRef('')
  useEffect(() => {
    const search = searches.find(({ id }) => id === wanted)
    if (!search || begun.current === wanted) return
    begun.current = wanted
    start(search)
  })
}

/** A filter that the form does not know any more counts as none. */
const filtersOf = ({ search }: SavedSearch): Filters => ({ ...NO_FILTERS, ...search }) as Filters

const summaryOf = ({ search }: SavedSearch): string =>
  [search.query, search.location, search.company, search.remoteOnly && 'remote only'].filter(Boolean).join(' · ')
