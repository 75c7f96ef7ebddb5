/** "Was this right?" below a result: yes at once, no with what it is instead; thanked, changed, taken back. */
import { type ReactNode, useId, useRef, useState } from 'react'
import type { VerificationAnswer } from '../../../lib/api'
import { NO_ANSWER, type Problem } from '../../../lib/problem'
import { buttonLook } from '../../../ui/button'
import { Icon } from '../../../ui/Icon'
import { choicesOf, FEEDBACK, SAID_WRONG } from './copy'
import { FeedbackForm } from './FeedbackForm'
import { useFeedback } from './useFeedback'

type Shown = 'question' | 'form' | 'thanks'

export function Feedback({ answer }: { answer: VerificationAnswer }) {
  const { said, sending, problem, asked, send, clear } = useFeedback(answer.id)
  const [shown, setShown] = useState<Shown>('question')
  const [live, setLive] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // The button that was pressed is gone: whoever used it by keyboard goes on from the heading.
  const show = (next: Shown, words = '') => {
    clear()
    setShown(next)
    setLive(words)
    heading.current?.focus({ preventScroll: true })
  }
  const ask = (word: typeof asked) => {
    if (word === undefined || sending) return
    setLive(FEEDBACK.sending)
    send(word, () => (word === null ? show('question', FEEDBACK.takenBack) : show('thanks', FEEDBACK.thanks)))
  }
  return (
    <section aria-labelledby={id} className="border-t border-line p-4 pt-6 sm:p-6">
      <h3 id={id} ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight">
        {FEEDBACK.title}
      </h3>
      {shown === 'thanks' && said ? (
        <Thanks
          words={said.actual === null ? FEEDBACK.saidRight : SAID_WRONG[said.actual]}
          sending={sending}
          change={() => show('question')}
          takeBack={() => ask(null)}
        />
      ) : (
        <p className="mt-0.5 max-w-prose text-muted">{FEEDBACK.meaning}</p>
      )}
      {shown === 'question' && (
        <div className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            aria-disabled={sending}
            className={buttonLook('outline')}
            onClick={() => ask({ right: true, actual: null, note: '' })}
          >
            <Icon name="check" />
            {sending ? FEEDBACK.sending : FEEDBACK.right}
          </button>
          <button
            type="button"
            className={buttonLook('outline')}
            onClick={() => {
              clear()
              setShown('form')
            }}
          >
            <Icon name="close" />
            {FEEDBACK.wrong}
          </button>
        </div>
      )}
      {shown === 'form' && (
        <FeedbackForm
          choices={choicesOf(answer)}
          before={said}
          sending={sending}
          send={ask}
          failed={problem !== null}
          cancel={() => show(said ? 'thanks' : 'question')}
        />
      )}
      {problem && !sending && (
        <Failed problem={problem} deleting={asked === null}>
          {shown !== 'form' && (
            <button type="button" className={buttonLook('outline', 'mt-3')} onClick={() => ask(asked)}>
              {FEEDBACK.retry}
            </button>
          )}
        </Failed>
      )}
      <p aria-live="polite" className="sr-only">
        {live}
      </p>
    </section>
  )
}

interface ThanksProps {
  words: string
  sending: boolean
  change: () => void
  takeBack: () => void
}

function Thanks({ words, sending, change, takeBack }: ThanksProps) {
  return (
    <>
      <p className="mt-1 flex gap-2">
        <Icon name="check" className="mt-0.5 size-5 text-verified" />
        <span>
          <span className="font-semibold">{FEEDBACK.thanks}</span> {words}
        </span>
      </p>
      <div className="mt-2 flex flex-wrap gap-x-4">
        <button type="button" className={buttonLook('quiet')} onClick={change}>
          {FEEDBACK.change}
        </button>
        <button type="button" aria-disabled={sending} className={buttonLook('quiet')} onClick={takeBack}>
          {sending ? FEEDBACK.sending : FEEDBACK.takeBack}
        </button>
      </div>
    </>
  )
}

function Failed({ problem, deleting, children }: { problem: Problem; deleting: boolean; children: ReactNode }) {
  const unanswered = problem.code === NO_ANSWER
  return (
    <div role="alert" className="mt-4 flex max-w-prose gap-3 rounded-control border border-edge bg-sunken p-4">
      <Icon name="warning" className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{deleting ? FEEDBACK.notTakenBack : FEEDBACK.failed}</p>
        {!unanswered && (
          <p>
            {problem.message} {problem.advice}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
