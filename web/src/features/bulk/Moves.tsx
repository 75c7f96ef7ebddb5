/** Pause, resume, cancel and delete a list; what is for good is asked first. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { type BulkJob, deleteList, type Job, keepList, type Move, moveList, noteLists } from '../../lib/bulk'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { CANCEL, DELETE, MOVES } from './copy'

export function Moves({ job, gone }: { job: Job; gone: () => void }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null)
  const [tried, setTried] = useState<Move>('pause')
  const moving = useAction<Move, BulkJob>(
    (move) => moveList(job.id, move),
    (answer) => {
      keepList(queries, answer)
      setAsking(null)
    },
  )
  const deleting = useAction<void, void>(
    () => deleteList(job.id),
    async () => {
      toast(DELETE.done)
      gone()
      await noteLists(queries)
    },
  )
  const move = (wanted: Move) => {
    setTried(wanted)
    moving.act(wanted)
  }
  const now: Move | null = job.state === 'running' ? 'pause' : job.state === 'paused' ? 'resume' : null
  const over = job.state === 'finished' || job.state === 'cancelled'
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {now && (
          <button
            type="button"
            aria-disabled={moving.busy}
            className={buttonLook(now === 'resume' ? 'strong' : 'outline')}
            onClick={() => move(now)}
          >
            {moving.busy && tried === now ? MOVES[now].busy : MOVES[now].button}
          </button>
        )}
        {now && (
          <button type="button" className={buttonLook('danger')} onClick={() => setAsking('cancel')}>
            {MOVES.cancel.button}
          </button>
        )}
        {(over || job.state === 'validated') && job.rows.working === 0 && (
          <button type="button" className={buttonLook('outline')} onClick={() => setAsking('delete')}>
            {DELETE.button}
          </button>
        )}
      </div>
      {moving.problem && asking === null && (
        <div className="mt-3">
          <ProblemNote problem={moving.problem} otherwise={MOVES[tried].failed} />
        </div>
      )}
      {asking === 'cancel' && (
        <Confirm
          title={CANCEL.title}
          yes={CANCEL.yes}
          busy={MOVES.cancel.busy}
          no={CANCEL.no}
          action={{ ...moving, act: () => move('cancel') }}
          otherwise={MOVES.cancel.failed}
          close={() => setAsking(null)}
        >
          <p>{CANCEL.words}</p>
        </Confirm>
      )}
      {asking === 'delete' && (
        <Confirm
          title={DELETE.title}
          yes={DELETE.yes}
          busy={DELETE.busy}
          no={DELETE.no}
          action={deleting}
          otherwise={DELETE.failed}
          close={() => setAsking(null)}
        >
          <p>{DELETE.words}</p>
        </Confirm>
      )}
    </>
  )
}
