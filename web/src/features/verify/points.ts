/** Points in, words out, with a true minus sign. */
const POINTS = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const PLAIN = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

export const signed = (points: number): string => POINTS.format(points).replace('-', '−')
export const plain = (points: number): string => PLAIN.format(points).replace('-', '−')
