/** What happened, newest first. */
import type { Outcome, TimelineEntry } from '../../../lib/applications'
import { momentOf } from '../../../lib/moment'
import { OUTCOMES } from '../copy'
import { TIMELINE } from './copy'

export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="space-y-3 border-l-2 border-line pl-4">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.at} ${entry.text}`}>
          <p className="line-clamp-3 wrap-anywhere">{wordsOf(entry)}</p>
          <time dateTime={entry.at} className="text-sm text-muted">
            {momentOf(new Date(entry.at))}
          </time>
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ kind, text, before, after }: TimelineEntry): string {
  if (kind === 'added') return TIMELINE.added(after)
  if (kind === 'moved') return TIMELINE.moved(before, after)
  if (kind === 'outcome') return after ? TIMELINE.outcome(OUTCOMES[after as Outcome]) : TIMELINE.noOutcome
  return kind === 'posting_closed' ? TIMELINE.posting_closed : TIMELINE[kind](text)
}
