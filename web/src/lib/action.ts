/** Something that a button does: done once at a time, and what went wrong until it is tried again. */
import { useMutation } from '@tanstack/react-query'
import { asProblem, type Problem } from './problem'

export interface Action<Asked> {
  act: (asked: Asked) => void
  busy: boolean
  problem: Problem | null
  /** Forgets what went wrong. */
  clear: () => void
}

export function useAction<Asked, Answer>(
  send: (asked: Asked) => Promise<Answer>,
  done: (answer: Answer, asked: Asked) => void | Promise<void>,
): Action<Asked> {
  const { mutate, reset, isPending, error } = useMutation<Answer, Error, Asked>({
    networkMode: 'always',
    mutationFn: send,
    // Busy until what follows is on the screen, too.
    onSuccess: done,
  })
  return {
    act: (asked) => {
      if (!isPending) mutate(asked)
    },
    busy: isPending,
    problem: error === null ? null : asProblem(error),
    clear: reset,
  }
}
