/** A question with its answer; `id` is its place in the address. */
import type { Block } from '../../ui/Words'

export interface Question {
  id: string
  question: string
  answer: Block[]
}
