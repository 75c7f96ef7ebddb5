/** Notes as they are written: kept when the box is left, and still there where that failed. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Note, noteKept, noteQuestion, type Question } from '../../lib/preparation'
import { asProblem, type Problem } from '../../lib/problem'

type Written = Pick<Note, 'note' | 'practised'>

export interface Notes {
  /** What stands beside a question, kept or not yet. */
  of: (question: Question) => Written
  write: (question: Question, note: string) => void
  /** Keeps what is not kept yet. */
  keep: (question: Question, practised?: boolean) => void
  /** The question whose note could not be kept, and why. */
  failed: { questionId: string; problem: Problem } | null
}

export function useNotes(applicationId: string): Notes {
  const queries = useQueryClient()
  const [drafts, setDrafts] = useState<Record<string, Written>>({})
  const [failed, setFailed] = useState<Notes['failed']>(null)
  // One after the other, so that the last one counts: leaving the box and ticking are one click.
  const last = useRef<Promise<void>>(Promise.resolve())
  const of = ({ id, note, practised }: Question): Written => drafts[id] ?? { note, practised }
  const draft = (id: string, written: Written) => setDrafts((known) => ({ ...known, [id]: written }))
  const send = async (sent: Note) => {
    try {
      noteKept(queries, applicationId, await noteQuestion(applicationId, sent))
      setFailed(null)
      setDrafts((known) => {
        const { [sent.questionId]: written, ...others } = known
        // Unless something was written meanwhile.
        return written?.note === sent.note && written.practised === sent.practised ? others : known
      })
    } catch (error) {
      setFailed({ questionId: sent.questionId, problem: asProblem(error) })
    }
  }
  return {
    of,
    write: (question, note) => draft(question.id, { ...of(question), note }),
    keep: (question, practised = of(question).practised) => {
      const written = { note: of(question).note, practised }
      if (written.note === question.note && written.practised === question.practised) return
      draft(question.id, written)
      last.current = last.current.then(() => send({ questionId: question.id, ...written }))
    },
    failed,
  }
}
