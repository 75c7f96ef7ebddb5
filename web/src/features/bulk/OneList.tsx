/** One list: what is wrong before the start, how far it is, what can be done with it, and its results. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type BulkJob, isUnderWay, type Job, noteLists, type RowState, resultsOf, useList } from '../../lib/bulk'
import { momentOf } from '../../lib/moment'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Disclosure, LazyDisclosure } from '../../ui/Disclosure'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { ONE, PAUSED, RESULTS, ROWS, STATES } from './copy'
import { Moves } from './Moves'
import { Rows } from './Rows'
import { StartList } from './StartList'

interface OneListProps {
  id: string
  member: boolean
  close: () => void
}

export function OneList({ id, member, close }: OneListProps) {
  const { data, error, isFetching, refetch } = useList(id)
  if (data) return <Shown answer={data} member={member} close={close} />
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-7">
      {error && !isFetching ? (
        <ProblemNote problem={asProblem(error)} otherwise={ONE.failed}>
          <div className="mt-2 flex flex-wrap gap-3">
            <button type="button" className={buttonLook('outline')} onClick={() => void refetch()}>
              {ONE.retry}
            </button>
            <button type="button" className={buttonLook('outline')} onClick={close}>
              {ONE.close}
            </button>
          </div>
        </ProblemNote>
      ) : (
        <Loading words={ONE.loading} lines={4} />
      )}
    </section>
  )
}

function Shown({ answer, member, close }: { answer: BulkJob; member: boolean; close: () => void }) {
  const { job } = answer
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read aloud once a list is opened
  useEffect(() => heading.current?.focus(), [job.id])
  const { rows } = job
  const begun = job.state !== 'validated'
  const version = `${rows.done} ${rows.refused} ${rows.failed} ${rows.cancelled}`
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists below say the same as this one
  useEffect(() => void noteLists(queries), [job.state, version])
  return (
    <section aria-labelledby="list" className="space-y-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2
            id="list"
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-6 text-xl font-bold tracking-tight wrap-anywhere"
          >
            {job.name}
          </h2>
          <p className="text-sm text-muted wrap-anywhere">{ONE.uploaded(job.madeBy, momentOf(new Date(job.madeAt)))}</p>
        </div>
        <button type="button" aria-label={ONE.close} className={buttonLook('outline', 'min-w-11 px-0')} onClick={close}>
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <p role="status" className="font-semibold">
        {job.state === 'paused' && job.pausedBecause ? PAUSED[job.pausedBecause] : STATES[job.state]}
      </p>
      {begun ? <Progress job={job} /> : <Ready answer={answer} member={member} />}
      {member && <Moves job={job} gone={close} />}
      {begun && rows.done > 0 && <Results id={job.id} />}
      <Problems job={job} version={version} />
      {begun && (
        <LazyDisclosure title={ROWS.titles.all}>
          <Rows id={job.id} states={[]} version={version} />
        </LazyDisclosure>
      )}
    </section>
  )
}

function Ready({ answer, member }: { answer: BulkJob; member: boolean }) {
  const { rows } = answer.job
  return (
    <>
      <p>{rows.waiting > 0 ? ONE.ready(rows.waiting) : ONE.none}</p>
      {rows.invalid > 0 && rows.waiting > 0 && (
        <p className="flex gap-2.5">
          <Icon name="warning" className="mt-0.5 size-5 text-caution" />
          {ONE.invalid(rows.invalid)}
        </p>
      )}
      {answer.unusedFilesTotal > 0 && <Unused answer={answer} />}
      {member && rows.waiting > 0 && <StartList answer={answer} />}
    </>
  )
}

function Unused({ answer: { unusedFiles, unusedFilesTotal } }: { answer: BulkJob }) {
  const more = unusedFilesTotal - unusedFiles.length
  return (
    <Disclosure title={ONE.unused(unusedFilesTotal)}>
      <ul className="list-disc pl-5">
        {unusedFiles.map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
        {more > 0 && <li>{ONE.more(more)}</li>}
      </ul>
    </Disclosure>
  )
}

const COUNTED: RowState[] = ['done', 'refused', 'failed', 'working', 'waiting', 'cancelled', 'invalid']

function Progress({ job }: { job: Job }) {
  const { rows } = job
  const total = rows.total - rows.invalid
  const ended = total - rows.waiting - rows.working
  return (
    <div>
      <p className="text-2xl font-bold tabular-nums">{ONE.progress(ended - rows.cancelled, total)}</p>
      <svg className="mt-2 block h-2 w-full" aria-hidden="true">
        <rect width="100%" height="8" rx="4" className="fill-line" />
        {ended > 0 && <rect width={`${(ended / total) * 100}%`} height="8" rx="4" className="fill-accent" />}
      </svg>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {COUNTED.filter((state) => rows[state] > 0 && (isUnderWay(job) || state !== 'working')).map((state) => (
          <div key={state}>
            <dt className="text-sm text-muted">{ONE.counts[state]}</dt>
            <dd className="font-semibold tabular-nums">{rows[state].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{ONE.uncounted}</p>
    </div>
  )
}

function Results({ id }: { id: string }) {
  return (
    <div>
      <h3 className="font-semibold">{RESULTS.title}</h3>
      <ul className="mt-2 flex flex-wrap gap-3">
        {resultsOf(id).map(([format, address]) => (
          <li key={format}>
            <a href={address} download className={buttonLook('outline')}>
              {RESULTS[format]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Problems({ job: { id, rows }, version }: { job: Job; version: string }) {
  if (rows.invalid + rows.refused + rows.failed === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{ROWS.titles.problems}</h3>
      <Rows id={id} states={['invalid', 'refused', 'failed']} version={version} />
    </div>
  )
}
