/** A document or a screenshot in, its text out, as the server reads it. Loaded when a file is chosen. */
import { sendForm } from './upload'

export interface FileText {
  text: string
  /** Read off a picture: letters may be wrong. */
  recognised: boolean
  /** The file says more than can be judged at once. */
  shortened: boolean
}

export const readFile = async (content: File, signal: AbortSignal): Promise<FileText> =>
  (await sendForm('/api/read-file', { fields: {}, file: { name: 'file', content } }, () => {}, signal)) as FileText
