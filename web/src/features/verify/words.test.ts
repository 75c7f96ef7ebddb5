/** The small functions behind the result's words. */
import { initialsOf } from '@trusthound/trust-card'
import { describe, expect, it } from 'vitest'
import { inWords } from '../../lib/moment'
import { answer } from '../../testing/answers'
import { confidenceOf } from './confidence'
import { linkOf } from './link'
import { plain, signed } from './points'
import { adviceOf, reasonsOf } from './reasons'

describe('a link', () => {
  it.each([
    ['jobs.example/1', 'https://jobs.example/1'],
    ['  http://jobs.example/1 ', 'http://jobs.example/1'],
    ['jobs.example:8080/1', 'https://jobs.example:8080/1'],
    ['HTTPS://jobs.example', 'HTTPS://jobs.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s is sent as %s', (typed, sent) => expect(linkOf(typed)).toBe(sent))
})

describe('initials', () => {
  it.each([
    ['Global Prime Solutions', 'GP'],
    ['acme', 'A'],
    ['株式会社トヨタ', '株'],
    ['شركة النور', 'شا'],
    ['', '?'],
    ['—', '?'],
  ])('of “%s” are %s', (company, initials) => expect(initialsOf(company)).toBe(initials))
})

describe('a wait', () => {
  const from = new Date('2026-11-21T12:00:00Z')
  const after = (seconds: number) => inWords(from, new Date(from.getTime() + seconds * 1000))
  it.each([
    [-5, 'in 1 second'],
    [40, 'in 40 seconds'],
    [91, 'in 2 minutes'],
    [3600, 'in 60 minutes'],
    [86_400, 'in 24 hours'],
  ])('of %d seconds is told as “%s”', (seconds, words) => expect(after(seconds)).toBe(words))
})

it('points carry their sign; a plain number carries none', () => {
  expect([signed(3), signed(-38.5), signed(0), plain(62)]).toEqual(['+3', '−38.5', '0', '62'])
})

it('confidence falls with the share of what could be asked', () => {
  const words = [0.95, 0.8, 0.7, 0.3].map((coverage) => confidenceOf(answer({ coverage })).word)
  expect(words).toEqual(['High', 'High', 'Fair', 'Low'])
})

it('a finding that moved the score is told even when no sentence speaks of it', () => {
  const told = reasonsOf(answer({ reasons: ['A remark.'] }))
  expect(told.map((reason) => reason.signal?.id ?? reason.sentence)).toEqual([
    'A remark.',
    'upfront_payment',
    'messenger_contact',
    'pay_stated',
  ])
})

it('the same advice is given once', () => {
  const [first] = answer().signals
  if (!first) throw new Error('the answer has signals')
  expect(adviceOf(answer({ signals: [first, { ...first, id: 'another' }] }))).toEqual([first.advice])
})
