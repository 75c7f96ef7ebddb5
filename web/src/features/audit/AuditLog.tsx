/** What was done in an organisation, newest first, for its admins. */
import { type AuditLine, useAuditLog } from '../../lib/audit'
import { momentOf } from '../../lib/moment'
import { Paged } from '../../ui/Paged'
import { AUDIT } from './copy'

export function AuditLog() {
  const query = useAuditLog()
  const lines = query.data?.pages.flatMap((page) => page.lines)
  if (lines?.length === 0) return <p>{AUDIT.none}</p>
  return (
    <Paged query={query} words={AUDIT}>
      {lines && (
        <ul aria-label={AUDIT.table} className="divide-y divide-line">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Line({ line }: { line: AuditLine }) {
  return (
    <li className="py-2.5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="text-sm font-semibold wrap-anywhere">{line.action}</code>
        {line.outcome === 'refused' && (
          <span className="rounded-full bg-danger-soft px-2.5 py-0.5 text-sm text-danger">{AUDIT.refused}</span>
        )}
        <span className="wrap-anywhere">{line.actorName ?? AUDIT.somebody[line.actor] ?? AUDIT.gone}</span>
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        <time dateTime={line.at}>{momentOf(new Date(line.at))}</time>
        {line.address && ` · ${line.address}`}
      </p>
    </li>
  )
}
