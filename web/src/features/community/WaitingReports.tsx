/** What applicants quoted and nobody has looked at: each is decided once, and its text is gone. */
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../lib/action'
import { decideEvidence, noteWaiting, useWaitingReports, type WaitingReport } from '../../lib/community'
import { momentOf } from '../../lib/moment'
import { buttonLook } from '../../ui/button'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { OUTCOMES, QUEUE } from './copy'

export function WaitingReports() {
  const query = useWaitingReports()
  const reports = query.data?.pages.flatMap((page) => page.reports)
  return (
    <Part id="reports" title={QUEUE.title} intro={QUEUE.intro}>
      <Paged query={query} words={QUEUE}>
        {reports?.length === 0 && <p>{QUEUE.none}</p>}
        {reports && reports.length > 0 && (
          <ul className="divide-y divide-line">
            {reports.map((report) => (
              <Line key={report.id} report={report} />
            ))}
          </ul>
        )}
      </Paged>
    </Part>
  )
}

function Line({ report }: { report: WaitingReport }) {
  const queries = useQueryClient()
  const decide = useAction(
    (accepted: boolean) => decideEvidence(report.id, accepted),
    async () => {
      toast(QUEUE.decided)
      await noteWaiting(queries)
    },
  )
  return (
    <li className="space-y-2 py-4 wrap-anywhere">
      <p className="font-semibold">{OUTCOMES[report.outcome].choose}</p>
      <p className="text-sm text-muted">
        {report.url} · {momentOf(new Date(report.toldAt))}
      </p>
      <blockquote dir="auto" className="max-w-prose border-l-2 border-edge pl-4 whitespace-pre-line">
        {report.shown}
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={decide.busy}
          className={buttonLook('strong')}
          onClick={() => decide.act(true)}
        >
          {QUEUE.accept}
        </button>
        <button
          type="button"
          aria-disabled={decide.busy}
          className={buttonLook('outline')}
          onClick={() => decide.act(false)}
        >
          {QUEUE.decline}
        </button>
      </div>
      {decide.problem && <ProblemNote problem={decide.problem} otherwise={QUEUE.notDecided} />}
    </li>
  )
}
