/** A number of months in, words out, no more exact than the dates of resumes are: "5 months", "1 year", "2½ years". */
export function lengthOf(months: number): string {
  if (months < 12) return `${months} ${months === 1 ? 'month' : 'months'}`
  const halves = Math.round(months / 6)
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} ${halves === 2 ? 'year' : 'years'}`
}
