/** A company's name in, at most two initials out, in any script. */
export function initialsOf(company: string): string {
  const words = company.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  const first = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '')
  return first.join('').toLocaleUpperCase('en') || '?'
}
