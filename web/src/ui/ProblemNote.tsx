/** A refused request in; what happened, when to try again and the request's id out, read aloud at once. */
import type { ReactNode } from 'react'
import { clockOf, inWords } from '../lib/moment'
import { messageOf, type Problem } from '../lib/problem'
import { Icon } from './Icon'

interface ProblemNoteProps {
  problem: Problem
  /** What is said when the server answered, but with nothing that can be read. */
  otherwise: string
  /** What is said instead of the problem's own words. */
  words?: string
  children?: ReactNode
}

export function ProblemNote({ problem, otherwise, words, children }: ProblemNoteProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-control border border-edge bg-sunken p-4">
      <Icon name="warning" className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0 space-y-1 wrap-anywhere">
        <p className="font-semibold">{words ?? messageOf(problem, otherwise)}</p>
        {problem.advice && <p>{problem.advice}</p>}
        {problem.resetAt && (
          <p>
            You can try again at {clockOf(problem.resetAt)} ({inWords(new Date(), problem.resetAt)}).
          </p>
        )}
        {problem.requestId && isOurs(problem) && (
          <p className="text-sm text-muted">
            Request <code className="font-mono">{problem.requestId}</code>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

/** Whoever writes to us names the request; what people can mend themselves needs no number. */
const isOurs = ({ status }: Problem): boolean => status === 0 || status >= 500
