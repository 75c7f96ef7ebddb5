/** A new password and its repetition in; what is wrong with them out, in the words of the server. */
import { FIELDS } from './copy'

const FEWEST_CHARACTERS = 8

export function wrongWith(password: string, confirm: string): ['password' | 'confirm', string] | null {
  // As the server counts: characters, not the halves that JavaScript counts.
  if (Array.from(password).length < FEWEST_CHARACTERS) return ['password', FIELDS.tooShort]
  return password === confirm ? null : ['confirm', FIELDS.different]
}
