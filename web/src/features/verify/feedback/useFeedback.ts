/** A person's word on one result: said, changed, taken back; what failed can be tried again. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type FeedbackAnswer, type FeedbackWord, giveFeedback, withdrawFeedback } from '../../../lib/api'
import { NO_ANSWER, Problem } from '../../../lib/problem'

/** A word to say, or null to take the one before back. */
type Ask = FeedbackWord | null

export interface FeedbackState {
  said: FeedbackAnswer | null
  sending: boolean
  problem: Problem | null
  /** What was asked last: a word, or null for taking it back. */
  asked: Ask | undefined
  send: (ask: Ask, done: () => void) => void
  /** Forgets what failed. */
  clear: () => void
}

export function useFeedback(id: string): FeedbackState {
  const [said, setSaid] = useState<FeedbackAnswer | null>(null)
  const { mutate, reset, variables, isPending, error } = useMutation<FeedbackAnswer | null, Error, Ask>({
    networkMode: 'always',
    mutationFn: async (ask) => {
      if (ask !== null) return giveFeedback(id, ask)
      await withdrawFeedback(id)
      return null
    },
    onSuccess: setSaid,
  })
  return {
    said,
    sending: isPending,
    problem: error === null ? null : error instanceof Problem ? error : new Problem('', NO_ANSWER),
    asked: variables,
    send: (ask, done) => mutate(ask, { onSuccess: done }),
    clear: reset,
  }
}
