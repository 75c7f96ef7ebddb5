/** What the page of a result says of two looks at the same posting. */
import { describe, expect, it } from 'vitest'
import { answer } from '../../testing/answers'
import { changesOf, isEmpty } from './changesOf'

describe('what changed between two results', () => {
  it('is nothing for the same result', () => {
    expect(isEmpty(changesOf(answer(), answer({ id: 'other' })))).toBe(true)
  })

  it('is told by field, and by the score', () => {
    const before = answer({ trustScore: 82 })
    const after = answer({ trustScore: 61, job: { ...before.job, salary: '$48k a year' } })
    const changes = changesOf(before, after)
    expect(changes.fields).toEqual([{ words: 'Pay', before: before.job.salary, after: '$48k a year' }])
    expect(changes.score).toEqual({ before: 82, after: 61 })
  })

  it('names signs that came or went, and not those that could not be asked one time', () => {
    const [sign] = answer().signals
    if (!sign) throw new Error('the answer of the tests has signals')
    const having = (outcome: typeof sign.outcome) => answer({ signals: [{ ...sign, outcome }] })
    expect(changesOf(having('absent'), having('present')).appeared).toHaveLength(1)
    expect(changesOf(having('present'), having('absent')).vanished).toHaveLength(1)
    expect(isEmpty(changesOf(having('unknown'), having('present')))).toBe(true)
  })
})
