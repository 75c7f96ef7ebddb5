/** Stands beside a result: watches that job, or ends it. */
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../lib/action'
import { stopWatching, watchesChanged, watchJob } from '../../lib/alerts'
import type { FoundJob } from '../../lib/search'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { WATCH } from './copy'

export function WatchButton({ job }: { job: FoundJob }) {
  const queries = useQueryClient()
  const { watchId } = job
  const changing = useAction<void, unknown>(
    () => (watchId ? stopWatching(watchId) : watchJob(job.id)),
    async () => {
      await watchesChanged(queries)
      toast(watchId ? WATCH.stopped(job.title) : WATCH.begun)
    },
  )
  return (
    <>
      <button
        type="button"
        aria-disabled={changing.busy}
        aria-label={watchId ? WATCH.stopNamed(job.title) : WATCH.watchNamed(job.title)}
        className={buttonLook('outline')}
        onClick={() => changing.act()}
      >
        {watchId ? WATCH.stop : WATCH.watch}
      </button>
      {changing.problem && <ProblemNote problem={changing.problem} otherwise={WATCH.failed} />}
    </>
  )
}
