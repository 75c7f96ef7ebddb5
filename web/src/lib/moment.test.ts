/** How long something still lasts, in words. */
import { expect, it } from 'vitest'
import { daysLeft } from './moment'

it.each([
  ['2026-11-28T12:00:00Z', 7],
  ['2026-11-22T11:59:00Z', 1],
  ['2026-11-21T12:01:00Z', 1],
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-20T12:00:00Z', 0],
])('until %s there are %i days left', (until, days) => {
  expect(daysLeft(new Date('2026-11-21T12:00:00Z'), new Date(until))).toBe(days)
})
