/** The box and what comes of it: busy, a problem, or the result. Announces it, and moves the focus to the result. */
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { scrolling } from '../../lib/motion'
import { useStep } from '../../lib/progress'
import { Allowance } from './Allowance'
import { BOX, LIVE, STEPS } from './copy'
import { EMPTY_DRAFT, fileOf, isMail } from './draft'
import { Openings } from './Openings'
import { ProblemNotice } from './ProblemNotice'
import { type More, ResultPanel } from './result/ResultPanel'
import { ResultSkeleton } from './result/ResultSkeleton'
import { useShown } from './result/useShown'
import { useFile } from './useFile'
import type { Subject, Verification } from './useVerification'
import { VerifyBox } from './VerifyBox'

const SCROLL_DELAY_MS = 100

export function Verify({ verification, more }: { verification: Verification; more?: More }) {
  const { busy, answer, start, again, clear } = verification
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const file = useFile((read) => {
    setDraft((now) => ({ ...now, kind: 'text', text: read.text, mail: null, read }))
  })
  const problem = file.problem ?? verification.problem
  const heading = useShown(answer)
  const step = useStep(verification.progressId)
  const problemId = useId()
  const invalid = problem?.code.startsWith('invalid') ?? false

  useEffect(() => {
    if (draft.read) field.current?.focus()
  }, [draft.read])
  useEffect(() => {
    if (invalid) field.current?.focus()
  }, [invalid])

  const pasteText = () => {
    clear()
    setDraft({ ...draft, kind: 'text', mail: null })
    requestAnimationFrame(() => field.current?.focus())
  }
  const open = (chosen: File) => {
    clear()
    file.clear()
    if (isMail(chosen)) setDraft({ ...draft, kind: 'text', mail: chosen })
    else file.start(chosen)
  }
  const submit = (subject: Subject) => {
    file.clear()
    start(subject)
  }
  const choose = (url: string) => {
    setDraft({ ...draft, kind: 'link', link: url })
    submit({ kind: 'link', words: url })
  }
  const drop = (event: DragEvent) => {
    const dropped = fileOf(event.dataTransfer)
    if (!dropped) return
    event.preventDefault()
    open(dropped)
  }
  const another = () => {
    clear()
    field.current?.focus({ preventScroll: true })
    setTimeout(() => scrollTo({ top: 0, behavior: scrolling() }), SCROLL_DELAY_MS)
  }
  const close = () => {
    clear()
    field.current?.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the picker is there for all */}
      <div
        className="rounded-card border border-line bg-surface p-4 pt-2 sm:p-6 sm:pt-4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <VerifyBox
          draft={draft}
          change={setDraft}
          busy={busy}
          reading={file.busy !== null}
          submit={submit}
          problemId={problem ? problemId : undefined}
          invalid={invalid}
          field={field}
          open={open}
          picker={picker}
        />
        {file.busy !== null && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 wrap-anywhere">
            {BOX.reading(file.busy)}
            <button type="button" className="min-h-11 font-semibold text-accent-deep" onClick={file.clear}>
              {BOX.cancel}
            </button>
          </p>
        )}
        {problem && (
          <ProblemNotice
            id={problemId}
            problem={problem}
            asLink={draft.kind === 'link' && problem.openings.length === 0}
            retry={file.problem ? file.again : again}
            pasteText={pasteText}
            chooseFile={() => picker.current?.click()}
          />
        )}
        {problem && problem.openings.length > 0 && <Openings openings={problem.openings} choose={choose} />}
        <Allowance />
      </div>
      <p role="status" className="sr-only">
        {file.busy !== null
          ? BOX.reading(file.busy)
          : busy
            ? step
              ? STEPS[step]
              : LIVE.busy
            : answer
              ? LIVE.done(answer.headline, answer.trustScore)
              : ''}
      </p>
      {busy && (
        <ResultSkeleton step={step}>
          <button type="button" className="min-h-11 font-semibold text-accent-deep" onClick={clear}>
            {BOX.cancel}
          </button>
        </ResultSkeleton>
      )}
      {answer && !busy && <ResultPanel answer={answer} heading={heading} close={close} another={another} more={more} />}
    </>
  )
}
