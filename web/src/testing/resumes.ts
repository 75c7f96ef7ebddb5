/** A seeker's resumes as the tests need them, and a server that keeps them. */
import { HttpResponse, http } from 'msw'
import type { Match, MatchRow } from '../lib/matches'
import type { Corrections, Fields, ListedResume, Resume } from '../lib/resumes'
import { bills, signedInAs } from './accounts'
import { server } from './server'

const READ: Fields = {
  name: 'Robin Sample',
  headline: '',
  location: 'Lisbon',
  mails: ['robin@example.org'],
  phones: [],
  summary: '',
  work: [
    {
      id: 'w1',
      company: 'Sample Works Ltd',
      title: 'Senior Engineer',
      start: '2019-01',
      end: '',
      current: true,
      kind: 'unstated',
      location: '',
      highlights: ['Ran services on Kubernetes.'],
    },
    {
      id: 'w2',
      company: 'Demo Studio',
      title: '',
      start: '2007',
      end: '2010',
      current: false,
      kind: 'contract',
      location: '',
      highlights: [],
    },
  ],
  education: [
    {
      id: 'e1',
      institution: 'University of Lisbon',
      degree: 'BSc',
      area: 'Computer Science',
      level: 'bachelor',
      start: '2003',
      end: '2007',
    },
  ],
  skills: ['Java', 'Kubernetes'],
  languages: [{ name: 'Portuguese', fluency: 'native' }],
  certificates: [],
}

export const RESUME: Resume = {
  id: 'r1',
  filename: 'robin.pdf',
  isDefault: true,
  uploadedAt: '2026-11-20T10:00:00Z',
  format: 'pdf',
  pages: 2,
  analysis: {
    completeness: 75,
    experience: 9.5,
    experienceNote: 'Roles that overlap are counted once.',
    skills: ['Java', 'Kubernetes'],
    topSkills: [{ name: 'Kubernetes', roles: 1, last: null, current: true }],
    missing: [{ fact: 'phone', weight: 5, why: 'Some employers call first.' }],
    misread: [
      {
        kind: 'years_only',
        why: 'These roles have years without months.',
        advice: 'Write the months too.',
        quotes: ['Demo Studio'],
      },
    ],
  },
  read: READ,
  corrected: READ,
  corrections: null,
}

export const SECOND: Resume = { ...RESUME, id: 'r2', filename: 'robin-short.docx', format: 'docx', isDefault: false }

export const listed = ({ id, filename, isDefault, uploadedAt, analysis }: Resume): ListedResume => ({
  id,
  filename,
  isDefault,
  uploadedAt,
  completeness: analysis.completeness,
  experience: analysis.experience,
})

/** Premium, with these resumes: `asked` holds every change that was sent, with the method before it. */
export function seeksWith(...resumes: Resume[]) {
  signedInAs({ plan: 'premium' })
  bills({ plan: 'premium', status: 'active' })
  const kept = new Map(resumes.map((each) => [each.id, each]))
  const asked: [string, unknown][] = []
  const one = (resume: Resume | undefined, status = 200) =>
    resume ? HttpResponse.json({ success: true, resume }, { status }) : new HttpResponse(null, { status: 404 })
  server.use(
    http.get('*/api/premium/resume', () => {
      const all = [...kept.values()]
      const resume = all.find(({ isDefault }) => isDefault) ?? null
      return HttpResponse.json({ success: true, resume, resumes: all.map(listed) })
    }),
    http.get('*/api/premium/resume/:id', ({ params }) => one(kept.get(String(params.id)))),
    http.post('*/api/premium/resume', () => {
      const added = { ...RESUME, id: `r${kept.size + 1}`, isDefault: kept.size === 0 }
      kept.set(added.id, added)
      return one(added, 201)
    }),
    http.patch('*/api/premium/resume/:id', async ({ params, request }) => {
      const body = (await request.json()) as { isDefault?: true; corrections?: Corrections }
      asked.push(['PATCH', body])
      const before = kept.get(String(params.id))
      if (!before) return one(before)
      if (body.isDefault) for (const [id, each] of kept) kept.set(id, { ...each, isDefault: false })
      const changed = changedBy(before, body.corrections ?? {})
      kept.set(before.id, { ...changed, isDefault: before.isDefault || body.isDefault === true })
      return one(kept.get(before.id))
    }),
    http.delete('*/api/premium/resume/:id', ({ params }) => {
      asked.push(['DELETE', params.id])
      kept.delete(String(params.id))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return asked
}

/** Of what was read nothing. */
export const UNCORRECTED: NonNullable<Resume['corrections']> = {
  name: null,
  headline: null,
  location: null,
  mails: null,
  phones: null,
  summary: null,
  work: null,
  education: null,
  skills: null,
  languages: null,
  certificates: null,
}

/** Every correction makes this resume complete, as nobody tests the analysis here. */
function changedBy(resume: Resume, given: Corrections): Resume {
  const corrections = { ...UNCORRECTED, ...resume.corrections, ...given } as NonNullable<Resume['corrections']>
  const made = Object.fromEntries(Object.entries(corrections).filter(([, value]) => value !== null))
  const none = Object.keys(made).length === 0
  return {
    ...resume,
    corrections: none ? null : corrections,
    corrected: { ...resume.read, ...made },
    analysis: { ...resume.analysis, completeness: none ? 75 : 100, missing: none ? resume.analysis.missing : [] },
  }
}

const row = (changes: Partial<MatchRow>): MatchRow => ({
  kind: 'skill',
  need: 'must',
  asked: 'Kubernetes in production',
  standing: 'met',
  shown: [],
  note: '',
  weight: 8,
  ...changes,
})

export const MATCH: Match = {
  score: 72,
  rows: [
    row({
      shown: [
        {
          quote: 'Ran services on Kubernetes.',
          where: 'Senior Engineer at Sample Works Ltd',
          months: 95,
          last: null,
          current: true,
        },
      ],
    }),
    row({ asked: '10+ years', kind: 'years', standing: 'partly', note: 'Your resume shows 9.5 years.' }),
    row({ asked: 'Terraform', standing: 'not_shown', note: 'No role or section tells of it.' }),
    row({ asked: 'Based in Porto', kind: 'place', need: 'nice', standing: 'cannot_tell', weight: 0 }),
  ],
  reasons: ['You show Kubernetes, until today.'],
  blockers: ['Terraform is a must, and not shown.'],
  suggestions: [
    { kind: 'bring_forward', text: 'Bring Kubernetes to the top.', quotes: ['Ran services on Kubernetes.'] },
    { kind: 'not_shown', text: 'If you know Terraform, say where you used it.', quotes: [] },
  ],
  wording: null,
}

export const POSTING = { title: 'Engineer', company: 'Meridian Rail', location: 'Porto', url: '' }

/** What it answers to a match; `asked` holds what came in. */
export function matchesWith(answer: Match | (() => Response)): unknown[] {
  const asked: unknown[] = []
  server.use(
    http.post('*/api/premium/match', async ({ request }) => {
      asked.push(await request.json())
      return typeof answer === 'function'
        ? answer()
        : HttpResponse.json({ success: true, match: answer, posting: POSTING })
    }),
  )
  return asked
}
