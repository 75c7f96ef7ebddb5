/** One application with all that is kept of it. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge } from '@trusthound/trust-card'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAction } from '../../../lib/action'
import {
  noteApplication,
  noteRemoved,
  remove,
  restore,
  type Stage,
  useApplication,
  useMove,
  type Application as Whole,
} from '../../../lib/applications'
import { longDayOf } from '../../../lib/moment'
import { asProblem, sentenceOf } from '../../../lib/problem'
import { buttonLook, textLink } from '../../../ui/button'
import { Icon } from '../../../ui/Icon'
import { Loading } from '../../../ui/Loading'
import { ProblemNote } from '../../../ui/ProblemNote'
import { Title } from '../../../ui/Title'
import { toast } from '../../../ui/toast'
import { MOVING } from '../copy'
import type { Undo } from '../undo'
import { Contacts } from './Contacts'
import { CONTACTS, DOCUMENTS, FACTS, NOTES, ONE, REMINDERS, TIMELINE } from './copy'
import { Documents } from './Documents'
import { Facts } from './Facts'
import { Notes } from './Notes'
import { Reminders } from './Reminders'
import { Timeline } from './Timeline'

interface ApplicationProps {
  id: string
  stages: Stage[]
  back: () => void
  did: (undo: Undo) => void
}

export function Application({ id, stages, back, did }: ApplicationProps) {
  const { data, error, isFetching, refetch } = useApplication(id)
  return (
    <div className="mx-auto max-w-5xl">
      <button type="button" className={buttonLook('quiet', '-ml-1')} onClick={back}>
        <Icon name="arrow" className="size-5 rotate-180" />
        {ONE.back}
      </button>
      {data && <Loaded application={data} stages={stages} back={back} did={did} />}
      {!data && error && !isFetching && (
        <div className="mt-4">
          <ProblemNote problem={asProblem(error)} otherwise={ONE.failed}>
            <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
              {ONE.retry}
            </button>
          </ProblemNote>
        </div>
      )}
      {!data && (!error || isFetching) && <Loading words={ONE.loading} lines={6} />}
    </div>
  )
}

interface LoadedProps extends Omit<ApplicationProps, 'id'> {
  application: Whole
}

function Loaded({ application, stages, back, did }: LoadedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, title, company, location } = application
  return (
    <>
      <Title>{title}</Title>
      <header className="mt-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight wrap-anywhere sm:text-4xl">
          {title}
        </h1>
        <p className="mt-1 text-lg text-muted wrap-anywhere">{[company, location].filter(Boolean).join(' · ')}</p>
        <About application={application} />
        <StageChoice application={application} stages={stages} />
      </header>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="min-w-0 space-y-6">
          <Panel id="reminders" title={REMINDERS.title}>
            <Reminders application={application} />
          </Panel>
          <Panel id="notes" title={NOTES.title}>
            <Notes application={application} />
          </Panel>
          <Panel id="contacts" title={CONTACTS.title}>
            <Contacts application={application} />
          </Panel>
          <Panel id="documents" title={DOCUMENTS.title}>
            <Documents application={application} />
          </Panel>
        </div>
        <div className="min-w-0 space-y-6">
          <Panel id="details" title={FACTS.title}>
            <Facts key={id} application={application} />
          </Panel>
          <Panel id="timeline" title={TIMELINE.title}>
            <Timeline entries={application.timeline} />
          </Panel>
          <DeleteApplication application={application} back={back} did={did} />
        </div>
      </div>
    </>
  )
}

function About({ application }: { application: Whole }) {
  const { url, verificationId, band, trustScore, postingClosedAt } = application
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      {trustScore !== null && <Badge band={band} />}
      {/^https?:\/\//.test(url) && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`${textLink} inline-flex min-h-8 items-center gap-1`}
        >
          {ONE.posting}
          <Icon name="external" className="size-4" />
          <span className="sr-only">{ONE.newTab}</span>
        </a>
      )}
      <Link
        to="/premium/applications/$applicationId/prepare"
        params={{ applicationId: application.id }}
        className={`${textLink} inline-flex min-h-8 items-center`}
      >
        {ONE.prepare}
      </Link>
      {verificationId && (
        <Link to="/account" hash="history" className={`${textLink} inline-flex min-h-8 items-center`}>
          {ONE.result}
        </Link>
      )}
      {postingClosedAt && (
        <p className="inline-flex items-center gap-1.5 rounded-full border border-edge px-3 py-1 text-sm font-semibold">
          <Icon name="info" className="size-4" />
          {ONE.closedSince(longDayOf(new Date(postingClosedAt)))}
        </p>
      )}
    </div>
  )
}

function StageChoice({ application: { id, title, stageId }, stages }: { application: Whole; stages: Stage[] }) {
  const queries = useQueryClient()
  const moving = useMove((error) => toast(sentenceOf(asProblem(error), MOVING.failed), 'failed'))
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{ONE.stage}</legend>
      <div className="flex flex-wrap gap-2">
        {stages.map((stage) => (
          <button
            key={stage.id}
            type="button"
            aria-pressed={stage.id === stageId}
            aria-disabled={moving.isPending}
            className={
              stage.id === stageId
                ? 'inline-flex min-h-10 items-center gap-1.5 rounded-full bg-accent px-4 font-semibold text-on-accent'
                : 'inline-flex min-h-10 items-center rounded-full border border-edge bg-surface px-4 font-semibold hover:border-ink'
            }
            onClick={() => {
              if (stage.id === stageId || moving.isPending) return
              moving.mutate(
                { id, stageId: stage.id, afterId: '' },
                {
                  onSuccess: (application) => {
                    toast(MOVING.done(title, stage.name))
                    return noteApplication(queries, application)
                  },
                },
              )
            }}
          >
            {stage.id === stageId && <Icon name="check" className="size-4" />}
            {stage.name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id={id} className="text-lg font-bold tracking-tight">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

function DeleteApplication({ application: { id, title }, back, did }: Omit<LoadedProps, 'stages'>) {
  const queries = useQueryClient()
  const removal = useAction<void, void>(
    () => remove(id),
    async () => {
      back()
      did({
        words: ONE.deleted(title),
        undo: () =>
          void restore(id).then(
            (application) => {
              toast(ONE.restored(title))
              return noteApplication(queries, application)
            },
            (error) => toast(sentenceOf(asProblem(error), ONE.failedRestore), 'failed'),
          ),
      })
      await noteRemoved(queries, id)
    },
  )
  return (
    <div>
      {removal.problem && <ProblemNote problem={removal.problem} otherwise={ONE.failedDelete} />}
      <button
        type="button"
        aria-disabled={removal.busy}
        className={buttonLook('danger', 'mt-2')}
        onClick={() => removal.act()}
      >
        {ONE.delete}
      </button>
    </div>
  )
}
