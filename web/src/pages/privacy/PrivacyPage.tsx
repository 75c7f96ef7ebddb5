/** What is kept, why, for how long, and how to have it deleted; /privacy#extension is the extension's own text. */
import { useFacts } from '../../lib/facts'
import { LongText } from '../../ui/LongText'
import { PRIVACY, privacySections } from './copy'

export function PrivacyPage() {
  return <LongText {...PRIVACY} asked={useFacts()} sections={privacySections} />
}
