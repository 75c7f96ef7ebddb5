/** One question after another: to be answered aloud, with a note, a timer for who wants one, and what helps. */
import { useEffect, useId, useRef, useState } from 'react'
import type { Question } from '../../lib/preparation'
import { buttonLook } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { Help } from './Asked'
import { KINDS, PRACTICE } from './copy'
import type { Notes } from './notes'

interface PracticeProps {
  questions: Question[]
  at: number
  go: (at: number) => void
  notes: Notes
  end: () => void
}

export function Practice({ questions, at, go, notes, end }: PracticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questions[at] as Question
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read out when it comes
  useEffect(() => heading.current?.focus(), [question.id])
  const practised = questions.filter((each) => notes.of(each).practised).length
  return (
    <section aria-label={PRACTICE.title} className="rounded-card border border-line bg-surface p-5 sm:p-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted">
        <p>
          {PRACTICE.count(at + 1, questions.length)} · {KINDS[question.kind]}
        </p>
        <p role="status">{PRACTICE.done(practised, questions.length)}</p>
      </div>
      <progress
        aria-label={PRACTICE.done(practised, questions.length)}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
        max={questions.length}
        value={practised}
      />
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-2xl font-bold tracking-tight wrap-anywhere">
        {question.text}
      </h2>
      <Timer key={question.id} />
      <div className="mt-2">
        <Disclosure key={question.id} title={PRACTICE.help}>
          <Help question={question} />
        </Disclosure>
      </div>
      <Answer key={`note ${question.id}`} question={question} notes={notes} />
      <div className="mt-6 flex flex-wrap justify-between gap-3">
        <div className="flex gap-3">
          <button type="button" className={buttonLook('outline')} disabled={at === 0} onClick={() => go(at - 1)}>
            {PRACTICE.previous}
          </button>
          <button
            type="button"
            className={buttonLook('strong')}
            disabled={at + 1 === questions.length}
            onClick={() => go(at + 1)}
          >
            {PRACTICE.next}
          </button>
        </div>
        <button type="button" className={buttonLook('outline')} onClick={end}>
          {PRACTICE.end}
        </button>
      </div>
    </section>
  )
}

function Answer({ question, notes }: { question: Question; notes: Notes }) {
  const box = useId()
  const { note, practised } = notes.of(question)
  const failed = notes.failed?.questionId === question.id ? notes.failed.problem : null
  return (
    <div className="mt-4">
      <label htmlFor={box} className="font-semibold">
        {PRACTICE.note}
      </label>
      <textarea
        id={box}
        aria-describedby={`${box}-hint`}
        rows={5}
        maxLength={4000}
        className="mt-1 block w-full rounded-control border border-edge bg-paper px-4 py-3 text-base text-ink focus-visible:outline-offset-0"
        value={note}
        onChange={({ target }) => notes.write(question, target.value)}
        onBlur={() => notes.keep(question)}
      />
      <p id={`${box}-hint`} className="mt-1 text-sm text-muted">
        {PRACTICE.hint}
      </p>
      {failed && (
        <div className="mt-3">
          <ProblemNote problem={failed} otherwise={PRACTICE.failed}>
            <p>{PRACTICE.failed}</p>
            <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => notes.keep(question)}>
              {PRACTICE.again}
            </button>
          </ProblemNote>
        </div>
      )}
      <label className="mt-3 inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-accent"
          checked={practised}
          onChange={({ target }) => notes.keep(question, target.checked)}
        />
        {PRACTICE.practised}
      </label>
    </div>
  )
}

function Timer() {
  const [since, setSince] = useState<number | null>(null)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (since === null) return
    const tick = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 250)
    return () => clearInterval(tick)
  }, [since])
  const running = since !== null
  const press = () => {
    if (!running) setSeconds(0)
    setSince(running ? null : Date.now())
  }
  return (
    <div className="mt-3 flex items-center gap-4">
      <button type="button" className={buttonLook('outline')} onClick={press}>
        <Icon name="clock" className="size-5" />
        {running ? PRACTICE.stop : PRACTICE.start}
      </button>
      {(running || seconds > 0) && (
        <p role="timer" aria-label={PRACTICE.timer} className="text-lg font-semibold tabular-nums">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </p>
      )}
    </div>
  )
}
