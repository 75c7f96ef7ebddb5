/** The box: a link, or the same box for text. What was typed in either stays when switching and after an error. */
import { type FormEvent, type Ref, useId } from 'react'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { BOX } from './copy'
import { linkOf } from './link'
import type { Subject } from './useVerification'

export interface Draft {
  kind: 'link' | 'text'
  link: string
  text: string
  /** An opened mail stands in place of the text until it is removed. */
  mail: File | null
}

export const EMPTY_DRAFT: Draft = { kind: 'link', link: '', text: '', mail: null }

interface VerifyBoxProps {
  draft: Draft
  change: (draft: Draft) => void
  busy: boolean
  submit: (subject: Subject) => void
  /** The id of the message that tells what happened, if any, and whether the input itself is wrong. */
  problemId: string | undefined
  invalid: boolean
  field: Ref<HTMLInputElement & HTMLTextAreaElement>
}

const FIELD =
  'w-full rounded-control border border-edge bg-paper px-4 text-base text-ink aria-invalid:border-danger focus-visible:outline-offset-0'

export function VerifyBox({ draft, change, busy, submit, problemId, invalid, field }: VerifyBoxProps) {
  const id = useId()
  const asLink = draft.kind === 'link'
  const mail = asLink ? null : draft.mail
  const words = asLink ? draft.link : draft.text
  const ready = mail !== null || words.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!ready || busy) return
    if (mail) submit({ kind: 'mail', file: mail })
    else submit(asLink ? { kind: 'link', words: linkOf(words) } : { kind: 'text', words })
  }
  const shared = {
    id,
    ref: field,
    'aria-invalid': invalid,
    'aria-describedby': problemId,
  }
  return (
    // The server says what is wrong with a link, in words; the browser's own bubble would come first.
    <form onSubmit={send} noValidate aria-label={BOX.submit}>
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
        <button type="submit" disabled={busy || !ready} className={buttonLook('strong', 'h-13 shrink-0 sm:px-7')}>
          {busy ? BOX.busy : BOX.submit}
        </button>
      </div>
      {!asLink && !mail && <MailPicker open={(opened) => change({ ...draft, mail: opened })} />}
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

function MailPicker({ open }: { open: (mail: File) => void }) {
  const help = useId()
  return (
    <div className="mt-2 text-sm">
      <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-accent-deep underline-offset-4 focus-within:outline-2 focus-within:outline-offset-2 hover:underline">
        {BOX.toMail}
        <input
          type="file"
          accept=".eml,message/rfc822"
          aria-describedby={help}
          className="sr-only"
          onChange={(event) => {
            const opened = event.target.files?.[0]
            if (opened) open(opened)
          }}
        />
      </label>
      <p id={help} className="max-w-prose text-muted">
        {BOX.mailHelp}
      </p>
    </div>
  )
}
