/** A past result without the box: on its way, what went wrong, or the result. */
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { Loading } from '../../ui/Loading'
import { LIVE } from './copy'
import { ProblemNotice } from './ProblemNotice'
import { type More, ResultPanel } from './result/ResultPanel'
import { useShown } from './result/useShown'
import type { Verification } from './useVerification'

export function KeptResult({ verification, more }: { verification: Verification; more?: More }) {
  const { busy, answer, problem, again, clear } = verification
  const heading = useShown(answer)
  const navigate = useNavigate()
  const id = useId()
  return (
    <>
      <p role="status" className="sr-only">
        {answer && !busy ? LIVE.done(answer.headline, answer.trustScore) : ''}
      </p>
      {problem && <ProblemNotice id={id} problem={problem} asLink={false} retry={again} pasteText={clear} />}
      {busy && (
        <div className="mt-6">
          <Loading words={LIVE.opening} lines={6} />
        </div>
      )}
      {answer && !busy && (
        <ResultPanel
          answer={answer}
          heading={heading}
          close={clear}
          another={() => void navigate({ to: '/' })}
          more={more}
        />
      )}
    </>
  )
}
