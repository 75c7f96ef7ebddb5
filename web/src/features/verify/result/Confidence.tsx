/** An answer in; out come how sure we are, in words, and what could not be checked. */
import type { Told } from '../../../lib/api'
import { Icon } from '../../../ui/Icon'
import { confidenceOf } from '../confidence'
import { RESULT } from '../copy'
import { unknownOf } from '../reasons'

export function Confidence({ answer }: { answer: Told }) {
  const { word, sentence } = confidenceOf(answer)
  const unknown = unknownOf(answer)
  return (
    <>
      <section aria-labelledby="unchecked">
        <h3 id="unchecked" className="text-lg font-semibold tracking-tight">
          {RESULT.notChecked}
        </h3>
        {unknown.length === 0 ? (
          <p className="mt-2 text-sm">{RESULT.nothingUnchecked}</p>
        ) : (
          <ul className="mt-3 space-y-2 text-sm">
            {unknown.map((signal) => (
              <li key={signal.id} className="flex gap-2.5">
                <Icon name="question" className="mt-px size-4.5 text-muted" />
                {signal.question}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 text-sm text-muted">{RESULT.beyond[answer.kind]}</p>
      </section>
      <section aria-labelledby="sure">
        <h3 id="sure" className="text-lg font-semibold tracking-tight">
          {RESULT.howSure}
        </h3>
        <p className="mt-2 text-sm">
          <strong className="font-semibold">{word}.</strong> <span className="text-muted">{sentence}</span>
        </p>
      </section>
    </>
  )
}
