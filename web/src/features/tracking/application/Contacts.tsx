/** People at the employer: added, changed, deleted. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../lib/action'
import {
  type Application,
  addContact,
  type Contact,
  type ContactWords,
  changeContact,
  deleteContact,
  noteApplication,
} from '../../../lib/applications'
import { useForm } from '../../../lib/form'
import { sentenceOf } from '../../../lib/problem'
import { useSubmit } from '../../../lib/submit'
import { buttonLook, textLink } from '../../../ui/button'
import { Field } from '../../../ui/Field'
import { ProblemNote } from '../../../ui/ProblemNote'
import { Small } from '../Small'
import { CONTACTS } from './copy'

const EMPTY: ContactWords = { name: '', role: '', mail: '', phone: '', link: '' }

export function Contacts({ application }: { application: Application }) {
  const [adding, setAdding] = useState(false)
  const { id, contacts } = application
  return (
    <>
      {contacts.length === 0 && !adding && <p className="text-muted">{CONTACTS.none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {contacts.map((contact) => (
          <li key={contact.id} className="py-3 first:pt-0">
            <Person id={id} contact={contact} />
          </li>
        ))}
      </ul>
      {adding ? (
        <ContactForm words={EMPTY} send={(words) => addContact(id, words)} close={() => setAdding(false)} />
      ) : (
        <button type="button" className={buttonLook('outline', 'mt-3')} onClick={() => setAdding(true)}>
          {CONTACTS.add}
        </button>
      )}
    </>
  )
}

function Person({ id, contact }: { id: string; contact: Contact }) {
  const queries = useQueryClient()
  const [changing, setChanging] = useState(false)
  const removal = useAction<void, Application>(
    () => deleteContact(id, contact.id),
    (told) => noteApplication(queries, told),
  )
  const { name, role, mail, phone, link } = contact
  if (changing)
    return (
      <ContactForm
        words={{ name, role, mail, phone, link }}
        send={(words) => changeContact(id, contact.id, words)}
        close={() => setChanging(false)}
      />
    )
  const called = name || mail || phone
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p>
          <span className="font-semibold">{called}</span>
          {role && <span className="text-muted"> · {role}</span>}
        </p>
        <p className="flex flex-wrap gap-x-4">
          {mail && (
            <a href={`mailto:${mail}`} className={`${textLink} inline-flex min-h-6 items-center`}>
              {mail}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${textLink} inline-flex min-h-6 items-center`}>
              {phone}
            </a>
          )}
          {/^https?:\/\//.test(link) && (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={`${textLink} inline-flex min-h-6 items-center`}
            >
              {link.replace(/^https?:\/\//, '')}
              <span className="sr-only">{CONTACTS.newTab}</span>
            </a>
          )}
        </p>
        {removal.problem && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {sentenceOf(removal.problem, CONTACTS.failed)}
          </p>
        )}
      </div>
      <span>
        <Small label={CONTACTS.changeNamed(called)} press={() => setChanging(true)}>
          {CONTACTS.change}
        </Small>
        <Small label={CONTACTS.deleteNamed(called)} busy={removal.busy} press={() => removal.act()}>
          {CONTACTS.delete}
        </Small>
      </span>
    </div>
  )
}

interface ContactFormProps {
  words: ContactWords
  send: (words: ContactWords) => Promise<Application>
  close: () => void
}

function ContactForm({ words, send, close }: ContactFormProps) {
  const queries = useQueryClient()
  const form = useForm(words)
  const { submit, busy, problem } = useSubmit(form, send, (told) => {
    void noteApplication(queries, told)
    close()
  })
  return (
    <form noValidate className="mt-3 space-y-3" onSubmit={(event) => submit(event, form.values)}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field form={form} name="name" label={CONTACTS.name} unmarked autoFocus autoComplete="off" maxLength={200} />
        <Field form={form} name="role" label={CONTACTS.role} unmarked maxLength={200} />
        <Field form={form} name="mail" label={CONTACTS.mail} unmarked type="email" autoComplete="off" />
        <Field form={form} name="phone" label={CONTACTS.phone} unmarked type="tel" autoComplete="off" maxLength={40} />
        <Field form={form} name="link" label={CONTACTS.link} unmarked inputMode="url" className="sm:col-span-2" />
      </div>
      {problem && <ProblemNote problem={problem} otherwise={CONTACTS.failed} />}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className={buttonLook('outline')}>
          {busy ? CONTACTS.busy : CONTACTS.save}
        </button>
        <button type="button" className={buttonLook('quiet')} onClick={close}>
          {CONTACTS.cancel}
        </button>
      </div>
    </form>
  )
}
