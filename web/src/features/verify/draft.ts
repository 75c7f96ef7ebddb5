/** What was typed, dropped or pasted into the box in; what it is out. */
import { linkOf } from './link'
import type { ReadFile } from './useFile'
import type { Subject } from './useVerification'

export interface Draft {
  kind: 'link' | 'text'
  link: string
  text: string
  /** An opened mail stands in place of the text until it is removed. */
  mail: File | null
  /** The file that the text was read from. */
  read: ReadFile | null
}

export const EMPTY_DRAFT: Draft = { kind: 'link', link: '', text: '', mail: null, read: null }

const ONLY_A_LINK = /^https?:\/\/\S+$/i
/** Words in a row are no address. */
const PROSE = /\S\s+\S+\s+\S+\s+\S/

export const isMail = ({ name, type }: File): boolean => type === 'message/rfc822' || /\.eml$/i.test(name)

/** The first file that was dropped or pasted; a picture of the clipboard has a name, too. */
export const fileOf = (data: DataTransfer | null): File | undefined => data?.files[0]

/** Whether pasted words are a text rather than a link. */
export const isProse = (words: string): boolean => words.trim().includes('\n') || PROSE.test(words)

/** One box: a link among the text and a text among the links are taken for what they are. */
export function subjectOf({ kind, link, text, mail }: Draft): Subject | null {
  if (kind === 'text' && mail) return { kind: 'mail', file: mail }
  const words = kind === 'link' ? link : text
  if (words.trim() === '') return null
  const asLink = kind === 'link' ? !isProse(words) : ONLY_A_LINK.test(words.trim())
  return asLink ? { kind: 'link', words: linkOf(words) } : { kind: 'text', words }
}
