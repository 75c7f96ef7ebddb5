/** What a candidate disputes; and the same file checked again, once, with a way to the newer report. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAction } from '../../../lib/action'
import {
  type CandidateVerification,
  keepCheck,
  noteChecked,
  readAgain,
  recheckCandidate,
} from '../../../lib/candidates'
import { longDayOf, momentOf } from '../../../lib/moment'
import { buttonLook, textLink } from '../../../ui/button'
import { Icon } from '../../../ui/Icon'
import { ProblemNote } from '../../../ui/ProblemNote'
import { DISPUTE, RECHECK } from './copy'

interface DisputedProps {
  check: CandidateVerification
  member: boolean
  open: (id: string) => void
}

export function Disputed({ check, member, open }: DisputedProps) {
  const { dispute, recheckedAs } = check
  if (!dispute) return null
  return (
    <div className="flex gap-2.5 rounded-card border border-caution bg-caution-soft p-4">
      <Icon name="warning" className="mt-0.5 size-5 text-caution" />
      <div className="min-w-0 space-y-1 wrap-anywhere">
        <h3 className="font-semibold">{DISPUTE.title}</h3>
        <p>{DISPUTE.said(momentOf(new Date(dispute.at)))}</p>
        <blockquote dir="auto" className="border-l-2 border-caution pl-3 whitespace-pre-line">
          {dispute.statement}
        </blockquote>
        <p>{DISPUTE.held(longDayOf(new Date(dispute.heldUntil)))}</p>
        {recheckedAs ? (
          <p>
            {RECHECK.done} <ToReport id={recheckedAs} words={RECHECK.newer} />
          </p>
        ) : (
          member && <Recheck check={check} open={open} />
        )}
      </div>
    </div>
  )
}

function Recheck({ check, open }: { check: CandidateVerification; open: (id: string) => void }) {
  const queries = useQueryClient()
  const { act, busy, problem } = useAction<void, CandidateVerification>(
    () => recheckCandidate(check.id),
    (newer) => {
      keepCheck(queries, newer)
      void readAgain(queries, check.id)
      noteChecked(queries)
      open(newer.id)
    },
  )
  if (!check.file?.kept) return <p>{RECHECK.gone}</p>
  return (
    <div className="space-y-3 pt-2">
      {problem && <ProblemNote problem={problem} otherwise={RECHECK.failed} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" aria-disabled={busy} className={buttonLook('outline')} onClick={() => act()}>
          {busy ? RECHECK.busy : RECHECK.title}
        </button>
        <span className="text-sm">{RECHECK.means}</span>
      </div>
    </div>
  )
}

/** Of a report that was made after a dispute. */
export function MadeAgain({ check: { recheckOf } }: { check: CandidateVerification }) {
  if (!recheckOf) return null
  return (
    <p className="flex gap-2.5 rounded-card border border-line bg-surface p-4">
      <Icon name="info" className="mt-0.5 size-5 text-muted" />
      <span>
        {RECHECK.of} <ToReport id={recheckOf} words={RECHECK.older} />
      </span>
    </p>
  )
}

function ToReport({ id, words }: { id: string; words: string }) {
  return (
    <Link to="/enterprise/dashboard" search={{ verification: id }} resetScroll={false} className={textLink}>
      {words}
    </Link>
  )
}
