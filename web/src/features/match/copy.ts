/** What a match says of itself: it compares two texts, and promises nothing. */
import type { MatchRow, Standing, Suggestion } from '../../lib/matches'
import type { IconName } from '../../ui/Icon'

export const MATCH = {
  title: 'Your match',
  label: 'Match',
  noScore: 'No score',
  noScoreMeans: 'The posting or your resume says too little to compare them.',
  meaning: 'What this posting asks for, beside what your resume shows. It is not a chance of being hired.',
  resume: 'Compared with',
  loading: 'Comparing the posting with your resume',
  failed: 'The posting could not be compared with your resume.',
  retry: 'Try again',
  reasons: "Why you're a match",
  blockers: 'What stands in the way',
  wording: (model: string) => `In the words of a language model (${model}), from the table below:`,
  table: 'Requirement by requirement',
  needs: { must: 'Must have', nice: 'Nice to have' } satisfies Record<MatchRow['need'], string>,
  counted: (met: number, partly: number, all: number) =>
    `${met} of ${all} met${partly > 0 ? `, ${partly} partly` : ''}`,
  asked: 'The posting asks',
  shown: 'Your resume shows',
  standing: 'How it stands',
  points: (weight: number) => (weight === 0 ? 'does not count' : `${Math.round(weight) || '<1'} of 100 points`),
  noRows: 'The posting names no requirement that could be read.',
  suggestions: 'What you can do',
  advice: { bring_forward: 'Bring forward', not_shown: 'Not shown' } satisfies Record<Suggestion['kind'], string>,
} as const

export const STANDINGS: Record<Standing, { words: string; icon: IconName; look: string }> = {
  met: { words: 'Met', icon: 'check', look: 'border-verified-fill bg-verified-soft text-verified' },
  partly: { words: 'Partly', icon: 'half', look: 'border-caution-fill bg-caution-soft text-caution' },
  not_shown: { words: 'Not shown', icon: 'close', look: 'border-edge bg-sunken text-ink' },
  cannot_tell: {
    words: 'Cannot tell',
    icon: 'question',
    look: 'border-dashed border-unknown-fill bg-unknown-soft text-unknown',
  },
}

export const KINDS: Record<MatchRow['kind'], string> = {
  occupation: 'Occupation',
  skill: 'Skill',
  years: 'Years of work',
  education: 'Education',
  licence: 'Licence or certificate',
  language: 'Language',
  seniority: 'Seniority',
  place: 'Place',
  visa: 'Permission to work',
}

export const NO_RESUME = {
  words: 'See how well this posting fits you, requirement by requirement.',
  add: 'Add your resume',
} as const

export const NO_PREMIUM = {
  words: 'With Premium you see how this posting fits your resume, requirement by requirement.',
  see: 'See Premium',
} as const

export const DANGER = {
  words: 'This posting shows strong warning signs. How well it fits you says nothing about whether it is real.',
  compare: 'Compare it with my resume anyway',
} as const
