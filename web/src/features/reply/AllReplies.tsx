/** For operators: what employers said of any posting; the words of one can be hidden, and shown again. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { hideReply, type LoggedReply, noteAllReplies, useAllReplies } from '../../lib/replies'
import { buttonLook, textLink } from '../../ui/button'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { ProblemNote } from '../../ui/ProblemNote'
import { POSITIONS, QUEUE } from './copy'

export function AllReplies() {
  const query = useAllReplies()
  const replies = query.data?.pages.flatMap((page) => page.replies)
  return (
    <Part id="all-replies" title={QUEUE.title} intro={QUEUE.intro}>
      <Paged query={query} words={QUEUE}>
        {replies?.length === 0 && <p>{QUEUE.none}</p>}
        {replies && replies.length > 0 && (
          <ul className="divide-y divide-line">
            {replies.map((reply) => (
              <Line key={reply.id} reply={reply} />
            ))}
          </ul>
        )}
      </Paged>
    </Part>
  )
}

function Line({ reply }: { reply: LoggedReply }) {
  const queries = useQueryClient()
  const { domain, hidden, position, saidAt, statement, url, verificationId } = reply
  const hide = useAction<void, void>(
    () => hideReply(reply.id, !hidden),
    () => noteAllReplies(queries),
  )
  return (
    <li className="space-y-2 py-4 wrap-anywhere">
      <p className="font-semibold">
        {domain}
        {hidden && <span className="ml-2 rounded-full border border-edge px-2.5 py-0.5 text-sm">{QUEUE.hidden}</span>}
      </p>
      <p className="text-sm text-muted">
        {url} · {momentOf(new Date(saidAt))}{' '}
        {verificationId && (
          <Link to="/v/$id" params={{ id: verificationId }} className={textLink}>
            {QUEUE.result}
          </Link>
        )}
      </p>
      {position && <p>{POSITIONS[position].told}</p>}
      {statement ? (
        <blockquote dir="auto" className="max-w-prose border-l-2 border-edge pl-4 whitespace-pre-line">
          {statement}
        </blockquote>
      ) : (
        <p className="text-muted">{QUEUE.noWords}</p>
      )}
      <button type="button" aria-disabled={hide.busy} className={buttonLook('outline')} onClick={() => hide.act()}>
        {hidden ? QUEUE.show : QUEUE.hide}
      </button>
      {hide.problem && <ProblemNote problem={hide.problem} otherwise={QUEUE.notDone} />}
    </li>
  )
}
