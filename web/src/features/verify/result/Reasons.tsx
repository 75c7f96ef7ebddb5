/** An answer in, its reasons out, worst first: what was seen, what it did to the score, the quote, and how it may be innocent. */
import { BandIcon, TEXT } from '@trusthound/trust-card'
import clsx from 'clsx'
import type { SignalAnswer, Told } from '../../../lib/api'
import { dayOf } from '../../../lib/moment'
import { Disclosure } from '../../../ui/Disclosure'
import { Icon } from '../../../ui/Icon'
import { RESULT } from '../copy'
import { signed } from '../points'
import { clearOf, reasonsOf, speaksAgainst } from '../reasons'

export function Reasons({ answer }: { answer: Told }) {
  const clear = clearOf(answer)
  return (
    <section aria-labelledby="details" className="min-w-0">
      <h3 id="details" className="text-lg font-semibold tracking-tight">
        {RESULT.details}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {reasonsOf(answer).map(({ sentence, signal }) => (
          <li key={sentence} className="py-4">
            {signal ? <Found signal={signal} /> : <Remark sentence={sentence} />}
          </li>
        ))}
      </ul>
      {clear.length > 0 && (
        <div className="border-t border-line pt-2">
          <Disclosure title={RESULT.clear(clear.length)}>
            <ul className="list-disc space-y-1.5 pl-5 text-muted">
              {clear.map((signal) => (
                <li key={signal.id}>{signal.question}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </section>
  )
}

function Remark({ sentence }: { sentence: string }) {
  return (
    <p className="flex gap-3">
      <Icon name="info" className="mt-0.5 size-5 text-muted" />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {sentence}
      </span>
    </p>
  )
}

// A finding this heavy is drawn as danger rather than caution.
const HEAVY_POINTS = -15

function Found({ signal }: { signal: SignalAnswer }) {
  const shade = speaksAgainst(signal) ? (signal.points <= HEAVY_POINTS ? 'danger' : 'caution') : 'verified'
  return (
    <div className="flex gap-3">
      <BandIcon shade={shade} className={clsx('mt-0.5 size-5 shrink-0', TEXT[shade])} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="font-semibold">{signal.title}</h4>
          <p className={clsx('font-semibold whitespace-nowrap tabular-nums', TEXT[shade])}>
            {signed(signal.points)} points
          </p>
        </div>
        <p className="mt-0.5 max-w-prose text-muted">{signal.why}</p>
        {quotesOf(signal).map((evidence) => (
          <figure
            key={evidence.quote}
            className={clsx('mt-2 rounded-r-lg border-l-3 border-current bg-sunken px-3.5 py-2', TEXT[shade])}
          >
            <blockquote dir="auto" className="wrap-anywhere text-ink">
              {evidence.verbatim ? `“${evidence.quote}”` : evidence.quote}
            </blockquote>
            <figcaption className="text-sm text-muted">
              {evidence.origin}
              {evidence.learntOn && `, ${dayOf(evidence.learntOn)}`}
            </figcaption>
          </figure>
        ))}
        {speaksAgainst(signal) && signal.innocent && (
          <p className="mt-2 max-w-prose text-sm">
            <span className="font-semibold">{RESULT.innocent}</span> {signal.innocent}
          </p>
        )}
        {signal.source && (
          <p className="mt-1 max-w-prose text-sm wrap-anywhere text-muted">
            {RESULT.basedOn} {signal.source}
          </p>
        )}
      </div>
    </div>
  )
}

/** The same words found twice are one quote. */
const quotesOf = (signal: SignalAnswer) => [
  ...new Map(signal.evidence.map((evidence) => [evidence.quote, evidence])).values(),
]
