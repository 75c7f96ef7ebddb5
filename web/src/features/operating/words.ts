/** Figures in, words out; what is not known is n/a. */
import { NONE } from './copy'

const COUNT = new Intl.NumberFormat('en-GB')
const TENTHS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

const known = (value: number | null, words: (value: number) => string): string => (value === null ? NONE : words(value))

export const count = (value: number | null): string => known(value, (each) => COUNT.format(each))
export const percent = (value: number | null): string => known(value, (each) => `${TENTHS.format(each)} %`)
export const milliseconds = (value: number | null): string => known(value, (each) => `${TENTHS.format(each)} ms`)
export const tenths = (value: number | null): string => known(value, (each) => TENTHS.format(each))
export const megabytes = (value: number | null): string =>
  known(value, (each) => `${COUNT.format(Math.round(each / 1e6))} MB`)

/** The two largest units: "3 d 4 h", "12 min 5 s". */
export function lasting(seconds: number): string {
  const whole = Math.floor(seconds)
  const found = UNITS.findIndex(([, size]) => whole >= size)
  const first = found < 0 ? UNITS.length - 1 : found
  const parts = UNITS.slice(first, first + 2)
  let rest = whole
  const words = parts.map(([unit, size]) => {
    const some = Math.floor(rest / size)
    rest -= some * size
    return `${some} ${unit}`
  })
  return words.join(' ')
}
