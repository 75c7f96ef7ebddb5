/** Reminders of an application: set for a day and a time, done, deleted. */
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { useAction } from '../../../lib/action'
import {
  type Application,
  addReminder,
  deleteReminder,
  finishReminder,
  noteApplication,
  type Reminder,
} from '../../../lib/applications'
import { useForm } from '../../../lib/form'
import { momentOf, withOffset } from '../../../lib/moment'
import { sentenceOf } from '../../../lib/problem'
import { useSubmit } from '../../../lib/submit'
import { useUser } from '../../../lib/user'
import { buttonLook } from '../../../ui/button'
import { Field } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { ProblemNote } from '../../../ui/ProblemNote'
import { Words } from '../../../ui/Words'
import { Small } from '../Small'
import { REMINDERS } from './copy'

export function Reminders({ application: { id, reminders } }: { application: Application }) {
  const user = useUser()
  const open = reminders.filter(({ done }) => !done)
  const over = reminders.filter(({ done }) => done)
  return (
    <>
      {reminders.length === 0 ? (
        <p className="text-muted">{REMINDERS.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {[...open, ...over].map((reminder) => (
            <li key={reminder.id} className="py-2 first:pt-0">
              <Line id={id} reminder={reminder} />
            </li>
          ))}
        </ul>
      )}
      <NewReminder id={id} />
      {user && (
        <p className="mt-2 text-sm text-muted wrap-anywhere">
          <Words text={user.mailVerified ? REMINDERS.mailed(user.email) : REMINDERS.unconfirmed} />
        </p>
      )}
    </>
  )
}

function Line({ id, reminder }: { id: string; reminder: Reminder }) {
  const queries = useQueryClient()
  const note = (told: Application) => noteApplication(queries, told)
  const finish = useAction<boolean, Application>((done) => finishReminder(id, reminder.id, done), note)
  const removal = useAction<void, Application>(() => deleteReminder(id, reminder.id), note)
  const { text, dueAt, done } = reminder
  const due = !done && new Date(dueAt) <= new Date()
  const problem = finish.problem ?? removal.problem
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className={done ? 'text-muted line-through' : 'font-semibold'}>{text}</p>
        <p className={clsx('flex items-center gap-1.5 text-sm', due ? 'font-semibold text-caution' : 'text-muted')}>
          <Icon name={done ? 'check' : 'clock'} className="size-4" />
          {[done ? REMINDERS.done : due && REMINDERS.due, momentOf(new Date(dueAt))].filter(Boolean).join(' · ')}
        </p>
        {problem && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {sentenceOf(problem, REMINDERS.failed)}
          </p>
        )}
      </div>
      <span>
        <Small
          label={done ? REMINDERS.againNamed(text) : REMINDERS.finishNamed(text)}
          busy={finish.busy}
          press={() => finish.act(!done)}
        >
          {done ? REMINDERS.again : REMINDERS.finish}
        </Small>
        <Small label={REMINDERS.deleteNamed(text)} busy={removal.busy} press={() => removal.act()}>
          {REMINDERS.delete}
        </Small>
      </span>
    </div>
  )
}

function NewReminder({ id }: { id: string }) {
  const queries = useQueryClient()
  const form = useForm({ text: '', dueAt: '' })
  const { submit, busy, problem } = useSubmit(
    form,
    ({ text, dueAt }: { text: string; dueAt: string }) => addReminder(id, text, withOffset(dueAt)),
    (told) => {
      form.clear()
      void noteApplication(queries, told)
    },
  )
  return (
    <form noValidate className="mt-4 space-y-3" onSubmit={(event) => submit(event, form.values)}>
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <Field form={form} name="text" label={REMINDERS.text} missing={REMINDERS.missing} required maxLength={200} />
        <Field
          form={form}
          name="dueAt"
          label={REMINDERS.when}
          missing={REMINDERS.missingWhen}
          required
          type="datetime-local"
        />
      </div>
      {problem && <ProblemNote problem={problem} otherwise={REMINDERS.failed} />}
      <button type="submit" aria-disabled={busy} className={buttonLook('outline')}>
        {busy ? REMINDERS.busy : REMINDERS.add}
      </button>
    </form>
  )
}
