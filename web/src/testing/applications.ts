/** A board of applications as the tests need it. */
import type { Application, Board, Card } from '../lib/applications'

export const EMPTY_BOARD: Board = {
  success: true,
  stages: ['saved', 'applied', 'interview', 'offer', 'closed'].map((id) => ({
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    isOwn: false,
  })),
  applications: [],
  funnel: [
    { stageId: 'saved', name: 'Saved', count: 2, share: null },
    { stageId: 'applied', name: 'Applied', count: 1, share: 0.5 },
  ],
}

export const card = (changes: Partial<Card>): Card => ({
  id: 'a1',
  stageId: 'saved',
  title: 'Engineer',
  company: 'Contoso',
  location: 'Leeds',
  url: '',
  salary: '',
  appliedOn: null,
  outcome: null,
  payAsked: '',
  payOffered: '',
  jobId: null,
  verificationId: null,
  postingClosedAt: null,
  trustScore: null,
  band: null,
  createdAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T10:00:00Z',
  stagedAt: '2026-11-20T10:00:00Z',
  notes: 0,
  contacts: 0,
  documents: 0,
  nextReminder: null,
  ...changes,
})

export const application = (changes: Partial<Application> = {}): Application => ({
  ...card({}),
  notes: [],
  contacts: [],
  documents: [],
  reminders: [],
  timeline: [{ kind: 'added', at: '2026-11-20T10:00:00Z', text: '', before: '', after: 'Saved' }],
  ...changes,
})
