/** Names and company, as they can be changed; what stays the same is not sent. */
import { useQueryClient } from '@tanstack/react-query'
import { editProfile, type ProfileChange } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import type { User } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Field } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { PROFILE } from './copy'

const NAMES = ['name', 'first_name', 'last_name', 'company'] as const

export function Profile({ user }: { user: User }) {
  const queries = useQueryClient()
  const { name, first_name, last_name, company } = user
  const form = useForm({ name, first_name, last_name, company })
  const { submit, busy, problem } = useSubmit(form, editProfile, (changed) => {
    queries.setQueryData(['session'], changed)
    // A new name brings first and last name along.
    for (const each of NAMES) form.set(each, changed[each])
    toast(PROFILE.saved)
  })
  const change: ProfileChange = Object.fromEntries(
    NAMES.map((each) => [each, form.values[each].trim()] as const).filter(([each, value]) => value !== user[each]),
  )
  const unchanged = Object.keys(change).length === 0
  return (
    <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => submit(event, change)}>
      {problem && (
        <div className="sm:col-span-2">
          <ProblemNote problem={problem} otherwise={PROFILE.failed} />
        </div>
      )}
      <Field
        form={form}
        name="name"
        label={PROFILE.name}
        missing={PROFILE.missing}
        autoComplete="name"
        maxLength={200}
        required
        className="sm:col-span-2"
      />
      <Field form={form} name="first_name" label={PROFILE.first} autoComplete="given-name" maxLength={200} />
      <Field form={form} name="last_name" label={PROFILE.last} autoComplete="family-name" maxLength={200} />
      <Field
        form={form}
        name="company"
        label={PROFILE.company}
        autoComplete="organization"
        maxLength={200}
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <button type="submit" disabled={unchanged} aria-disabled={busy} className={buttonLook('strong')}>
          {busy ? PROFILE.busy : PROFILE.save}
        </button>
      </div>
    </form>
  )
}
