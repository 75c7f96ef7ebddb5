/** A card's stages as a list that opens: one press, and the card is there. */
import { useEffect, useId, useRef, useState } from 'react'
import type { Card, Stage } from '../../lib/applications'
import { Icon } from '../../ui/Icon'
import { CARD } from './copy'

interface MoveMenuProps {
  card: Card
  stages: Stage[]
  moveTo: (stageId: string) => void
}

export function MoveMenu({ card, stages, moveTo }: MoveMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is inside
    <div
      className="min-w-0 flex-1"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        data-move
        aria-label={CARD.moveToNamed(card.title)}
        aria-expanded={open}
        aria-controls={id}
        className="-ml-1.5 inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 text-sm font-semibold text-accent-deep hover:bg-sunken"
        onClick={() => setOpen(!open)}
      >
        {CARD.moveTo}
        <Icon name="chevron" className={open ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      <ul
        ref={list}
        id={id}
        hidden={!open}
        className="absolute inset-x-3 z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-edge bg-surface py-1"
      >
        {stages
          .filter((stage) => stage.id !== card.stageId)
          .map((stage) => (
            <li key={stage.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center px-3 text-left wrap-anywhere hover:bg-sunken"
                onClick={() => {
                  setOpen(false)
                  moveTo(stage.id)
                }}
              >
                {stage.name}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
