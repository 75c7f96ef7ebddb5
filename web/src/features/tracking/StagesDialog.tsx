/** The stages of a board: own ones are added, renamed, moved and deleted. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { addStage, type Board, changeStage, deleteStage, noteBoard, type Stage } from '../../lib/applications'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { Field, Select } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { STAGES } from './copy'
import { Small } from './Small'

export function StagesDialog({ board, close }: { board: Board; close: () => void }) {
  const queries = useQueryClient()
  const form = useForm({ name: '' })
  const adding = useSubmit(
    form,
    ({ name }: { name: string }) => addStage(name),
    () => {
      form.clear()
      void noteBoard(queries)
    },
  )
  return (
    <Dialog title={STAGES.title} close={close}>
      <p className="text-muted">{STAGES.intro}</p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {board.stages.map((stage, at) => (
          <li key={stage.id} className="py-2">
            {stage.isOwn ? (
              <OwnStage board={board} stage={stage} at={at} />
            ) : (
              <p className="flex min-h-9 items-center justify-between gap-3">
                <span className="font-semibold">{stage.name}</span>
                <span className="text-sm text-muted">{STAGES.given}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <form noValidate className="mt-4 space-y-3" onSubmit={(event) => adding.submit(event, form.values)}>
        <Field form={form} name="name" label={STAGES.name} missing={STAGES.missing} required maxLength={40} />
        {adding.problem && <ProblemNote problem={adding.problem} otherwise={STAGES.failed} />}
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={adding.busy} className={buttonLook('strong')}>
            {adding.busy ? STAGES.adding : STAGES.add}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {STAGES.close}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface OwnStageProps {
  board: Board
  stage: Stage
  at: number
}

function OwnStage({ board, stage, at }: OwnStageProps) {
  const queries = useQueryClient()
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null)
  const count = board.applications.filter(({ stageId }) => stageId === stage.id).length
  const noted = () => noteBoard(queries)
  const shift = useAction((afterId: string) => changeStage(stage.id, { afterId }), noted)
  const removal = useAction((moveTo: string) => deleteStage(stage.id, moveTo), noted)
  const { stages } = board
  const problem = shift.problem ?? removal.problem
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{stage.name}</span>
        <span className="flex flex-wrap">
          <Small
            label={STAGES.earlier(stage.name)}
            disabled={at === 0}
            busy={shift.busy}
            press={() => shift.act(stages[at - 2]?.id ?? '')}
          >
            <Icon name="chevron" className="size-5 rotate-180" />
          </Small>
          <Small
            label={STAGES.later(stage.name)}
            disabled={at === stages.length - 1}
            busy={shift.busy}
            press={() => shift.act(stages[at + 1]?.id ?? '')}
          >
            <Icon name="chevron" className="size-5" />
          </Small>
          <Small label={STAGES.renameNamed(stage.name)} press={() => setDoing(doing === 'rename' ? null : 'rename')}>
            {STAGES.rename}
          </Small>
          <Small
            label={STAGES.deleteNamed(stage.name)}
            busy={removal.busy}
            press={() => (count === 0 ? removal.act('') : setDoing('delete'))}
          >
            {STAGES.delete}
          </Small>
        </span>
      </div>
      {doing === 'rename' && <Rename stage={stage} close={() => setDoing(null)} />}
      {doing === 'delete' && (
        <MoveAndDelete
          stage={stage}
          stages={stages}
          count={count}
          busy={removal.busy}
          send={removal.act}
          close={() => setDoing(null)}
        />
      )}
      {problem && <ProblemNote problem={problem} otherwise={STAGES.failed} />}
    </>
  )
}

function Rename({ stage, close }: { stage: Stage; close: () => void }) {
  const queries = useQueryClient()
  const form = useForm({ name: stage.name })
  const { submit, busy, problem } = useSubmit(
    form,
    ({ name }: { name: string }) => changeStage(stage.id, { name }),
    () => {
      void noteBoard(queries)
      close()
    },
  )
  return (
    <form noValidate className="mt-2 space-y-3 pb-1" onSubmit={(event) => submit(event, form.values)}>
      <Field
        form={form}
        name="name"
        label={STAGES.newName(stage.name)}
        missing={STAGES.missing}
        required
        autoFocus
        maxLength={40}
      />
      {problem && <ProblemNote problem={problem} otherwise={STAGES.failed} />}
      <span className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className={buttonLook('outline')}>
          {STAGES.save}
        </button>
        <button type="button" className={buttonLook('quiet')} onClick={close}>
          {STAGES.cancel}
        </button>
      </span>
    </form>
  )
}

interface MoveAndDeleteProps {
  stage: Stage
  stages: Stage[]
  count: number
  busy: boolean
  send: (moveTo: string) => void
  close: () => void
}

function MoveAndDelete({ stage, stages, count, busy, send, close }: MoveAndDeleteProps) {
  const form = useForm({ moveTo: '' })
  return (
    <div className="mt-2 space-y-3 pb-1">
      <Select
        form={form}
        name="moveTo"
        label={STAGES.moveTo(stage.name, count)}
        unmarked
        choose="…"
        choices={stages.filter(({ id }) => id !== stage.id).map(({ id, name }) => [id, name])}
      />
      <span className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={form.values.moveTo === ''}
          aria-disabled={busy}
          className={buttonLook('outline')}
          onClick={() => send(form.values.moveTo)}
        >
          {STAGES.moveAndDelete}
        </button>
        <button type="button" className={buttonLook('quiet')} onClick={close}>
          {STAGES.cancel}
        </button>
      </span>
    </div>
  )
}
