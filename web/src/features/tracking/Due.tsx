/** Reminders whose moment has come, above everything. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAction } from '../../lib/action'
import { type Board, type Card, finishReminder, noteApplication, type Reminder } from '../../lib/applications'
import { momentOf } from '../../lib/moment'
import { sentenceOf } from '../../lib/problem'
import { buttonLook, textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { DUE } from './copy'

export function Due({ board }: { board: Board }) {
  const due = board.applications
    .filter((card) => card.nextReminder !== null && new Date(card.nextReminder.dueAt) <= new Date())
    .sort((one, two) => Date.parse(one.nextReminder?.dueAt ?? '') - Date.parse(two.nextReminder?.dueAt ?? ''))
  if (due.length === 0) return null
  return (
    <section aria-labelledby="due" className="mt-6 rounded-card border border-line bg-caution-soft p-4 sm:px-5">
      <h2 id="due" className="flex items-center gap-2 font-semibold text-caution">
        <Icon name="clock" />
        {DUE.title}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {due.map((card) => card.nextReminder && <Line key={card.id} card={card} reminder={card.nextReminder} />)}
      </ul>
    </section>
  )
}

function Line({ card, reminder }: { card: Card; reminder: Reminder }) {
  const queries = useQueryClient()
  const finish = useAction<void, Awaited<ReturnType<typeof finishReminder>>>(
    () => finishReminder(card.id, reminder.id, true),
    (application) => noteApplication(queries, application),
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <Link
          to="/premium/applications"
          search={{ open: card.id }}
          className={`${textLink} inline-flex min-h-6 items-center font-semibold`}
        >
          {DUE.open(reminder.text, card.title)}
        </Link>
        <span className="block text-sm">{momentOf(new Date(reminder.dueAt))}</span>
        {finish.problem && (
          <span role="alert" className="block text-sm font-semibold text-danger">
            {sentenceOf(finish.problem, DUE.failed)}
          </span>
        )}
      </p>
      <button
        type="button"
        aria-label={DUE.finishNamed(reminder.text)}
        aria-disabled={finish.busy}
        className={buttonLook('outline', 'px-4')}
        onClick={() => finish.act()}
      >
        <Icon name="check" />
        {DUE.finish}
      </button>
    </li>
  )
}
