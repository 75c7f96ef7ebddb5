/** The calls about a seeker's applications: the board, its moves, and all that is kept with one of them. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  Application,
  ApplicationChange,
  ApplicationImport,
  Applications,
  ReminderChange,
  TrackedPosting,
} from '@trusthound/client'
import { answered, client, done, type Reply } from './call'
import { sendForm } from './upload'

export type { Application, ApplicationImport } from '@trusthound/client'
export type Board = Applications
export type Card = Board['applications'][number]
export type Stage = Board['stages'][number]
export type FunnelRow = Board['funnel'][number]
export type Reminder = Application['reminders'][number]
export type Contact = Application['contacts'][number]
export type Note = Application['notes'][number]
export type Kept = Application['documents'][number]
export type TimelineEntry = Application['timeline'][number]
export type Outcome = NonNullable<Application['outcome']>
/** What is left out stays as it is; the generated type asks for whatever has a default. */
export type Change = Partial<Omit<ApplicationChange, 'move'>>
export type Tracked = Partial<TrackedPosting>

/** Into a stage, behind another application there; "" is on top. */
export interface Move {
  id: string
  stageId: string
  afterId: string
}

const ALL = '/api/premium/applications'
const ONE = `${ALL}/{application_id}` as const
const STAGES = '/api/premium/application-stages'
const BOARD = ['applications']
const MOVING = ['move-application']
const FRESH_MS = 30_000

const kept = (id: string) => ['application', id]
const named = (id: string) => ({ params: { path: { application_id: id } } })

/** `enabled` false: nothing is asked, for whoever has no Premium. */
export function useBoard(enabled = true) {
  return useQuery({
    queryKey: BOARD,
    queryFn: ({ signal }): Promise<Board> => answered(client.GET(ALL, { signal })),
    staleTime: FRESH_MS,
    enabled,
  })
}

export function useApplication(id: string) {
  return useQuery({
    queryKey: kept(id),
    queryFn: ({ signal }): Promise<Application> => told(client.GET(ONE, { ...named(id), signal })),
    retry: false,
  })
}

/** Shown at once, and put back where the server refuses it. */
export function useMove(failed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: MOVING,
    networkMode: 'always',
    mutationFn: ({ id, stageId, afterId }: Move) =>
      told(client.PATCH(ONE, { ...named(id), body: { move: { stageId, afterId } } as ApplicationChange })),
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey: BOARD })
      const before = queries.getQueryData<Board>(BOARD)
      if (before) queries.setQueryData(BOARD, moved(before, move))
      return before
    },
    onError: (error, _, before) => {
      queries.setQueryData(BOARD, before)
      failed(error)
    },
    onSuccess: (application) => queries.setQueryData(kept(application.id), application),
    onSettled: () => {
      // Another one under way asks when it is done: until then the server's board is not this one.
      if (queries.isMutating({ mutationKey: MOVING }) === 1) return queries.invalidateQueries({ queryKey: BOARD })
    },
  })
}

/** The board with a card at its new place; as it was where the card is not on it. */
export function moved(board: Board, { id, stageId, afterId }: Move): Board {
  const card = board.applications.find((each) => each.id === id)
  if (!card) return board
  const others = board.applications.filter((each) => each.id !== id)
  const behind = others.findIndex((each) => each.id === afterId && each.stageId === stageId)
  const first = others.findIndex((each) => each.stageId === stageId)
  const place = behind >= 0 ? behind + 1 : first >= 0 ? first : others.length
  return { ...board, applications: others.toSpliced(place, 0, { ...card, stageId }) }
}

const told = async (call: Promise<Reply<{ application: Application }>>): Promise<Application> =>
  (await answered(call)).application

/** The same posting again is the same application. */
export const track = (posting: Tracked): Promise<Application> =>
  told(client.POST(ALL, { body: posting as TrackedPosting }))

export const change = (id: string, body: Change): Promise<Application> =>
  told(client.PATCH(ONE, { ...named(id), body: body as ApplicationChange }))

export const remove = (id: string): Promise<void> => done(client.DELETE(ONE, named(id)))

export const restore = (id: string): Promise<Application> => told(client.POST(`${ONE}/restore`, named(id)))

export const addNote = (id: string, text: string): Promise<Application> =>
  told(client.POST(`${ONE}/notes`, { ...named(id), body: { text } }))

export const changeNote = (id: string, note: string, text: string): Promise<Application> =>
  told(
    client.PATCH(`${ONE}/notes/{note_id}`, {
      params: { path: { application_id: id, note_id: note } },
      body: { text },
    }),
  )

export const deleteNote = (id: string, note: string): Promise<Application> =>
  told(client.DELETE(`${ONE}/notes/{note_id}`, { params: { path: { application_id: id, note_id: note } } }))

export type ContactWords = Record<'name' | 'role' | 'mail' | 'phone' | 'link', string>

export const addContact = (id: string, body: ContactWords): Promise<Application> =>
  told(client.POST(`${ONE}/contacts`, { ...named(id), body }))

export const changeContact = (id: string, contact: string, body: ContactWords): Promise<Application> =>
  told(
    client.PATCH(`${ONE}/contacts/{contact_id}`, {
      params: { path: { application_id: id, contact_id: contact } },
      body,
    }),
  )

export const deleteContact = (id: string, contact: string): Promise<Application> =>
  told(client.DELETE(`${ONE}/contacts/{contact_id}`, { params: { path: { application_id: id, contact_id: contact } } }))

/** `dueAt` is a moment with the offset of this device's clock. */
export const addReminder = (id: string, text: string, dueAt: string): Promise<Application> =>
  told(client.POST(`${ONE}/reminders`, { ...named(id), body: { text, dueAt } }))

export const finishReminder = (id: string, reminder: string, finished: boolean): Promise<Application> =>
  told(
    client.PATCH(`${ONE}/reminders/{reminder_id}`, {
      params: { path: { application_id: id, reminder_id: reminder } },
      body: { done: finished } as ReminderChange,
    }),
  )

export const deleteReminder = (id: string, reminder: string): Promise<Application> =>
  told(
    client.DELETE(`${ONE}/reminders/{reminder_id}`, {
      params: { path: { application_id: id, reminder_id: reminder } },
    }),
  )

/** `progress` is told how much of the file has left, from 0 to 1. */
export async function attach(
  id: string,
  content: File,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Application> {
  const asked = { fields: {}, file: { name: 'file', content } }
  return ((await sendForm(`${ALL}/${id}/documents`, asked, progress, signal)) as { application: Application })
    .application
}

export const deleteDocument = (id: string, document: string): Promise<Application> =>
  told(
    client.DELETE(`${ONE}/documents/{document_id}`, {
      params: { path: { application_id: id, document_id: document } },
    }),
  )

export const documentPath = (id: string, document: string): string => `${ALL}/${id}/documents/${document}`

export const addStage = (name: string): Promise<{ stages: Stage[] }> =>
  answered(client.POST(STAGES, { body: { name } }))

export const changeStage = (id: string, body: { name?: string; afterId?: string }): Promise<{ stages: Stage[] }> =>
  answered(client.PATCH(`${STAGES}/{stage_id}`, { params: { path: { stage_id: id } }, body }))

export const deleteStage = (id: string, moveTo: string): Promise<{ stages: Stage[] }> =>
  answered(client.DELETE(`${STAGES}/{stage_id}`, { params: { path: { stage_id: id }, query: { moveTo } } }))

export const TEMPLATE_PATH = `${ALL}/template`
export const exportPath = (format: 'csv' | 'json'): string => `${ALL}/export?format=${format}`

/** A dry run tells what would come, and writes nothing. */
export const importFile = async (
  { content, dryRun }: { content: File; dryRun: boolean },
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<ApplicationImport> =>
  (await sendForm(
    `${ALL}/import`,
    { fields: { dryRun: String(dryRun) }, file: { name: 'file', content } },
    progress,
    signal,
  )) as ApplicationImport

/** An application as it is now; the board is asked for anew. */
export function noteApplication(queries: QueryClient, application: Application): Promise<void> {
  queries.setQueryData(kept(application.id), application)
  return noteBoard(queries)
}

export const noteBoard = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: BOARD })

/** Gone from the screen at once; the server has deleted it. */
export function noteRemoved(queries: QueryClient, id: string): Promise<void> {
  queries.removeQueries({ queryKey: kept(id) })
  queries.setQueryData<Board>(
    BOARD,
    (board) => board && { ...board, applications: board.applications.filter((each) => each.id !== id) },
  )
  return noteBoard(queries)
}
