/** A list of resumes and its rows, as the tests need them. */
import type { BulkJob, BulkJobs, BulkRow } from '../lib/bulk'

export const JOB: BulkJob['job'] = {
  id: 'l1',
  name: 'people.csv',
  state: 'validated',
  pausedBecause: null,
  environment: 'live',
  madeAt: '2026-11-22T10:00:00Z',
  madeBy: 'Ann Lee',
  startedAt: null,
  endedAt: null,
  rows: { total: 4, invalid: 1, waiting: 3, working: 0, done: 0, refused: 0, failed: 0, cancelled: 0 },
}

export const listAnswer = (job: Partial<BulkJob['job']> = {}, possible: number | null = null): BulkJob => {
  const whole = { ...JOB, ...job }
  const needed = whole.rows.waiting + whole.rows.working
  return {
    job: whole,
    allowance: {
      needed,
      possible,
      suffices: possible === null || possible >= needed,
      resetsAt: '2026-12-01T00:00:00Z',
    },
    unusedFiles: ['extra.pdf'],
    unusedFilesTotal: 1,
  }
}

export const listsAnswer = (jobs: BulkJob['job'][], inPlan = true): BulkJobs => ({
  jobs,
  nextCursor: null,
  inPlan,
  limits: { rows: 5000, bytes: 500_000_000 },
})

export const WRONG_ROW: BulkRow = {
  number: 2,
  line: 3,
  reference: 'R1',
  resume: 'gone.pdf',
  state: 'invalid',
  problems: [{ code: 'invalid_input', message: 'There is no file “gone.pdf” in the ZIP.', field: 'resume' }],
  verificationId: null,
}
