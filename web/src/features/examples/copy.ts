/** What the examples section says. */
import type { Example } from '../../lib/api'

export const EXAMPLES = {
  title: 'Try an example',
  intro: 'Recorded postings by invented companies, judged by the same rules as any other.',
  label: 'Example',
  failed: 'The examples could not be loaded.',
  retry: 'Try again',
} as const

export const KINDS: Record<Example['kind'], string> = {
  legitimate: 'A large employer',
  small_remote: 'A small remote employer',
  scam: 'Too good to be true?',
}
