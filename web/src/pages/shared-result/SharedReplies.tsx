/** What employers say of a posting whose result is shown to others. */
import { factsOf, LOG, POSITIONS, SHOWN_BY, STANDING } from '../../features/reply/copy'
import { momentOf } from '../../lib/moment'
import type { SharedResult } from '../../lib/shares'

export function SharedReplies({ replies }: { replies: SharedResult['replies'] }) {
  if (replies.length === 0) return null
  return (
    <section aria-labelledby="replies" className="border-t border-line p-4 sm:p-6">
      <h3 id="replies" className="text-lg font-semibold tracking-tight">
        {LOG.title}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {replies.map((reply) => (
          <Line key={`${reply.domain} ${reply.saidAt}`} reply={reply} />
        ))}
      </ul>
    </section>
  )
}

function Line({ reply }: { reply: SharedResult['replies'][number] }) {
  const { beingJudged, corrections, domain, position, saidAt, statement, way } = reply
  return (
    <li className="max-w-prose space-y-2 py-4 wrap-anywhere">
      <p className="font-semibold">{domain}</p>
      {beingJudged && <p>{STANDING.disputed}</p>}
      {position && <p>{POSITIONS[position].told}</p>}
      {statement && (
        <blockquote dir="auto" className="border-l-2 border-edge pl-4 whitespace-pre-line">
          {statement}
        </blockquote>
      )}
      {corrections && (
        <p>
          {LOG.corrects}{' '}
          {factsOf(corrections)
            .map(([name, value]) => `${name}: ${value}`)
            .join('; ')}
          .
        </p>
      )}
      <p className="text-sm text-muted">
        {LOG.said(momentOf(new Date(saidAt)))} {SHOWN_BY[way]}.
      </p>
    </li>
  )
}
