/** A form and what to do with it in; sends it once, and says of a refusal which field is meant. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Form } from './form'
import { asProblem, NO_ANSWER, type Problem, sentenceOf } from './problem'

export interface Submission<Name extends string, Asked> {
  /** `wrong` is what the browser cannot see, such as two passwords that differ: the field and the words. */
  submit: (event: FormEvent<HTMLFormElement>, asked: Asked, wrong?: [Name, string] | null) => void
  busy: boolean
  /** What belongs to no field. */
  problem: Problem | null
}

export function useSubmit<Name extends string, Asked, Answer>(
  form: Form<Name>,
  send: (asked: Asked) => Promise<Answer>,
  done: (answer: Answer) => void,
): Submission<Name, Asked> {
  const [problem, setProblem] = useState<Problem | null>(null)
  const { mutate, isPending } = useMutation<Answer, Error, Asked>({ networkMode: 'always', mutationFn: send })
  const refuse = (element: HTMLFormElement, refused: Problem) => {
    const { field } = refused
    const blamed = field !== '' && refused.code !== NO_ANSWER && form.blame(element, field, sentenceOf(refused))
    setProblem(blamed ? null : refused)
  }
  return {
    busy: isPending,
    problem,
    submit: (event, asked, wrong) => {
      event.preventDefault()
      const element = event.currentTarget
      if (isPending || !form.check(element)) return
      if (wrong) {
        form.blame(element, ...wrong)
        return
      }
      setProblem(null)
      mutate(asked, {
        onSuccess: done,
        onError: (error) => refuse(element, asProblem(error)),
      })
    },
  }
}
