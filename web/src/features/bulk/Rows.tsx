/** Rows of a list by their lines: what is wrong with each, or its report. */
import { Link } from '@tanstack/react-router'
import { type BulkRow, type RowState, useRows } from '../../lib/bulk'
import { textLink } from '../../ui/button'
import { Paged } from '../../ui/Paged'
import { ROWS } from './copy'

interface RowsProps {
  id: string
  /** Of which states; none: all. */
  states: RowState[]
  /** Changes when rows may have. */
  version: string
}

const WORDS = { ...ROWS, more: ROWS.next, loadingMore: ROWS.nextLoading }

export function Rows({ id, states, version }: RowsProps) {
  const query = useRows(id, states, version)
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Paged query={query} words={WORDS}>
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.number} row={row} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Row({ row: { line, resume, reference, state, problems, verificationId } }: { row: BulkRow }) {
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[5rem_1fr_auto]">
      <p className="font-semibold tabular-nums">
        {ROWS.line} {line}
      </p>
      <div className="min-w-0">
        <p className="wrap-anywhere">{[resume, reference].filter(Boolean).join(' · ') || '–'}</p>
        {problems.map(({ message, field }) => (
          <p key={field + message} className="text-sm text-danger wrap-anywhere">
            {message}
          </p>
        ))}
      </div>
      <p className="col-start-2 text-sm text-muted sm:col-start-3">
        {verificationId ? (
          <Link
            to="/enterprise/dashboard"
            search={{ verification: verificationId }}
            aria-label={ROWS.reportOf(line)}
            className={textLink}
          >
            {ROWS.report}
          </Link>
        ) : (
          ROWS.states[state]
        )}
      </p>
    </li>
  )
}
