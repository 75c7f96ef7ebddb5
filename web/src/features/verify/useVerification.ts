/** One verification at a time: starts, cancels, repeats, opens a past one; a newer one replaces an older one, leaving the page ends it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { noteVerified } from '../../lib/allowance'
import { readVerification, type VerificationAnswer, verifyLink, verifyMail, verifyText } from '../../lib/api'
import { NO_ANSWER, Problem } from '../../lib/problem'

export type Subject =
  | { kind: 'link' | 'text'; words: string }
  | { kind: 'mail'; file: File }
  /** A result that is kept: read again, not judged again. */
  | { kind: 'kept'; id: string }

export interface Verification {
  busy: boolean
  answer: VerificationAnswer | null
  problem: Problem | null
  start: (subject: Subject) => void
  again: () => void
  clear: () => void
}

export function useVerification(): Verification {
  const queries = useQueryClient()
  const running = useRef<AbortController>(undefined)
  const { mutate, reset, variables, isPending, data, error } = useMutation<VerificationAnswer, Error, Subject>({
    // Offline it shall fail and say so, not wait for the network to return.
    networkMode: 'always',
    mutationFn: (subject) => {
      running.current?.abort()
      running.current = new AbortController()
      const { signal } = running.current
      return verify(subject, signal)
    },
    onSettled: (_answer, _error, subject) => {
      if (subject.kind !== 'kept') noteVerified(queries)
    },
  })
  const clear = useCallback(() => {
    running.current?.abort()
    reset()
  }, [reset])
  useEffect(() => () => running.current?.abort(), [])
  return {
    busy: isPending,
    answer: data ?? null,
    problem: error === null ? null : error instanceof Problem ? error : new Problem('', NO_ANSWER),
    start: mutate,
    again: () => variables && mutate(variables),
    clear,
  }
}

function verify(subject: Subject, signal: AbortSignal): Promise<VerificationAnswer> {
  if (subject.kind === 'kept') return readVerification(subject.id, signal)
  if (subject.kind === 'mail') return verifyMail(subject.file, signal)
  return subject.kind === 'link' ? verifyLink(subject.words, signal) : verifyText(subject.words, signal)
}
