/** A corrected result in; what its reader corrected, and the way to the result as we read it, out. And the way back. */
import { Link } from '@tanstack/react-router'
import type { VerificationAnswer } from '../../lib/api'
import { dayOf } from '../../lib/moment'
import { textLink } from '../../ui/button'
import { Part } from '../../ui/Part'
import { Line } from './Changed'
import { CORRECT } from './copy'

const LOOK = `${textLink} inline-flex min-h-6 items-center print:hidden`

export function Corrected({ answer }: { answer: VerificationAnswer }) {
  if (!answer.correction) return null
  const { originalId, seenOn, fields } = answer.correction
  return (
    <Part id="correction" title={CORRECT.title} intro={CORRECT.meaning(dayOf(seenOn))}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {fields.map(({ field, before, after }) => (
          <Line key={field} name={CORRECT.fields[field]} before={before} after={after} />
        ))}
      </dl>
      {originalId ? (
        <Link to="/v/$id" params={{ id: originalId }} search={{ corrected: answer.id }} className={`${LOOK} mt-3`}>
          {CORRECT.original}
        </Link>
      ) : (
        <p className="mt-3 text-sm text-muted">{CORRECT.originalGone}</p>
      )}
    </Part>
  )
}

/** On the original: only whoever comes from the correction knows of it. */
export function CorrectedAs({ answer }: { answer: VerificationAnswer }) {
  return (
    <p className="mt-4 max-w-prose">
      {CORRECT.asCorrected(answer.trustScore)}{' '}
      <Link to="/v/$id" params={{ id: answer.id }} className={LOOK}>
        {CORRECT.show}
      </Link>
    </p>
  )
}
