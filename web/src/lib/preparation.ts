/** What to prepare an interview with, and the notes to its questions. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { InterviewPreparation } from '@trusthound/client'
import { answered, client } from './call'

export type Preparation = InterviewPreparation
export type Question = Preparation['questions'][number]
export type ToVerify = Preparation['toVerify'][number]
export type Warned = Preparation['warnings'][number]
export type EarlierNote = Preparation['earlierNotes'][number]

/** What is written to a question. */
export interface Note {
  questionId: string
  note: string
  practised: boolean
}

const PREPARATION = '/api/premium/applications/{application_id}/preparation'
const kept = (applicationId: string) => ['preparation', applicationId]
const named = (applicationId: string) => ({ params: { path: { application_id: applicationId } } })

/** Where the browser gets the same as a file. */
export const markdownOf = (applicationId: string): string =>
  `/api/premium/applications/${encodeURIComponent(applicationId)}/preparation/markdown`

export function usePreparation(applicationId: string) {
  return useQuery({
    queryKey: kept(applicationId),
    queryFn: async ({ signal }): Promise<Preparation> =>
      (await answered(client.GET(PREPARATION, { ...named(applicationId), signal }))).preparation,
    // What is being written to is not to change beneath it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

export async function noteQuestion(applicationId: string, note: Note): Promise<Note> {
  return (await answered(client.PUT(`${PREPARATION}/notes`, { ...named(applicationId), body: note }))).note
}

/** What was kept, put beside its question. */
export function noteKept(queries: QueryClient, applicationId: string, { questionId, note, practised }: Note): void {
  queries.setQueryData<Preparation>(
    kept(applicationId),
    (known) =>
      known && {
        ...known,
        questions: known.questions.map((each) => (each.id === questionId ? { ...each, note, practised } : each)),
      },
  )
}
