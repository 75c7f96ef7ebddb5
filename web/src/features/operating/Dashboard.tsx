/** How the installation stands: asked for every 30 seconds while it is seen; what was read last stays. */
import { useEffect, useState } from 'react'
import { useAdminStats } from '../../lib/operating'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { Charts } from './Charts'
import { PAGE, STATUS_LABEL } from './copy'
import { KeyMetrics, SystemHealth, VerificationMetrics } from './Figures'
import { RecentActivity } from './RecentActivity'
import { StatusBadge } from './StatusBadge'

export function Dashboard() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useAdminStats()
  return (
    <div className="space-y-5">
      <p className="max-w-prose text-muted">{PAGE.intro}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex items-center gap-2.5">
          <span className="text-muted">{STATUS_LABEL}</span>
          {data && <StatusBadge status={data.systemStatus} />}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {data && <Age since={dataUpdatedAt} />}
          <button
            type="button"
            aria-disabled={isFetching}
            className={buttonLook('outline')}
            onClick={() => !isFetching && void refetch()}
          >
            {isFetching ? PAGE.refreshing : PAGE.refresh}
          </button>
        </p>
      </div>
      {error && (
        <ProblemNote problem={asProblem(error)} otherwise={PAGE.failed}>
          {data && <p>{PAGE.kept}</p>}
        </ProblemNote>
      )}
      {data ? (
        <>
          <KeyMetrics stats={data} />
          <SystemHealth stats={data} />
          <VerificationMetrics stats={data} />
          <RecentActivity lines={data.recentActivity} />
        </>
      ) : (
        isFetching && <Loading words={PAGE.loading} lines={8} />
      )}
      <Charts />
    </div>
  )
}

/** Told anew each second; for eyes alone, since a reader of screens would say it without end. */
function Age({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="text-sm text-muted tabular-nums">
      {PAGE.updated(Math.max(0, Math.round((now - since) / 1000)))}
    </span>
  )
}
