/** One verification at a time: starts, cancels, repeats, opens a past one; a newer one replaces an older one, leaving the page ends it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { noteVerified } from '../../lib/allowance'
import { readVerification, type VerificationAnswer, verifyLink, verifyMail, verifyText } from '../../lib/api'
import { NO_ANSWER, Problem } from '../../lib/problem'
import { newProgressId } from '../../lib/progress'

export type Subject =
  | { kind: 'link' | 'text'; words: string }
  | { kind: 'mail'; file: File }
  /** A result that is kept: read again, not judged again. */
  | { kind: 'kept'; id: string }

export interface Verification {
  busy: boolean
  /** What the check on its way was named, null where there are no steps to tell. */
  progressId: string | null
  answer: VerificationAnswer | null
  problem: Problem | null
  start: (subject: Subject) => void
  again: () => void
  clear: () => void
}

export function useVerification(): Verification {
  const queries = useQueryClient()
  const running = useRef<AbortController>(undefined)
  const progress = useRef('')
  const { mutate, reset, variables, isPending, data, error } = useMutation<VerificationAnswer, Error, Subject>({
    // Offline it shall fail and say so, not wait for the network to return.
    networkMode: 'always',
    mutationFn: (subject) => {
      running.current?.abort()
      running.current = new AbortController()
      const { signal } = running.current
      return verify(subject, progress.current, signal)
    },
    onSettled: (_answer, _error, subject) => {
      if (subject.kind !== 'kept') noteVerified(queries)
    },
  })
  const start = (subject: Subject) => {
    progress.current = subject.kind === 'link' ? newProgressId() : ''
    mutate(subject)
  }
  const clear = useCallback(() => {
    running.current?.abort()
    reset()
  }, [reset])
  useEffect(() => () => running.current?.abort(), [])
  return {
    busy: isPending,
    progressId: isPending && progress.current !== '' ? progress.current : null,
    answer: data ?? null,
    problem: error === null ? null : error instanceof Problem ? error : new Problem('', NO_ANSWER),
    start,
    again: () => variables && start(variables),
    clear,
  }
}

function verify(subject: Subject, progressId: string, signal: AbortSignal): Promise<VerificationAnswer> {
  if (subject.kind === 'kept') return readVerification(subject.id, signal)
  if (subject.kind === 'mail') return verifyMail(subject.file, signal)
  return subject.kind === 'link' ? verifyLink(subject.words, progressId, signal) : verifyText(subject.words, signal)
}
