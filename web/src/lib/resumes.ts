/** The calls about a seeker's own resumes: upload, list, corrections, the default one, deletion. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResumeCorrections, SeekerResume, SeekerResumes } from '@trusthound/client'
import { answered, client, done, type Reply } from './call'
import { sendForm } from './upload'

export type Resume = SeekerResume
export type ResumeAnalysis = Resume['analysis']
/** What a resume states; "" and [] are "not stated". */
export type Fields = Resume['read']
export type FieldName = keyof Fields
export type Role = Fields['work'][number]
export type Course = Fields['education'][number]
/** What stands here replaces what was read, whole; null takes a correction back. */
export type Corrections = ResumeCorrections
export type ListedResume = SeekerResumes['resumes'][number]

export const MOST_RESUMES = 10

const RESUMES = '/api/premium/resume'
const RESUME = `${RESUMES}/{resume_id}` as const
const LIST = ['resumes']
const FRESH_MS = 60_000
const kept = (id: string) => ['resume', id]
const named = (id: string) => ({ params: { path: { resume_id: id } } })
/** Where the answers about matches are kept. */
export const MATCH = 'match'

/** `enabled` false: nothing is asked, for whoever has no Premium. */
export function useResumes(enabled = true) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }): Promise<ListedResume[]> => {
      const { resume, resumes } = await answered(client.GET(RESUMES, { signal }))
      // The default one comes along.
      if (resume) queries.setQueryData(kept(resume.id), resume)
      return resumes
    },
    staleTime: FRESH_MS,
    enabled,
  })
}

export function useResume(id: string) {
  return useQuery({
    queryKey: kept(id),
    queryFn: ({ signal }): Promise<Resume> => told(client.GET(RESUME, { ...named(id), signal })),
    staleTime: FRESH_MS,
    retry: false,
  })
}

/** `progress` is told how much of the file has left, from 0 to 1. */
export async function addResume(
  content: File,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Resume> {
  const asked = { fields: {}, file: { name: 'resume', content } }
  return ((await sendForm(RESUMES, asked, progress, signal)) as { resume: Resume }).resume
}

const told = async (call: Promise<Reply<{ resume: Resume }>>): Promise<Resume> => (await answered(call)).resume

export const correctResume = (id: string, corrections: Corrections): Promise<Resume> =>
  told(client.PATCH(RESUME, { ...named(id), body: { corrections } }))

export const makeDefault = (id: string): Promise<Resume> =>
  told(client.PATCH(RESUME, { ...named(id), body: { isDefault: true } }))

export const deleteResume = (id: string): Promise<void> => done(client.DELETE(RESUME, named(id)))

/** A resume as it is now; what was made of it or listed beside it is asked for anew. */
export function noteResume(queries: QueryClient, resume: Resume): Promise<void> {
  queries.setQueryData(kept(resume.id), resume)
  return noteResumes(queries)
}

export function noteDeleted(queries: QueryClient, id: string): Promise<void> {
  queries.removeQueries({ queryKey: kept(id) })
  return noteResumes(queries)
}

/** Others may have lost or got the default, and matches are made of resumes. */
async function noteResumes(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: [MATCH] })
  await queries.invalidateQueries({ queryKey: LIST })
}
