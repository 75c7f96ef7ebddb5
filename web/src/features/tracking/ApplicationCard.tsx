/** An application on the board: what it is, what is next, and three ways to move it. */
import { useDraggable } from '@dnd-kit/core'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { Card, Stage } from '../../lib/applications'
import { dayOf, momentOf } from '../../lib/moment'
import { Icon } from '../../ui/Icon'
import { CARD, OUTCOMES } from './copy'
import { MoveMenu } from './MoveMenu'

interface ApplicationCardProps {
  card: Card
  stages: Stage[]
  lifted: boolean
  /** The id of the words that tell how the keys work. */
  hint: string
  /** Whether the key was meant for it. */
  press: (key: string) => boolean
  moveTo: (stageId: string) => void
}

export function ApplicationCard({ card, stages, lifted, hint, press, moveTo }: ApplicationCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      id={`card-${card.id}`}
      data-card={card.id}
      className={clsx(
        'relative cursor-grab touch-manipulation rounded-control border bg-surface p-3',
        lifted ? 'border-accent outline-2 outline-accent' : 'border-line hover:border-edge',
        isDragging && 'opacity-40',
      )}
    >
      <CardFace card={card} link />
      <div className="mt-2 -mb-1 flex items-center justify-between gap-2">
        <MoveMenu card={card} stages={stages} moveTo={moveTo} />
        <button
          type="button"
          data-grip
          aria-label={CARD.grip(card.title)}
          aria-describedby={hint}
          aria-pressed={lifted}
          className="inline-flex size-9 shrink-0 cursor-grab items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
          onKeyDown={(event) => {
            if (press(event.key)) event.preventDefault()
          }}
        >
          <Grip />
        </button>
      </div>
    </li>
  )
}

/** What the card says, also while it is dragged. */
export function CardFace({ card, link = false }: { card: Card; link?: boolean }) {
  const { id, title, company, location, salary, outcome, appliedOn, nextReminder, postingClosedAt } = card
  const due = nextReminder !== null && new Date(nextReminder.dueAt) <= new Date()
  const kept = [
    appliedOn && CARD.applied(dayOf(appliedOn)),
    card.notes > 0 && CARD.notes(card.notes),
    card.documents > 0 && CARD.documents(card.documents),
  ]
  return (
    <div className="min-w-0 space-y-1 text-sm">
      {link ? (
        <Link
          to="/premium/applications"
          search={{ open: id }}
          data-open
          draggable={false}
          className="line-clamp-3 text-base leading-snug font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      ) : (
        <p className="line-clamp-3 text-base leading-snug font-semibold wrap-anywhere">{title}</p>
      )}
      <p className="line-clamp-2 text-muted wrap-anywhere">
        {[company || CARD.untitled, location].filter(Boolean).join(' · ')}
      </p>
      {salary && <p className="truncate text-muted">{salary}</p>}
      {outcome && <p className="font-semibold">{OUTCOMES[outcome]}</p>}
      {postingClosedAt && (
        <p className="inline-flex items-center gap-1 rounded-full border border-edge px-2 py-0.5 font-semibold">
          <Icon name="info" className="size-4" />
          {CARD.postingClosed}
        </p>
      )}
      {nextReminder && (
        <p className={clsx('flex gap-1.5', due ? 'font-semibold text-caution' : 'text-muted')}>
          <Icon name="clock" className="mt-0.5 size-4" />
          <span className="min-w-0 wrap-anywhere">
            {due && `${CARD.due}: `}
            {nextReminder.text}, {momentOf(new Date(nextReminder.dueAt))}
          </span>
        </p>
      )}
      {kept.some(Boolean) && <p className="text-muted">{kept.filter(Boolean).join(' · ')}</p>}
    </div>
  )
}

const Grip = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
    {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.75" />))}
  </svg>
)
