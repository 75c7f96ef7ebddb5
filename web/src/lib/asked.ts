/** A question to the server, as a page sees it: not answered yet, answered, or failed. */

export interface Asked<Answer> {
  /** null until it has come. */
  answer: Answer | null
  failed: boolean
  retry: () => void
}
