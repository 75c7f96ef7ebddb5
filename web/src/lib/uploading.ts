/** A form with a file in, its answer out: one at a time, with how far the upload is, and a way to end it. */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { asProblem, type Problem } from './problem'

export interface Uploading<Asked> {
  start: (asked: Asked) => void
  cancel: () => void
  /** Forgets what went wrong. */
  forget: () => void
  busy: boolean
  /** From 0 to 1: how much of the form has left. */
  sent: number
  problem: Problem | null
}

export function useUploading<Asked, Answer>(
  send: (asked: Asked, progress: (share: number) => void, signal: AbortSignal) => Promise<Answer>,
  done: (answer: Answer) => void,
): Uploading<Asked> {
  const [sent, setSent] = useState(0)
  const ending = useRef<AbortController>(null)
  const { mutate, reset, isPending, error } = useMutation<Answer, Error, Asked>({
    networkMode: 'always',
    mutationFn: (asked) => {
      const controller = new AbortController()
      ending.current = controller
      setSent(0)
      return send(asked, setSent, controller.signal)
    },
    onSuccess: done,
  })
  // Whoever leaves the page wants no answer.
  useEffect(() => () => ending.current?.abort(), [])
  return {
    start: (asked) => {
      if (!isPending) mutate(asked)
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
