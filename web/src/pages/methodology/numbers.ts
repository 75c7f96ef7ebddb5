/** Shares and counts in, words out. */
import type { Figure } from './method'

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const FINE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 })
const GAIN = new Intl.NumberFormat('en', {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  signDisplay: 'exceptZero',
})
const INDEX = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

export const counted = (count: number): string => WHOLE.format(count)
export const percent = (share: number): string => PERCENT.format(share)
/** For shares so small that a tenth of a percent matters. */
export const finePercent = (share: number): string => FINE.format(share)
export const index = (value: number): string => INDEX.format(value)

/** A difference, with its sign. */
export const gained = (value: number): string => GAIN.format(value).replace('-', '−')

export const range = (figure: Figure, told: (value: number) => string): string =>
  `${told(figure.least)} to ${told(figure.most)}`
