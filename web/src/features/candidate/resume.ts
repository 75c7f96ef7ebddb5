/** A chosen file in, what is wrong with it out, before it is sent: its type, its size; "" where nothing is. */
import { RESUME } from './copy'

export const ACCEPTED = '.pdf,.doc,.docx'
export const MOST_BYTES = 10 * 1024 * 1024

export function wrongWith({ name, size }: File): string {
  if (!/\.(?:pdf|docx?)$/i.test(name)) return RESUME.wrongType
  if (size > MOST_BYTES) return RESUME.tooLarge(sizeOf(size))
  return size === 0 ? RESUME.empty : ''
}

/** "480 kB", "10.4 MB": never rounded down to a size that is allowed. */
export const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} kB`
    : `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)} MB`
