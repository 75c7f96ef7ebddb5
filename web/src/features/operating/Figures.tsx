/** The figures in, three cards of names and numbers out. */
import type { ReactNode } from 'react'
import type { AdminStats } from '../../lib/operating'
import { Part } from '../../ui/Part'
import { CHECKS, HEALTH, KEY } from './copy'
import { StatusBadge } from './StatusBadge'
import { count, lasting, megabytes, milliseconds, percent, tenths } from './words'

export function KeyMetrics({ stats }: { stats: AdminStats }) {
  const rows = [
    [KEY.pageViews, stats.pageViews, stats.pageViewsToday, stats.pageViewsWeek],
    [KEY.verifications, stats.verifications, stats.verificationsToday, stats.verificationsWeek],
    [KEY.signups, stats.premiumSignups, stats.premiumSignupsToday, stats.premiumSignupsWeek],
  ] as const
  return (
    <Part id="key" title={KEY.title}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {rows.map(([name, total, today, week]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <span className="block text-2xl font-bold tabular-nums">{count(total)}</span>
              <span className="text-sm text-muted tabular-nums">
                {KEY.today}: {count(today)} · {KEY.week}: {count(week)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

export function SystemHealth({ stats }: { stats: AdminStats }) {
  return (
    <Part id="health" title={HEALTH.title} intro={HEALTH.note}>
      <Grid>
        <Figure name={HEALTH.score}>{HEALTH.of(stats.healthScore)}</Figure>
        <Figure name={HEALTH.uptime}>{lasting(stats.uptime)}</Figure>
        <Figure name={HEALTH.response}>{milliseconds(stats.responseTime)}</Figure>
        <Figure name={HEALTH.memory} beside={stats.memoryBytes === null ? undefined : megabytes(stats.memoryBytes)}>
          {percent(stats.memoryUsage)}
        </Figure>
        <Figure name={HEALTH.cpu}>{percent(stats.cpuUsage)}</Figure>
        <Figure name={HEALTH.active}>{count(stats.activeConnections)}</Figure>
        <Figure name={HEALTH.requests}>{count(stats.totalRequests)}</Figure>
        <Figure name={HEALTH.success}>{percent(stats.successRate)}</Figure>
        <Figure name={HEALTH.errors}>{percent(stats.errorRate)}</Figure>
        <div>
          <dt className="text-sm text-muted">{HEALTH.database}</dt>
          <dd className="mt-0.5">
            <StatusBadge status={stats.dbStatus} />
          </dd>
        </div>
        <Figure name={HEALTH.databaseTime}>{milliseconds(stats.dbResponseTime)}</Figure>
        <Figure name={HEALTH.connections}>{count(stats.dbConnections)}</Figure>
      </Grid>
    </Part>
  )
}

export function VerificationMetrics({ stats }: { stats: AdminStats }) {
  const { scamAccuracyLeast: least, scamAccuracyMost: most, labelledResults: n } = stats
  return (
    <Part id="checks" title={CHECKS.title}>
      <Grid>
        <Figure
          name={CHECKS.accuracy}
          beside={least === null || most === null ? CHECKS.tooFew(n) : CHECKS.interval(least, most, n)}
        >
          {percent(stats.scamAccuracy)}
        </Figure>
        <Figure name={CHECKS.detected}>{count(stats.scamDetected)}</Figure>
        <Figure name={CHECKS.falsePositives}>{count(stats.falsePositives)}</Figure>
        <Figure name={CHECKS.average}>{tenths(stats.avgTrustScore)}</Figure>
        <Figure name={CHECKS.high}>{count(stats.highTrustJobs)}</Figure>
        <Figure name={CHECKS.low}>{count(stats.lowTrustJobs)}</Figure>
        <Figure name={CHECKS.calls}>{count(stats.apiCalls)}</Figure>
        <Figure name={CHECKS.limit}>{CHECKS.aMinute(count(stats.rateLimit))}</Figure>
        <Figure name={CHECKS.quota}>{percent(stats.quotaUsed)}</Figure>
      </Grid>
    </Part>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">{children}</dl>
}

function Figure({ name, beside, children }: { name: string; beside?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="block text-lg font-bold tabular-nums">{children}</span>
        {beside && <span className="block text-sm text-muted">{beside}</span>}
      </dd>
    </div>
  )
}
