/** What employers said, the newest first; what counts no more is folded away, and stays. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { noteReplies, type Reply, withdrawReply } from '../../lib/replies'
import { buttonLook, textLink } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { ENDED, factsOf, LOG, POSITIONS } from './copy'
import { focusReplies } from './focusReplies'

export function ReplyLog({ id, log }: { id: string; log: Reply[] }) {
  const standing = log.filter(({ ended }) => !ended)
  const former = log.filter(({ ended }) => ended)
  return (
    <>
      {log.length === 0 && <p className="mb-5">{LOG.none}</p>}
      <Lines id={id} log={standing} />
      {former.length > 0 && (
        <Disclosure title={LOG.former(former.length)}>
          <Lines id={id} log={former} />
        </Disclosure>
      )}
    </>
  )
}

function Lines({ id, log }: { id: string; log: Reply[] }) {
  if (log.length === 0) return null
  return (
    <ul className="mb-4 divide-y divide-line">
      {log.map((reply) => (
        <Line key={reply.id} id={id} reply={reply} />
      ))}
    </ul>
  )
}

function Line({ id, reply }: { id: string; reply: Reply }) {
  const { domain, ended, hidden, own, position, provenAt, saidAt, statement, way } = reply
  return (
    <li className="max-w-prose space-y-2 py-4 wrap-anywhere first:pt-0">
      <p>
        <span className="font-semibold">{domain}</span>
        {ended && <span className="ml-2 rounded-full border border-edge px-2.5 py-0.5 text-sm">{ENDED[ended]}</span>}
      </p>
      {hidden && <p className="text-muted">{LOG.hidden}</p>}
      {position && <p>{POSITIONS[position].told}</p>}
      {statement && (
        <blockquote dir="auto" className="border-l-2 border-edge pl-4 whitespace-pre-line">
          {statement}
        </blockquote>
      )}
      <Corrected reply={reply} />
      <p className="text-sm text-muted">
        {LOG.said(momentOf(new Date(saidAt)))} {LOG.shown(way, momentOf(new Date(provenAt)))}
      </p>
      {own && !ended && <Withdraw id={id} replyId={reply.id} />}
    </li>
  )
}

function Corrected({ reply: { corrections, beingJudged, resultId } }: { reply: Reply }) {
  if (!corrections) return null
  return (
    <div>
      <p>{LOG.corrects}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
        {factsOf(corrections).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {beingJudged && (
        <p role="status" className="mt-1">
          {LOG.judging}
        </p>
      )}
      {resultId && (
        <Link to="/v/$id" params={{ id: resultId }} className={`${textLink} inline-flex min-h-11 items-center`}>
          {LOG.result}
        </Link>
      )}
    </div>
  )
}

function Withdraw({ id, replyId }: { id: string; replyId: string }) {
  const queries = useQueryClient()
  const withdraw = useAction<void, void>(
    () => withdrawReply(id, replyId),
    async () => {
      await noteReplies(queries, id)
      toast(LOG.withdrawn)
      focusReplies()
    },
  )
  return (
    <>
      <button
        type="button"
        aria-disabled={withdraw.busy}
        className={buttonLook('quiet')}
        onClick={() => withdraw.act()}
      >
        {withdraw.busy ? LOG.withdrawing : LOG.withdraw}
      </button>
      {withdraw.problem && <ProblemNote problem={withdraw.problem} otherwise={LOG.failed} />}
    </>
  )
}
