/** The calls about a seeker's own resumes: upload, list, corrections, the default one, deletion. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { answered, done, type Reply } from './call'
import { untyped } from './untyped'
import { sendForm } from './upload'

export interface Role {
  id: string
  company: string
  title: string
  /** "2019-03" or "2019"; "" where it is not stated. */
  start: string
  end: string
  current: boolean
  kind: string
  location: string
  highlights: string[]
}

export interface Course {
  id: string
  institution: string
  degree: string
  area: string
  level: string | null
  start: string
  end: string
}

export interface Fields {
  name: string
  headline: string
  location: string
  mails: string[]
  phones: string[]
  summary: string
  work: Role[]
  education: Course[]
  skills: string[]
  languages: { name: string; fluency: string }[]
  certificates: { name: string; issuer: string; issued: string }[]
}
export type FieldName = keyof Fields
/** What stands here replaces what was read, whole; null takes a correction back. */
export type Corrections = { [Name in FieldName]?: Fields[Name] | null }

export interface ResumeAnalysis {
  completeness: number
  experience: number | null
  experienceNote: string
  skills: string[]
  topSkills: { name: string; roles: number; last: string | null; current: boolean }[]
  missing: { fact: string; weight: number; why: string }[]
  misread: { kind: string; why: string; advice: string; quotes: string[] }[]
}

export interface Resume {
  id: string
  filename: string
  isDefault: boolean
  uploadedAt: string
  format: string
  pages: number
  analysis: ResumeAnalysis
  read: Fields
  corrected: Fields
  corrections: Corrections | null
}

export type ListedResume = Pick<Resume, 'id' | 'filename' | 'isDefault' | 'uploadedAt'> &
  Pick<ResumeAnalysis, 'completeness' | 'experience'>

export const MOST_RESUMES = 10

const RESUMES = '/api/premium/resume'
const RESUME = `${RESUMES}/{resume_id}`
const LIST = ['resumes']
const FRESH_MS = 60_000
const kept = (id: string) => ['resume', id]
const named = (id: string) => ({ params: { path: { resume_id: id } } })
/** Where the answers about matches are kept. */
export const MATCH = 'match'

interface Resumes {
  resume: Resume | null
  resumes: ListedResume[]
}

/** `enabled` false: nothing is asked, for whoever has no Premium. */
export function useResumes(enabled = true) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }): Promise<ListedResume[]> => {
      const { resume, resumes } = await answered<Resumes>(untyped.GET(RESUMES, { signal }))
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
    queryFn: ({ signal }): Promise<Resume> => told(untyped.GET(RESUME, { ...named(id), signal })),
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
  told(untyped.PATCH(RESUME, { ...named(id), body: { corrections } }))

export const makeDefault = (id: string): Promise<Resume> =>
  told(untyped.PATCH(RESUME, { ...named(id), body: { isDefault: true } }))

export const deleteResume = (id: string): Promise<void> => done(untyped.DELETE(RESUME, named(id)))

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
