/** The box: a link, or the same box for text. What was typed in either stays when switching and after an error. */
import { type FormEvent, type Ref, useId } from 'react'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { BOX } from './copy'
import { linkOf } from './link'
import type { Subject } from './useVerification'

export interface Draft {
  kind: Subject['kind']
  link: string
  text: string
}

export const EMPTY_DRAFT: Draft = { kind: 'link', link: '', text: '' }

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
  const words = asLink ? draft.link : draft.text
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '' || busy) return
    submit(asLink ? { kind: 'link', words: linkOf(words) } : { kind: 'text', words })
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
          {asLink ? BOX.link : BOX.text}
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
          disabled={busy || words.trim() === ''}
          className={buttonLook('strong', 'h-13 shrink-0 sm:px-7')}
        >
          {busy ? BOX.busy : BOX.submit}
        </button>
      </div>
    </form>
  )
}
