/** The result before and the result now in; what changed, line by line, out. */
import { Link } from '@tanstack/react-router'
import type { VerificationAnswer } from '../../lib/api'
import { momentOf } from '../../lib/moment'
import { textLink } from '../../ui/button'
import { Part } from '../../ui/Part'
import { changesOf, isEmpty } from './changesOf'
import { CHANGES } from './copy'

export function Changed({ before, after }: { before: VerificationAnswer; after: VerificationAnswer }) {
  const changes = changesOf(before, after)
  const then = momentOf(new Date(before.checkedAt))
  const told = (score: number | null) => (score === null ? CHANGES.noScore : `${score}`)
  return (
    <Part id="changes" title={CHANGES.title} intro={isEmpty(changes) ? CHANGES.none(then) : CHANGES.since(then)}>
      {!isEmpty(changes) && (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
          {changes.score && (
            <Line name={CHANGES.score} before={told(changes.score.before)} after={told(changes.score.after)} />
          )}
          {changes.fields.map(({ words, before, after }) => (
            <Line key={words} name={words} before={before} after={after} />
          ))}
          {changes.appeared.map(({ id, title }) => (
            <Sign key={id} name={CHANGES.isNew} words={title} />
          ))}
          {changes.vanished.map(({ id, title }) => (
            <Sign key={id} name={CHANGES.noLonger} words={title} />
          ))}
        </dl>
      )}
      {changes.version && <p className="mt-3 text-sm text-muted">{CHANGES.version}</p>}
      <Link
        to="/v/$id"
        params={{ id: before.id }}
        className={`${textLink} mt-3 inline-flex min-h-6 items-center print:hidden`}
      >
        {CHANGES.earlier}
      </Link>
    </Part>
  )
}

export function Line({ name, before, after }: { name: string; before: string; after: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        <span className="text-muted">{CHANGES.was}</span> {before || CHANGES.nothing},{' '}
        <span className="text-muted">{CHANGES.now}</span>{' '}
        <strong className="font-semibold">{after || CHANGES.nothing}</strong>
      </dd>
    </>
  )
}

function Sign({ name, words }: { name: string; words: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{words}</dd>
    </>
  )
}
