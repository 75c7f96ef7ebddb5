/** A seeker's board of applications, or one of them; what was just done can be undone from both. */
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useBoard } from '../../lib/applications'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { Application } from './application/Application'
import { BoardView } from './BoardView'
import { PAGE } from './copy'
import type { Undo } from './undo'

export function Tracking({ open }: { open: string | undefined }) {
  const { data, error, isFetching, refetch } = useBoard()
  const [done, setDone] = useState<Undo | null>(null)
  // The card that was open gets the focus back.
  const [left, setLeft] = useState('')
  const navigate = useNavigate({ from: '/premium/applications' })
  if (!data && error && !isFetching)
    return (
      <ProblemNote problem={asProblem(error)} otherwise={PAGE.failed}>
        <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
          {PAGE.retry}
        </button>
      </ProblemNote>
    )
  if (!data) return <Loading words={PAGE.loading} lines={8} />
  const back = () => {
    setLeft(open ?? '')
    void navigate({ search: { open: undefined } })
  }
  return (
    <>
      {open === undefined ? (
        <BoardView board={data} did={setDone} arriveAt={left} />
      ) : (
        <Application key={open} id={open} stages={data.stages} back={back} did={setDone} />
      )}
      <UndoBar done={done} clear={() => setDone(null)} />
    </>
  )
}

/** Stays until something else is done: nobody has to be quick. */
function UndoBar({ done, clear }: { done: Undo | null; clear: () => void }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center sm:justify-start"
    >
      {done && (
        <div className="pointer-events-auto flex max-w-md items-center gap-2 rounded-control border border-ink bg-surface py-1 pr-1 pl-4 text-ink">
          <p className="py-2 wrap-anywhere">{done.words}</p>
          <button
            type="button"
            className={buttonLook('quiet', 'px-3')}
            onClick={() => {
              clear()
              done.undo()
            }}
          >
            {PAGE.undo}
          </button>
          <button
            type="button"
            aria-label="Dismiss"
            className="inline-flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink"
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
