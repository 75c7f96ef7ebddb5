/** The rules for using the product; /terms#disclaimer is the one disclaimer. */
import { useFacts } from '../../lib/facts'
import { LongText } from '../../ui/LongText'
import { TERMS, termsSections } from './copy'

export function TermsPage() {
  return <LongText {...TERMS} asked={useFacts()} sections={termsSections} />
}
