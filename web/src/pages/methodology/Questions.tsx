/** Every question with what its answers are worth and how often it was answered with yes, by topic. */
import { signed } from '../../features/verify/points'
import { Disclosure } from '../../ui/Disclosure'
import { QUESTIONS } from './copy'
import { FigureTable } from './FigureTable'
import { METHOD, type SignalRow } from './method'
import { counted, finePercent } from './numbers'

export function Questions() {
  const hits = METHOD.measured?.hits ?? null
  return (
    <section aria-labelledby="questions" className="mt-14">
      <h2 id="questions" className="text-2xl font-bold tracking-tight">
        {QUESTIONS.title}
      </h2>
      <p className="mt-2 max-w-prose">{QUESTIONS.meaning}</p>
      {hits && (
        <p className="mt-2 max-w-prose text-muted">{QUESTIONS.hits(counted(hits.scams), counted(hits.legitimate))}</p>
      )}
      <div className="mt-4 divide-y divide-line border-y border-line">
        {QUESTIONS.topics.map(({ topic, words }) => {
          const asked = METHOD.signals.filter((signal) => signal.topic === topic)
          return (
            <Disclosure key={topic} title={QUESTIONS.topic(words, asked.length)}>
              <div className="-ml-7 sm:ml-0">
                <FigureTable
                  caption={words}
                  columns={hits ? [...QUESTIONS.columns, ...QUESTIONS.hitColumns] : [...QUESTIONS.columns]}
                  rows={asked.map((signal) => [
                    <Question key={signal.id} signal={signal} />,
                    <Worth key="worth" signal={signal} />,
                    ...(hits ? sharesOf(signal, hits) : []),
                  ])}
                />
              </div>
            </Disclosure>
          )
        })}
      </div>
    </section>
  )
}

type Hits = NonNullable<NonNullable<typeof METHOD.measured>['hits']>

function sharesOf({ id }: SignalRow, hits: Hits): string[] {
  const found = hits.of[id]
  // Not in the figures: it could not be asked of those rows.
  if (!found) return ['–', '–']
  return [finePercent(found.scams / hits.scams), finePercent(found.legitimate / hits.legitimate)]
}

function Question({ signal }: { signal: SignalRow }) {
  return (
    <span className="font-normal">
      <span className="font-semibold">{signal.title}</span>
      <span className="block text-muted">{signal.question}</span>
      {signal.ceiling !== null && <span className="block">{QUESTIONS.ceiling(signal.ceiling)}</span>}
      {signal.corroborates && <span className="block">{QUESTIONS.corroborates}</span>}
    </span>
  )
}

function Worth({ signal }: { signal: SignalRow }) {
  return (
    <>
      <span className="font-semibold whitespace-nowrap">{signed(signal.present)}</span>
      {signal.absent !== 0 && (
        <span className="block whitespace-nowrap text-muted">{QUESTIONS.absent(signed(signal.absent))}</span>
      )}
    </>
  )
}
