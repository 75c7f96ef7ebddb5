/** What was just deleted, and the button that takes it back; it has the focus, as what was pressed is gone. */
import { useAction } from '../../lib/action'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { SEARCH } from './copy'

interface UndoProps {
  words: string
  undo: () => Promise<void>
  done: () => Promise<void>
}

export function Undo({ words, undo, done }: UndoProps) {
  const undoing = useAction<void, void>(undo, done)
  return (
    <div className="rounded-control border border-edge bg-sunken p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="wrap-anywhere">
          {words}
        </p>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone
          autoFocus
          aria-disabled={undoing.busy}
          className={buttonLook('outline')}
          onClick={() => undoing.act()}
        >
          {SEARCH.undo}
        </button>
      </div>
      {undoing.problem && <ProblemNote problem={undoing.problem} otherwise={SEARCH.failed} />}
    </div>
  )
}
