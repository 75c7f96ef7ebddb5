/** What was done, in words, and how it is taken back. */
export interface Undo {
  words: string
  undo: () => void
}
