/** A text is its sender's own, and an example nobody's: only what stands at a link is replied to. */
import type { VerificationAnswer } from '../../lib/api'

export const takesReplies = ({ kind, example, url }: VerificationAnswer): boolean =>
  kind === 'posting' && !example && url !== ''
