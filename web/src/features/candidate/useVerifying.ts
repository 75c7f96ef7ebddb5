/** A candidate's form in, its report out: one at a time, with how far the upload is, and a way to end it. */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Candidate, type CandidateVerification, verifyCandidate } from '../../lib/candidates'
import { asProblem, type Problem } from '../../lib/problem'

export interface Verifying {
  start: (candidate: Candidate) => void
  cancel: () => void
  /** Forgets what went wrong. */
  forget: () => void
  busy: boolean
  /** From 0 to 1: how much of the form has left. */
  sent: number
  problem: Problem | null
}

export function useVerifying(done: (check: CandidateVerification) => void): Verifying {
  const [sent, setSent] = useState(0)
  const ending = useRef<AbortController>(null)
  const { mutate, reset, isPending, error } = useMutation<CandidateVerification, Error, Candidate>({
    networkMode: 'always',
    mutationFn: (candidate) => {
      const controller = new AbortController()
      ending.current = controller
      setSent(0)
      return verifyCandidate(candidate, setSent, controller.signal)
    },
    onSuccess: done,
  })
  // Whoever leaves the page wants no report.
  useEffect(() => () => ending.current?.abort(), [])
  return {
    start: (candidate) => {
      if (!isPending) mutate(candidate)
    },
    cancel: () => {
      ending.current?.abort()
      reset()
    },
    forget: reset,
    busy: isPending,
    sent,
    problem: error === null || isEnded(error) ? null : asProblem(error),
  }
}

const isEnded = (error: Error): boolean => error.name === 'AbortError'
