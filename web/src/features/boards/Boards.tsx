/** The boards that are searched: how the last look at each went, and one's own to add and remove. */
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useAction } from '../../lib/action'
import { addBoard, type CollectedBoard, noteBoards, removeBoard, useBoards } from '../../lib/boards'
import { momentOf } from '../../lib/moment'
import { sentenceOf } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { DeleteButton } from '../../ui/DeleteButton'
import { Paged } from '../../ui/Paged'
import { toast } from '../../ui/toast'
import { BOARDS, REMOVE } from './copy'

export function Boards() {
  const query = useBoards()
  const boards = query.data?.pages.flatMap((page) => page.boards)
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted">{BOARDS.intro}</p>
      <Adding />
      <Paged query={query} words={{ ...BOARDS, failed: BOARDS.listFailed }}>
        {boards?.length === 0 && <p>{BOARDS.none}</p>}
        {boards && boards.length > 0 && (
          <ul className="divide-y divide-line">
            {boards.map((board) => (
              <Line key={board.id} board={board} />
            ))}
          </ul>
        )}
      </Paged>
    </div>
  )
}

function Adding() {
  const queries = useQueryClient()
  const [url, setUrl] = useState('')
  const id = useId()
  const add = useAction(addBoard, async ({ board }) => {
    setUrl('')
    toast(BOARDS.added(board.name))
    await noteBoards(queries)
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (url.trim()) add.act(url.trim())
  }
  return (
    <form onSubmit={send} noValidate>
      <label htmlFor={id} className="font-semibold">
        {BOARDS.add}
      </label>
      <div className="mt-1 flex flex-col gap-2 sm:flex-row">
        <input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={url}
          aria-invalid={add.problem !== null}
          aria-describedby={`${id}-hint${add.problem ? ` ${id}-problem` : ''}`}
          onChange={(event) => {
            setUrl(event.target.value)
            add.clear()
          }}
          className="h-12 w-full min-w-0 rounded-control border border-edge bg-paper px-4 text-base text-ink aria-invalid:border-danger focus-visible:outline-offset-0 sm:flex-1"
        />
        <button type="submit" disabled={!url.trim()} aria-disabled={add.busy} className={buttonLook('outline', 'h-12')}>
          {add.busy ? BOARDS.busy : BOARDS.submit}
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted wrap-anywhere">
        {BOARDS.addHint}
      </p>
      {add.problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {sentenceOf(add.problem, BOARDS.failed)}
        </p>
      )}
    </form>
  )
}

function Line({ board }: { board: CollectedBoard }) {
  const queries = useQueryClient()
  const remove = useAction(
    () => removeBoard(board.id),
    () => noteBoards(queries),
  )
  const told = [
    board.progress
      ? BOARDS.foundSoFar(board.progress.found)
      : board.lastFound !== null && BOARDS.found(board.lastFound),
    board.lastLookedAt && BOARDS.looked(momentOf(new Date(board.lastLookedAt))),
    board.isOwn && BOARDS.own,
    board.isMine && BOARDS.mine,
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          {board.name} <span className="font-normal text-muted">· {BOARDS.state[board.state]}</span>
        </p>
        <p className="text-sm text-muted wrap-anywhere">{told.join(' · ')}</p>
        {board.problem && <p className="text-sm wrap-anywhere">{board.problem}</p>}
      </div>
      {board.isMine && (
        <DeleteButton words={REMOVE} label={REMOVE.label(board.name)} action={remove}>
          <p>{REMOVE.why(board.name)}</p>
        </DeleteButton>
      )}
    </li>
  )
}
