/** The page's own words, and its questions by category; numbers come from the settings and the catalogue. */
import type { Facts } from '../../lib/facts'
import { data } from './answers/data'
import { GHOSTS } from './answers/ghosts'
import { premium } from './answers/premium'
import { scores } from './answers/scores'
import { technical } from './answers/technical'
import { using } from './answers/using'
import type { Question } from './question'

export const FAQ = {
  title: 'Questions and answers',
  intro:
    'Open a question to read its answer. Its address then leads straight to it, so that you can send it to someone.',
  categories: 'Categories',
  more: 'Not answered here? [Write to us](/contact): a person reads it.',
} as const

export interface Category {
  id: string
  title: string
  questions: Question[]
}

export function categories(facts: Facts): Category[] {
  return [
    { id: 'ghost-jobs', title: 'Ghost Job Detection', questions: GHOSTS },
    { id: 'using', title: 'Using the product', questions: using(facts) },
    { id: 'scores', title: 'Trust Scores & Warnings', questions: scores(facts) },
    { id: 'data', title: 'Privacy & Data', questions: data(facts) },
    { id: 'premium', title: 'Premium Features', questions: premium(facts) },
    { id: 'technical', title: 'Technical Issues', questions: technical(facts) },
  ]
}
