/** The box: a link, a text or a file. What was typed or read stays when switching and after an error. */
import { type ClipboardEvent, type FormEvent, type Ref, useId } from 'react'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { BOX } from './copy'
import { type Draft, fileOf, isProse, subjectOf } from './draft'
import type { Subject } from './useVerification'

interface VerifyBoxProps {
  draft: Draft
  change: (draft: Draft) => void
  busy: boolean
  /** A file is being read. */
  reading: boolean
  submit: (subject: Subject) => void
  /** The id of the message that tells what happened, if any, and whether the input itself is wrong. */
  problemId: string | undefined
  invalid: boolean
  field: Ref<HTMLInputElement & HTMLTextAreaElement>
  open: (file: File) => void
  picker: Ref<HTMLInputElement>
}

const FIELD =
  'w-full rounded-control border border-edge bg-paper px-4 text-base text-ink aria-invalid:border-danger focus-visible:outline-offset-0'

export function VerifyBox({
  draft,
  change,
  busy,
  reading,
  submit,
  problemId,
  invalid,
  field,
  open,
  picker,
}: VerifyBoxProps) {
  const id = useId()
  const asLink = draft.kind === 'link'
  const mail = asLink ? null : draft.mail
  const note = useId()
  const read = asLink || mail ? null : draft.read
  const subject = subjectOf(draft)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (subject && !busy && !reading) submit(subject)
  }
  const paste = (event: ClipboardEvent) => {
    const file = fileOf(event.clipboardData)
    const words = event.clipboardData.getData('text')
    // Programs that copy a text with its looks put a picture of it beside it.
    if (file && !words) open(file)
    else if (asLink && isProse(words)) change({ ...draft, kind: 'text', text: words, mail: null, read: null })
    else return
    event.preventDefault()
  }
  const shared = {
    id,
    ref: field,
    'aria-invalid': invalid,
    'aria-describedby': problemId ?? (read ? note : undefined),
  }
  return (
    // The server says what is wrong with a link, in words; the browser's own bubble would come first.
    <form onSubmit={send} onPaste={paste} noValidate aria-label={BOX.submit}>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="inline-flex items-center gap-2 font-semibold">
          <Icon name={asLink ? 'link' : 'text'} className="size-5 text-accent" />
          {asLink ? BOX.link : mail ? BOX.mail : BOX.text}
        </label>
        <button
          type="button"
          className={buttonLook('quiet')}
          onClick={() => change({ ...draft, kind: asLink ? 'text' : 'link' })}
        >
          {asLink ? BOX.toText : BOX.toLink}
        </button>
      </div>
      <div className={asLink ? 'mt-1 flex flex-col gap-3 sm:flex-row' : 'mt-1 flex flex-col items-stretch gap-3'}>
        {asLink ? (
          <input
            {...shared}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={BOX.linkPlaceholder}
            value={draft.link}
            onChange={(event) => change({ ...draft, link: event.target.value })}
            className={`${FIELD} h-13 min-w-0 sm:flex-1`}
          />
        ) : mail ? (
          <OpenedMail {...shared} mail={mail} remove={() => change({ ...draft, mail: null })} />
        ) : (
          <textarea
            {...shared}
            dir="auto"
            rows={8}
            placeholder={BOX.textPlaceholder}
            value={draft.text}
            onChange={(event) => change({ ...draft, text: event.target.value })}
            className={`${FIELD} min-h-44 resize-y py-3`}
          />
        )}
        <button
          type="submit"
          disabled={!subject}
          aria-disabled={busy || reading}
          className={buttonLook('strong', 'h-13 shrink-0 sm:px-7')}
        >
          {busy ? BOX.busy : BOX.submit}
        </button>
      </div>
      {read && (
        <p id={note} className="mt-2 max-w-prose text-sm">
          {BOX.readFrom(read)}
        </p>
      )}
      <FilePicker open={open} picker={picker} mailHelp={!asLink && !mail && !read} />
    </form>
  )
}

/** The mail that was opened, by its name, with a way to put the text back. */
function OpenedMail({
  mail,
  remove,
  ref,
  ...shared
}: { id: string; ref: Ref<HTMLInputElement & HTMLTextAreaElement>; 'aria-invalid': boolean } & {
  mail: File
  remove: () => void
}) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-edge bg-paper py-1 pr-1 pl-4">
      <input {...shared} ref={ref} readOnly value={mail.name} className="min-w-0 flex-1 truncate bg-transparent" />
      <button type="button" className={buttonLook('quiet', 'px-3')} onClick={remove}>
        {BOX.removeMail}
      </button>
    </div>
  )
}

function FilePicker({
  open,
  picker,
  mailHelp,
}: {
  open: (file: File) => void
  picker: Ref<HTMLInputElement>
  mailHelp: boolean
}) {
  const help = useId()
  return (
    <div className="mt-2 text-sm">
      <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-accent-deep underline-offset-4 focus-within:outline-2 focus-within:outline-offset-2 hover:underline">
        {BOX.toFile}
        <input
          ref={picker}
          type="file"
          accept=".eml,message/rfc822,.pdf,.docx,.doc,image/png,image/jpeg,image/webp"
          aria-describedby={help}
          className="sr-only"
          onChange={(event) => {
            const opened = event.target.files?.[0]
            event.target.value = '' // the same one can be chosen again
            if (opened) open(opened)
          }}
        />
      </label>
      <p id={help} className="max-w-prose text-muted">
        {BOX.fileHelp} {mailHelp && BOX.mailHelp}
      </p>
    </div>
  )
}
