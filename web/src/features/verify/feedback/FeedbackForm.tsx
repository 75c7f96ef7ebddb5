/** What it is instead, and why: what was chosen and typed stays until it has arrived. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { FeedbackAnswer, FeedbackWord } from '../../../lib/api'
import { buttonLook } from '../../../ui/button'
import { type Actual, FEEDBACK, NOTE_CHARACTERS } from './copy'

// From here on it helps to know how much room there is.
const COUNT_FROM = 400

interface FeedbackFormProps {
  choices: [Actual, string][]
  /** What was said before, if anything. */
  before: FeedbackAnswer | null
  sending: boolean
  failed: boolean
  send: (word: FeedbackWord) => void
  cancel: () => void
}

export function FeedbackForm({ choices, before, sending, failed, send, cancel }: FeedbackFormProps) {
  const id = useId()
  const [actual, setActual] = useState<Actual | null>(before?.actual ?? null)
  const [note, setNote] = useState(before?.note ?? '')
  const [incomplete, setIncomplete] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (actual === null) {
      setIncomplete(true)
      first.current?.focus()
    } else send({ right: false, actual, note: note.trim() })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 max-w-prose space-y-4">
      <fieldset aria-describedby={incomplete ? `${id}-missing` : undefined}>
        <legend className="font-semibold">{FEEDBACK.actual}</legend>
        <div className="mt-1 sm:grid sm:grid-cols-2 sm:gap-x-6">
          {choices.map(([value, words], index) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={id}
                value={value}
                checked={actual === value}
                onChange={() => {
                  setActual(value)
                  setIncomplete(false)
                }}
                aria-invalid={incomplete}
                className="size-5 shrink-0 accent-accent"
              />
              {words}
            </label>
          ))}
        </div>
        {incomplete && (
          <p id={`${id}-missing`} role="alert" className="font-semibold text-danger">
            {FEEDBACK.choose}
          </p>
        )}
      </fieldset>
      <div>
        <label htmlFor={`${id}-note`} className="font-semibold">
          {FEEDBACK.note}
        </label>
        <textarea
          id={`${id}-note`}
          dir="auto"
          rows={3}
          maxLength={NOTE_CHARACTERS}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          aria-describedby={`${id}-help`}
          className="mt-1 block min-h-24 w-full resize-y rounded-control border border-edge bg-paper px-4 py-3 text-base text-ink focus-visible:outline-offset-0"
        />
        <p id={`${id}-help`} className="mt-1 text-sm text-muted">
          {FEEDBACK.noteHelp} {FEEDBACK.kept}
        </p>
        <p aria-live="polite" className="text-sm text-muted tabular-nums">
          {note.length >= COUNT_FROM && FEEDBACK.left(NOTE_CHARACTERS - note.length)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={sending} className={buttonLook('strong')}>
          {sending ? FEEDBACK.sending : failed ? FEEDBACK.retry : FEEDBACK.send}
        </button>
        <button type="button" className={buttonLook('quiet', 'px-3')} onClick={cancel}>
          {FEEDBACK.cancel}
        </button>
      </div>
    </form>
  )
}
