/** A preparation as the tests need it, and a server that keeps its notes. */
import { HttpResponse, http } from 'msw'
import type { Preparation, Question } from '../lib/preparation'
import { signedInAs } from './accounts'
import { server } from './server'

const QUESTION: Question = {
  id: 'aaa',
  kind: 'opening',
  need: 'must',
  text: 'Tell us about yourself, and what brings you to this position.',
  cited: { quote: 'Data Engineer', source: 'title' },
  standing: null,
  use: [],
  missing: [],
  advice: 'Two minutes are enough.',
  note: '',
  practised: false,
}

export const PREPARATION: Preparation = {
  application: {
    id: 'app-1',
    title: 'Data Engineer',
    company: 'Contoso',
    url: 'https://jobs.example/1',
    verificationId: 'v1',
    closedAt: null,
  },
  hasText: true,
  resume: { id: 'r1', filename: 'robin.pdf' },
  questions: [
    QUESTION,
    {
      ...QUESTION,
      id: 'bbb',
      kind: 'skill',
      text: 'The work takes “Python” and “Rust”. How well do you know each?',
      cited: { quote: 'Experience with Python and Rust', source: 'text' },
      standing: 'partly',
      use: [{ quote: 'Built the ordering system in Python', where: 'Engineer at Northwind, 2019–2022' }],
      missing: ['Rust'],
      advice: 'Nothing in your resume shows “Rust”.',
      note: 'the ordering system',
      practised: true,
    },
    { ...QUESTION, id: 'ccc', kind: 'behaviour', text: 'Tell us about a time when “patience” made the difference.' },
    { ...QUESTION, id: 'ddd', need: 'nice', kind: 'skill', text: 'It would be a plus to know “Kafka”.' },
  ],
  toAsk: [{ unstated: 'pay', question: 'What does the position pay?', why: 'The posting states no pay.' }],
  toVerify: [
    {
      signal: 'pressure',
      question: 'Does it hurry applicants?',
      why: 'Haste keeps people from asking.',
      advice: 'Take a day.',
      against: true,
      quotes: ['Apply in the next hour'],
    },
    {
      signal: 'young_domain',
      question: 'Was a domain registered within the last year?',
      why: 'Names for fraud are new.',
      advice: 'Look for traces of the employer.',
      against: false,
      quotes: [],
    },
  ],
  warnings: [
    {
      signal: 'written_interview',
      title: 'Interviews in writing',
      why: 'In a chat nobody can tell who asks.',
      advice: 'Ask for a video talk.',
      seen: true,
      quotes: ['The interview is by chat'],
    },
  ],
  earlierNotes: [],
  wording: null,
}

const PATH = '*/api/premium/applications/:id/preparation'

/** Hands back what is put. */
export function prepares(change: Partial<Preparation> = {}): unknown[] {
  signedInAs({ plan: 'premium' })
  const preparation = { ...PREPARATION, ...change }
  const put: unknown[] = []
  server.use(
    http.get(PATH, () => HttpResponse.json({ success: true, preparation })),
    http.put(`${PATH}/notes`, async ({ request }) => {
      const asked = (await request.json()) as object
      put.push(asked)
      return HttpResponse.json({
        success: true,
        note: { question: '', changedAt: '2026-11-22T12:00:00Z', ...asked },
      })
    }),
  )
  return put
}

export const prepareFails = (answer: () => Response) => {
  signedInAs({ plan: 'premium' })
  server.use(http.get(PATH, answer))
}

export const noteFails = (answer: () => Response) => server.use(http.put(`${PATH}/notes`, answer))
