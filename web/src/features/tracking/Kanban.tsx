/** Columns of cards: dragged by mouse or finger, lifted by keyboard, or moved by each card's menu. */
import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import clsx from 'clsx'
import { Fragment, useEffect, useLayoutEffect, useState } from 'react'
import { type Board, type Move, useMove } from '../../lib/applications'
import { asProblem, sentenceOf } from '../../lib/problem'
import { toast } from '../../ui/toast'
import { ApplicationCard, CardFace } from './ApplicationCard'
import { type Column, moveTo, type Place, placeOf, stepped, withCardAt } from './columns'
import { CARD, MOVING } from './copy'
import type { Undo } from './undo'

interface KanbanProps {
  board: Board
  columns: Column[]
  did: (undo: Undo) => void
  arriveAt: string
}

interface Lifted {
  id: string
  from: Place
  place: Place
}

// Nothing is said of a mouse: who sees it sees where the card is.
const QUIET = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
const HINT = 'moving-by-keyboard'

export function Kanban({ board, columns, did, arriveAt }: KanbanProps) {
  const moving = useMove((error) => toast(sentenceOf(asProblem(error), MOVING.failed), 'failed'))
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [dragged, setDragged] = useState('')
  const [over, setOver] = useState<Place | null>(null)
  const [said, setSaid] = useState('')
  const [arrived, setArrived] = useState({ id: arriveAt, part: '[data-open]' })
  const titleOf = (id: string) => board.applications.find((card) => card.id === id)?.title ?? ''
  const nameOf = (stageId: string) => board.stages.find(({ id }) => id === stageId)?.name ?? ''
  const shown = lifted ? withCardAt(columns, lifted.id, lifted.place) : columns

  // A card in another column is another element: the focus follows it there.
  const liftedAt = lifted && `${lifted.id} ${lifted.place.stageId} ${lifted.place.index}`
  useLayoutEffect(() => {
    if (liftedAt) partOf(liftedAt.split(' ')[0] ?? '', '[data-grip]')?.focus()
  }, [liftedAt])
  const place = placeOf(columns, arrived.id)
  const arrivedAt = place && `${place.stageId} ${place.index}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more whenever the card has come to stand elsewhere
  useEffect(() => {
    const now = document.activeElement
    // Whoever went elsewhere meanwhile stays there.
    const free = now === null || now === document.body || now.closest('[data-stage]') !== null
    if (arrived.id !== '' && free) partOf(arrived.id, arrived.part)?.focus()
  }, [arrived, arrivedAt])

  const move = (to: Move) => {
    const from = placeOf(columns, to.id)
    if (!from) return
    const back = moveTo(columns, to.id, from)
    if (back.stageId === to.stageId && back.afterId === to.afterId) return
    moving.mutate(to)
    if (back.stageId === to.stageId) return
    did({
      words: MOVING.done(titleOf(to.id), nameOf(to.stageId)),
      undo: () => {
        moving.mutate(back)
        setSaid(MOVING.undone(titleOf(to.id)))
        setArrived({ id: to.id, part: '[data-open]' })
      },
    })
  }
  const whereOf = (id: string, { stageId, index }: Place) => {
    const others = columns.find(({ stage }) => stage.id === stageId)?.cards.filter((card) => card.id !== id) ?? []
    return MOVING.at(nameOf(stageId), index + 1, others.length + 1)
  }
  const press = (id: string, key: string): boolean => {
    const isLifted = lifted?.id === id
    if (key === ' ' || key === 'Enter') {
      const from = placeOf(columns, id)
      if (!isLifted && from) {
        setLifted({ id, from, place: from })
        setSaid(MOVING.lifted(titleOf(id), whereOf(id, from)))
      } else if (isLifted) {
        setLifted(null)
        setSaid(MOVING.dropped(titleOf(id), whereOf(id, lifted.place)))
        move(moveTo(columns, id, lifted.place))
        setArrived({ id, part: '[data-grip]' })
      }
      return true
    }
    if (!isLifted) return false
    if (key === 'Escape' || key === 'Tab') {
      setLifted(null)
      setSaid(MOVING.back(titleOf(id)))
      setArrived({ id, part: '[data-grip]' })
      return key === 'Escape'
    }
    if (!key.startsWith('Arrow')) return false
    const next = stepped(columns, id, lifted.place, key)
    setLifted({ ...lifted, place: next })
    setSaid(whereOf(id, next))
    return true
  }

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const look = ({ active, over: column }: DragMoveEvent | DragEndEvent): Place | null => {
    const box = active.rect.current.translated
    if (!column || !box) return null
    return placeUnder(String(column.id), String(active.id), box.top + box.height / 2)
  }
  const end = () => {
    setDragged('')
    setOver(null)
  }
  const draggedCard = board.applications.find(({ id }) => id === dragged)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: QUIET, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragMove={(event) => {
        const under = look(event)
        setOver((before) => (before?.stageId === under?.stageId && before?.index === under?.index ? before : under))
      }}
      onDragCancel={end}
      onDragEnd={(event) => {
        const under = look(event)
        end()
        if (under) move(moveTo(columns, String(event.active.id), under))
      }}
    >
      <p id={HINT} hidden>
        {MOVING.hint}
      </p>
      <p role="log" aria-live="assertive" className="sr-only">
        {said}
      </p>
      <div className="mt-5 lg:overflow-x-auto lg:pb-3">
        <div className="grid gap-4 lg:auto-cols-[minmax(13rem,1fr)] lg:grid-flow-col">
          {shown.map(({ stage, cards }) => (
            <StageColumn key={stage.id} id={stage.id} name={stage.name} count={cards.length} over={over !== null}>
              {cards
                .filter(({ id }) => id !== dragged || over === null)
                .map((card, index) => (
                  <Fragment key={card.id}>
                    {over?.stageId === stage.id && over.index === index && <DropLine />}
                    <ApplicationCard
                      card={card}
                      stages={board.stages}
                      lifted={lifted?.id === card.id}
                      hint={HINT}
                      press={(key) => press(card.id, key)}
                      moveTo={(stageId) => {
                        move({ id: card.id, stageId, afterId: '' })
                        setArrived({ id: card.id, part: '[data-move]' })
                      }}
                    />
                  </Fragment>
                ))}
              {over?.stageId === stage.id && over.index >= cards.filter(({ id }) => id !== dragged).length && (
                <DropLine />
              )}
            </StageColumn>
          ))}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {draggedCard && (
          <div className="rotate-1 cursor-grabbing rounded-control border border-accent bg-surface p-3">
            <CardFace card={draggedCard} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

interface StageColumnProps {
  id: string
  name: string
  count: number
  /** Something is being dragged over the board. */
  over: boolean
  children: React.ReactNode
}

function StageColumn({ id, name, count, over, children }: StageColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`stage-${id}`}
      data-stage={id}
      className={clsx(
        'min-w-0 rounded-card border bg-sunken p-3 lg:min-h-72',
        isOver && over ? 'border-accent' : 'border-line',
      )}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 font-semibold">
        <span id={`stage-${id}`} className="wrap-anywhere">
          {name}
        </span>
        <span className="text-sm font-normal text-muted tabular-nums">{count}</span>
      </h2>
      <ul className="mt-2 space-y-2 empty:hidden">{children}</ul>
      {count === 0 && !isOver && <p className="px-1 text-sm text-muted lg:mt-2">{CARD.emptyStage}</p>}
    </section>
  )
}

const DropLine = () => <li aria-hidden="true" className="h-1 rounded-full bg-accent" />

const partOf = (id: string, part: string): HTMLElement | null =>
  document.getElementById(`card-${id}`)?.querySelector<HTMLElement>(part) ?? null

/** Where a card whose middle is at that height would come to stand among the others of a column. */
function placeUnder(stageId: string, id: string, middle: number): Place {
  const column = document.querySelector(`[data-stage="${CSS.escape(stageId)}"]`)
  const others = [...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].filter(
    ({ dataset }) => dataset.card !== id,
  )
  const index = others.filter((each) => {
    const box = each.getBoundingClientRect()
    return box.top + box.height / 2 < middle
  }).length
  return { stageId, index }
}
