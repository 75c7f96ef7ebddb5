/** The server as the tests see it: real HTTP answers, caught before they leave the process. */
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { VerificationAnswer } from '../lib/api'
import { answer, EXAMPLES } from './answers'
import { EMPTY_BOARD } from './applications'
import { ALLOWANCE, PLANS, SETTINGS } from './catalogue'
import { MAILS } from './mails'

export const server = setupServer(
  http.get('*/api/settings', () => HttpResponse.json(SETTINGS)),
  http.get('*/api/plans', () => HttpResponse.json(PLANS)),
  http.get('*/api/allowance', () => HttpResponse.json(ALLOWANCE)),
  http.get('*/api/verifications', () => HttpResponse.json({ checks: [], nextCursor: null })),
  http.get('*/api/premium/resume', () => HttpResponse.json({ success: true, resume: null, resumes: [] })),
  http.get('*/api/premium/applications', () => HttpResponse.json(EMPTY_BOARD)),
  http.get('*/api/premium/searches', () => HttpResponse.json({ success: true, searches: [], mails: MAILS })),
  http.get('*/api/premium/watches', () => HttpResponse.json({ success: true, watches: [], mails: MAILS })),
  http.get('*/api/verifications/:id/outcomes', () =>
    HttpResponse.json({ takesReports: false, voices: 0, told: [], own: null }),
  ),
  http.get('*/api/verifications/:id/replies', () =>
    HttpResponse.json({ takesReplies: false, domains: [], disputed: false, log: [], proofs: [], corrects: null }),
  ),
  http.get('*/api/admin/replies', () => HttpResponse.json({ replies: [], nextCursor: null })),
  http.get('*/api/examples', () => HttpResponse.json({ examples: EXAMPLES })),
  http.get('*/api/progress/:id', () => HttpResponse.json({ step: null })),
  http.post('*/api/verify-simple', () => HttpResponse.json(answer())),
  http.post('*/api/verify-text', () => HttpResponse.json(answer({ url: '' }))),
)

export const answersWith = (body: VerificationAnswer) =>
  server.use(http.post('*/api/verify-*', () => HttpResponse.json(body)))

export const refusesWith = (status: number, problem: Record<string, unknown>, headers: Record<string, string> = {}) =>
  server.use(
    http.post('*/api/verify-*', () =>
      HttpResponse.json(problem, { status, headers: { 'content-type': 'application/problem+json', ...headers } }),
    ),
  )

/** Answers only once `release` is called; `requests` holds what arrived, `seen` their bodies. */
export function answersLate(body: VerificationAnswer) {
  const seen: unknown[] = []
  const requests: Request[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.post('*/api/verify-*', async ({ request }) => {
      requests.push(request)
      seen.push(await request.json())
      await released
      return HttpResponse.json(body)
    }),
  )
  return { release, seen, requests }
}
