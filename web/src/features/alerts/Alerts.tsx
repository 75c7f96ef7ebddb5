/** What a seeker wants to hear of: saved searches, watched jobs, and whether their mails arrive. */
import { useSavedSearches, useWatches } from '../../lib/alerts'
import { asProblem } from '../../lib/problem'
import type { Filters } from '../../lib/search'
import { buttonLook } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { ALERTS } from './copy'
import { MailsNote } from './MailsNote'
import { SavedSearches } from './SavedSearches'
import { Watches } from './Watches'

interface AlertsProps {
  /** The saved search that a mail's link names, "" without one: it is run. */
  wanted: string
  run: (filters: Filters) => void
}

export function Alerts({ wanted, run }: AlertsProps) {
  const searches = useSavedSearches()
  const watches = useWatches()
  const error = (searches.data ? null : searches.error) ?? (watches.data ? null : watches.error)
  if (error)
    return (
      <ProblemNote problem={asProblem(error)} otherwise={ALERTS.failed}>
        <button
          type="button"
          className={buttonLook('outline', 'mt-2')}
          onClick={() => {
            void searches.refetch()
            void watches.refetch()
          }}
        >
          {ALERTS.retry}
        </button>
      </ProblemNote>
    )
  if (!searches.data || !watches.data) return <Loading words={ALERTS.loading} lines={4} />
  return (
    <div className="space-y-8">
      <MailsNote
        mails={searches.data.mails}
        searches={searches.data.searches.some(({ alert }) => alert !== 'off')}
        watches={watches.data.watches.length > 0}
      />
      <section aria-labelledby="saved-searches">
        <h3 id="saved-searches" className="text-lg font-bold tracking-tight">
          {ALERTS.searches}
        </h3>
        <SavedSearches searches={searches.data.searches} wanted={wanted} run={run} />
      </section>
      <section aria-labelledby="watches">
        <h3 id="watches" tabIndex={-1} className="scroll-mt-6 text-lg font-bold tracking-tight">
          {ALERTS.watches}
        </h3>
        <Watches watches={watches.data.watches} />
      </section>
    </div>
  )
}
