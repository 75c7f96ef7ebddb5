/** Files in, a ZIP of them out as an upload: stored as they are (APPNOTE 4.3; CRC-32 by zlib). */
import { crc32 } from 'node:zlib'

interface Paper {
  name: string
  buffer: Buffer
}

const numbers = (...fields: [bytes: 2 | 4, value: number][]) =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

export function zipped(name: string, papers: Paper[]) {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const { name: entry, buffer } of papers) {
    const title = Buffer.from(entry)
    const size = buffer.length
    // Version 2.0, names in UTF-8, stored, the first of January 1980.
    const about = numbers([2, 20], [2, 0x800], [2, 0], [2, 0], [2, 33], [4, crc32(buffer)], [4, size], [4, size])
    const names = numbers([2, title.length], [2, 0])
    entries.push(numbers([4, 0x04034b50]), about, names, title, buffer)
    directory.push(numbers([4, 0x02014b50], [2, 20]), about, names)
    directory.push(numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, place]), title)
    place += 4 + about.length + names.length + title.length + size
  }
  const listed = Buffer.concat(directory)
  const count = papers.length
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, listed.length], [4, place], [2, 0])
  return { name, mimeType: 'application/zip', buffer: Buffer.concat([...entries, listed, end]) }
}
