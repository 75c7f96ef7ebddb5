/** The box and what comes of it: busy, a problem, or the result. Announces it, and moves the focus to the result. */
import { useEffect, useId, useRef, useState } from 'react'
import { scrolling } from '../../lib/motion'
import { Allowance } from './Allowance'
import { BOX, LIVE } from './copy'
import { ProblemNotice } from './ProblemNotice'
import { type More, ResultPanel } from './result/ResultPanel'
import { ResultSkeleton } from './result/ResultSkeleton'
import { useShown } from './result/useShown'
import type { Verification } from './useVerification'
import { EMPTY_DRAFT, VerifyBox } from './VerifyBox'

const SCROLL_DELAY_MS = 100

export function Verify({ verification, more }: { verification: Verification; more?: More }) {
  const { busy, answer, problem, start, again, clear } = verification
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const heading = useShown(answer)
  const problemId = useId()
  const invalid = problem?.code.startsWith('invalid') ?? false

  useEffect(() => {
    if (invalid) field.current?.focus()
  }, [invalid])

  const pasteText = () => {
    clear()
    setDraft({ ...draft, kind: 'text' })
    requestAnimationFrame(() => field.current?.focus())
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
      <div className="rounded-card border border-line bg-surface p-4 pt-2 sm:p-6 sm:pt-4">
        <VerifyBox
          draft={draft}
          change={setDraft}
          busy={busy}
          submit={start}
          problemId={problem ? problemId : undefined}
          invalid={invalid}
          field={field}
        />
        {problem && (
          <ProblemNotice
            id={problemId}
            problem={problem}
            asLink={draft.kind === 'link'}
            retry={again}
            pasteText={pasteText}
          />
        )}
        <Allowance />
      </div>
      <p role="status" className="sr-only">
        {busy ? LIVE.busy : answer ? LIVE.done(answer.headline, answer.trustScore) : ''}
      </p>
      {busy && (
        <ResultSkeleton>
          <button type="button" className="min-h-11 font-semibold text-accent-deep" onClick={clear}>
            {BOX.cancel}
          </button>
        </ResultSkeleton>
      )}
      {answer && !busy && <ResultPanel answer={answer} heading={heading} close={close} another={another} more={more} />}
    </>
  )
}
