/** Background tasks that were given up, with why; each can be tried again. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { type FailedTask, noteTasks, retryTask, useFailedTasks } from '../../lib/overseeing'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { toast } from '../../ui/toast'
import { SEARCH } from './copy'
import { Search } from './Search'
import { RETRY, TASKS } from './workCopy'

export function FailedTasks() {
  const [search, setSearch] = useState('')
  const query = useFailedTasks(search)
  const tasks = query.data?.pages.flatMap((page) => page.tasks)
  return (
    <Part id="tasks" title={TASKS.title} intro={TASKS.intro}>
      <Search label={TASKS.search} search={search} ask={setSearch} />
      <Paged query={query} words={TASKS}>
        {tasks?.length === 0 && <p className="mt-4">{search ? SEARCH.none(search) : TASKS.none}</p>}
        {tasks && tasks.length > 0 && (
          <ul className="mt-2 divide-y divide-line">
            {tasks.map((task) => (
              <Line key={task.id} task={task} />
            ))}
          </ul>
        )}
      </Paged>
    </Part>
  )
}

function Line({ task }: { task: FailedTask }) {
  const [asking, setAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="font-semibold">{task.name}</p>
        <p>{task.reason || TASKS.unknown}</p>
        <p className="text-sm text-muted">
          {TASKS.tries(task.attempts, task.failedAt && momentOf(new Date(task.failedAt)))}
        </p>
        <p className="text-sm text-muted">{TASKS.number(task.id)}</p>
      </div>
      <button
        type="button"
        aria-label={RETRY.of(task.name, task.id)}
        className={buttonLook('outline')}
        onClick={() => setAsking(true)}
      >
        {RETRY.button}
      </button>
      {asking && <Retry task={task} close={() => setAsking(false)} />}
    </li>
  )
}

function Retry({ task, close }: { task: FailedTask; close: () => void }) {
  const queries = useQueryClient()
  const action = useAction<void, void>(
    () => retryTask(task.id),
    async () => {
      toast(RETRY.done)
      await noteTasks(queries)
      close()
    },
  )
  return (
    <Confirm
      title={RETRY.title(task.name)}
      yes={RETRY.yes}
      busy={RETRY.busy}
      no={RETRY.no}
      action={action}
      otherwise={RETRY.failed}
      close={close}
    >
      <p>{RETRY.why}</p>
    </Confirm>
  )
}
