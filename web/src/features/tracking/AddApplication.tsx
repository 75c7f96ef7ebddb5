/** An application that is typed in. */
import { useQueryClient } from '@tanstack/react-query'
import { noteApplication, type Stage, track } from '../../lib/applications'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { Field, Select } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { ADD } from './copy'

const EMPTY = { title: '', company: '', url: '', location: '', stageId: '' }

export function AddApplication({ stages, close }: { stages: Stage[]; close: () => void }) {
  const queries = useQueryClient()
  const form = useForm(EMPTY, 'new-application')
  const { submit, busy, problem } = useSubmit(form, track, (application) => {
    form.clear()
    toast(ADD.done(application.title))
    void noteApplication(queries, application)
    close()
  })
  return (
    <Dialog title={ADD.title} close={close}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(event, form.values)}>
        <Field form={form} name="title" label={ADD.jobTitle} missing={ADD.missing} required maxLength={200} />
        <Field form={form} name="company" label={ADD.company} maxLength={200} />
        <Field form={form} name="url" label={ADD.url} inputMode="url" autoCapitalize="none" />
        <Field form={form} name="location" label={ADD.location} maxLength={200} />
        <Select
          form={form}
          name="stageId"
          label={ADD.stage}
          choose={ADD.choose}
          choices={stages.filter(({ id }) => id !== 'saved').map(({ id, name }) => [id, name])}
        />
        {problem && <ProblemNote problem={problem} otherwise={ADD.failed} />}
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={busy} className={buttonLook('strong')}>
            {busy ? ADD.busy : ADD.send}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {ADD.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
