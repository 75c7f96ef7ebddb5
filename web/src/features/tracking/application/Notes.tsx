/** Notes on an application: written, changed, deleted. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../lib/action'
import {
  type Application,
  addNote,
  changeNote,
  deleteNote,
  type Note,
  noteApplication,
} from '../../../lib/applications'
import { useForm } from '../../../lib/form'
import { momentOf } from '../../../lib/moment'
import { sentenceOf } from '../../../lib/problem'
import { useSubmit } from '../../../lib/submit'
import { buttonLook } from '../../../ui/button'
import { TextField } from '../../../ui/Field'
import { ProblemNote } from '../../../ui/ProblemNote'
import { Small } from '../Small'
import { NOTES } from './copy'

export function Notes({ application }: { application: Application }) {
  return (
    <>
      <NewNote id={application.id} />
      {application.notes.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {application.notes.toReversed().map((note) => (
            <li key={note.id} className="py-3">
              <Written id={application.id} note={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NewNote({ id }: { id: string }) {
  const queries = useQueryClient()
  const form = useForm({ text: '' }, `note-${id}`)
  const { submit, busy, problem } = useSubmit(
    form,
    ({ text }: { text: string }) => addNote(id, text),
    (told) => {
      form.clear()
      void noteApplication(queries, told)
    },
  )
  return (
    <form noValidate className="space-y-3" onSubmit={(event) => submit(event, form.values)}>
      <TextField
        form={form}
        name="text"
        label={NOTES.label}
        missing={NOTES.missing}
        required
        rows={3}
        maxLength={10_000}
      />
      {problem && <ProblemNote problem={problem} otherwise={NOTES.failed} />}
      <button type="submit" aria-disabled={busy} className={buttonLook('outline')}>
        {busy ? NOTES.busy : NOTES.add}
      </button>
    </form>
  )
}

function Written({ id, note }: { id: string; note: Note }) {
  const queries = useQueryClient()
  const [changing, setChanging] = useState(false)
  const removal = useAction<void, Application>(
    () => deleteNote(id, note.id),
    (told) => noteApplication(queries, told),
  )
  if (changing) return <Rewrite id={id} note={note} close={() => setChanging(false)} />
  const short = note.text.slice(0, 40)
  return (
    <>
      <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-muted">
          {momentOf(new Date(note.createdAt))}
          {note.changedAt && `, ${NOTES.changed} ${momentOf(new Date(note.changedAt))}`}
        </p>
        <span>
          <Small label={NOTES.changeNamed(short)} press={() => setChanging(true)}>
            {NOTES.change}
          </Small>
          <Small label={NOTES.deleteNamed(short)} busy={removal.busy} press={() => removal.act()}>
            {NOTES.delete}
          </Small>
        </span>
      </div>
      {removal.problem && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {sentenceOf(removal.problem, NOTES.failed)}
        </p>
      )}
    </>
  )
}

function Rewrite({ id, note, close }: { id: string; note: Note; close: () => void }) {
  const queries = useQueryClient()
  const form = useForm({ text: note.text })
  const { submit, busy, problem } = useSubmit(
    form,
    ({ text }: { text: string }) => changeNote(id, note.id, text),
    (told) => {
      void noteApplication(queries, told)
      close()
    },
  )
  return (
    <form noValidate className="space-y-3" onSubmit={(event) => submit(event, form.values)}>
      <TextField
        form={form}
        name="text"
        label={NOTES.text}
        missing={NOTES.missing}
        required
        autoFocus
        rows={4}
        maxLength={10_000}
      />
      {problem && <ProblemNote problem={problem} otherwise={NOTES.failed} />}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className={buttonLook('outline')}>
          {NOTES.save}
        </button>
        <button type="button" className={buttonLook('quiet')} onClick={close}>
          {NOTES.cancel}
        </button>
      </div>
    </form>
  )
}
