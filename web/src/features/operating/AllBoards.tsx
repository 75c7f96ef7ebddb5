/** Boards with how each went; each can be paused, asked again and removed. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { type AdministeredBoard, noteAllBoards, type Steering, steerBoard, useAllBoards } from '../../lib/overseeing'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { toast } from '../../ui/toast'
import { SEARCH } from './copy'
import { Search } from './Search'
import { BOARDS, STATES, STEER, STEERING } from './workCopy'

export function AllBoards() {
  const [search, setSearch] = useState('')
  const query = useAllBoards(search)
  const boards = query.data?.pages.flatMap((page) => page.boards)
  return (
    <Part id="boards" title={BOARDS.title} intro={BOARDS.intro}>
      <Search label={BOARDS.search} search={search} ask={setSearch} />
      <Paged query={query} words={BOARDS}>
        {boards?.length === 0 && <p className="mt-4">{search ? SEARCH.none(search) : BOARDS.none}</p>}
        {boards && boards.length > 0 && (
          <ul className="mt-2 divide-y divide-line">
            {boards.map((board) => (
              <Line key={board.id} board={board} />
            ))}
          </ul>
        )}
      </Paged>
    </Part>
  )
}

function Line({ board }: { board: AdministeredBoard }) {
  const [asking, setAsking] = useState<Steering | null>(null)
  const how = [
    board.isPaused && BOARDS.paused,
    STATES[board.state],
    board.lastFound !== null && BOARDS.found(board.lastFound),
  ]
  const when = [
    board.lastLookedAt ? BOARDS.looked(momentOf(new Date(board.lastLookedAt))) : BOARDS.unseen,
    board.dueAt && BOARDS.next(momentOf(new Date(board.dueAt))),
  ]
  const offered: Steering[] = board.isPaused ? ['ask-again', 'remove'] : ['ask-again', 'pause', 'remove']
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p dir="auto" className="font-semibold">
          {board.name}
        </p>
        <p>{how.filter(Boolean).join(' · ')}</p>
        {board.problem && (
          <p>
            {board.problem} {board.failures > 1 && BOARDS.failures(board.failures)}
          </p>
        )}
        <p className="text-sm text-muted">{when.filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-muted">{[board.reader, board.address].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-muted">{board.id}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {offered.map((steering) => (
          <button
            key={steering}
            type="button"
            aria-label={STEER[steering].of(board.name)}
            className={buttonLook('outline')}
            onClick={() => setAsking(steering)}
          >
            {STEER[steering].button}
          </button>
        ))}
      </div>
      {asking && <Steer board={board} steering={asking} close={() => setAsking(null)} />}
    </li>
  )
}

interface SteerProps {
  board: AdministeredBoard
  steering: Steering
  close: () => void
}

function Steer({ board, steering, close }: SteerProps) {
  const queries = useQueryClient()
  const words = STEER[steering]
  const action = useAction<void, void>(
    () => steerBoard(board.id, steering),
    async () => {
      toast(words.done)
      await noteAllBoards(queries)
      close()
    },
  )
  return (
    <Confirm
      title={words.title(board.name)}
      yes={words.button}
      busy={words.busy}
      no={STEERING.no}
      action={action}
      otherwise={STEERING.failed}
      close={close}
    >
      <p>{words.why}</p>
    </Confirm>
  )
}
