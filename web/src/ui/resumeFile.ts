/** A chosen file in, what is wrong with it out, before it is sent: its type, its size; "" where nothing is. */
export const RESUME = {
  label: 'Resume',
  choose: 'Choose a file',
  drop: 'or drop it here',
  kinds: 'PDF, DOC or DOCX, at most 10 MB.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  chosen: (name: string) => `${name} is chosen.`,
  wrongType: 'This is not a kind of file that can be read here. Choose a PDF, DOC or DOCX file.',
  tooLarge: (size: string) =>
    `This file is larger than 10 MB: it has ${size}. Save it with smaller pictures, or as a PDF, and choose that.`,
  empty: 'This file is empty. Check the file on your device and choose it again.',
  several: 'Please add one resume at a time.',
} as const

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
