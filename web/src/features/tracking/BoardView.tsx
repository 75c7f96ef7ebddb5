/** The board with what stands around it: reminders that are due, a search, ways in and out, and the funnel. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Board, exportPath, noteBoard } from '../../lib/applications'
import { buttonLook, textLink } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Icon } from '../../ui/Icon'
import { AddApplication } from './AddApplication'
import { type Asked, columnsOf, EVERYTHING } from './columns'
import { FILTER, PAGE } from './copy'
import { Due } from './Due'
import { Funnel } from './Funnel'
import { ImportDialog } from './ImportDialog'
import { Kanban } from './Kanban'
import { StagesDialog } from './StagesDialog'
import type { Undo } from './undo'

interface BoardViewProps {
  board: Board
  did: (undo: Undo) => void
  /** The id of the card that gets the focus, "" for none. */
  arriveAt: string
}

type Opened = 'add' | 'stages' | 'import' | null

export function BoardView({ board, did, arriveAt }: BoardViewProps) {
  const queries = useQueryClient()
  const [opened, setOpened] = useState<Opened>(null)
  const [asked, setAsked] = useState<Asked>(EVERYTHING)
  const columns = columnsOf(board, asked)
  const found = columns.reduce((sum, { cards }) => sum + cards.length, 0)
  const all = board.applications.length
  const close = () => {
    setOpened(null)
    void noteBoard(queries)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className={buttonLook('strong')} onClick={() => setOpened('add')}>
          <Icon name="plus" />
          {PAGE.add}
        </button>
        <button type="button" className={buttonLook('outline')} onClick={() => setOpened('stages')}>
          {PAGE.stages}
        </button>
        <button type="button" className={buttonLook('outline')} onClick={() => setOpened('import')}>
          {PAGE.import}
        </button>
      </div>
      {all === 0 ? (
        <p className="mt-8 text-lg">{PAGE.empty}</p>
      ) : (
        <>
          <Due board={board} />
          <Filters asked={asked} ask={setAsked} found={found} all={all} />
          <Kanban board={board} columns={columns} did={did} arriveAt={arriveAt} />
          <Funnel rows={board.funnel} />
          <div className="mt-8 max-w-2xl border-t border-line pt-2">
            <Disclosure title={PAGE.export}>
              <p className="flex flex-wrap gap-x-6">
                {(['csv', 'json'] as const).map((format) => (
                  <a
                    key={format}
                    href={exportPath(format)}
                    download
                    className={`${textLink} inline-flex min-h-11 items-center`}
                  >
                    {format === 'csv' ? PAGE.asCsv : PAGE.asJson}
                  </a>
                ))}
              </p>
            </Disclosure>
          </div>
        </>
      )}
      {opened === 'add' && <AddApplication stages={board.stages} close={close} />}
      {opened === 'stages' && <StagesDialog board={board} close={close} />}
      {opened === 'import' && <ImportDialog close={close} />}
    </>
  )
}

interface FiltersProps {
  asked: Asked
  ask: (asked: Asked) => void
  found: number
  all: number
}

const BOX = 'mt-1 block h-11 w-full rounded-control border border-edge bg-paper px-3 text-base font-normal text-ink'

function Filters({ asked, ask, found, all }: FiltersProps) {
  const choices = Object.entries({
    all: FILTER.all,
    reminders: FILTER.reminders,
    closed: FILTER.closed,
    undecided: FILTER.undecided,
  })
  return (
    <search className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
      <label className="min-w-0 flex-1 basis-56 font-semibold sm:max-w-xs">
        {FILTER.search}
        <input
          type="search"
          value={asked.words}
          placeholder={FILTER.hint}
          className={BOX}
          onChange={(event) => ask({ ...asked, words: event.target.value })}
        />
      </label>
      <label className="min-w-0 flex-1 basis-48 font-semibold sm:max-w-60">
        {FILTER.show}
        <span className="relative block">
          <select
            value={asked.show}
            className={`${BOX} appearance-none pr-10`}
            onChange={(event) => ask({ ...asked, show: event.target.value as Asked['show'] })}
          >
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
        </span>
      </label>
      <p role="status" className="flex min-h-11 items-center text-muted">
        {found === 0 ? FILTER.none : FILTER.found(found, all)}
      </p>
      {found < all && (
        <button type="button" className={buttonLook('quiet')} onClick={() => ask(EVERYTHING)}>
          {FILTER.clear}
        </button>
      )}
    </search>
  )
}
