/** Above a result: that it is disputed, what the employer says of the position, or whose facts it rests on. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { VerificationAnswer } from '../../lib/api'
import { type Replies, useReplies } from '../../lib/replies'
import { textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { STANDING } from './copy'
import { takesReplies } from './takesReplies'

export function Standing({ answer }: { answer: VerificationAnswer }) {
  const { data } = useReplies(answer.id, takesReplies(answer))
  if (!data) return null
  const told = [...lines(data)]
  if (told.length === 0) return null
  return (
    <aside aria-label={STANDING.title} className="mt-6 rounded-control border border-edge bg-sunken p-4">
      <ul className="space-y-2">
        {told.map(([key, words]) => (
          <li key={key} className="flex max-w-prose gap-3">
            <Icon name="info" className="mt-0.5 size-5 shrink-0" />
            <div className="min-w-0 wrap-anywhere">{words}</div>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function* lines({ disputed, corrects, log }: Replies): Iterable<[string, ReactNode]> {
  if (disputed) yield ['disputed', <p key="disputed">{STANDING.disputed}</p>]
  if (corrects)
    yield [
      'corrects',
      <p key="corrects">
        {STANDING.corrected(corrects.domain)}{' '}
        {corrects.verificationId && (
          <Link to="/v/$id" params={{ id: corrects.verificationId }} className={textLink}>
            {STANDING.original}
          </Link>
        )}
      </p>,
    ]
  for (const { id, ended, position, domain } of log)
    if (!ended && position && position !== 'open')
      yield [
        id,
        <p key={id}>
          {STANDING.says(domain, position)}{' '}
          <a href="#replies" className={textLink}>
            {STANDING.below}
          </a>
        </p>,
      ]
}
