/** A match out: its percentage, why, what stands in the way, the table that both come from, and what can be done. */
import type { Match } from '../../lib/matches'
import { Icon, type IconName } from '../../ui/Icon'
import { PercentGauge } from '../../ui/PercentGauge'
import { MATCH } from './copy'
import { Requirements } from './Requirements'

const HEADING = 'font-semibold'

export function MatchCard({ match }: { match: Match }) {
  const { score, rows, reasons, blockers, suggestions, wording } = match
  return (
    <div className="mt-4 space-y-7">
      <div className="flex flex-col gap-x-8 gap-y-5 sm:flex-row">
        <div className="shrink-0 self-center sm:w-36 sm:self-start">
          <PercentGauge percent={score} label={MATCH.label} none={MATCH.noScore} className="mx-auto size-32" />
        </div>
        <div className="min-w-0 flex-1 space-y-4">
          {score === null && <p>{MATCH.noScoreMeans}</p>}
          <Sentences title={MATCH.reasons} sentences={reasons} icon="check" look="text-verified" />
          <Sentences title={MATCH.blockers} sentences={blockers} icon="warning" look="text-caution" />
          {wording && (
            <div className="border-l-3 border-edge pl-3.5">
              <p className="text-sm text-muted">{MATCH.wording(wording.model)}</p>
              <p className="whitespace-pre-line wrap-anywhere">{wording.text}</p>
            </div>
          )}
        </div>
      </div>
      <div>
        <h4 className={HEADING}>{MATCH.table}</h4>
        {rows.length === 0 ? <p className="mt-1 text-muted">{MATCH.noRows}</p> : <Requirements rows={rows} />}
      </div>
      {suggestions.length > 0 && (
        <div>
          <h4 className={HEADING}>{MATCH.suggestions}</h4>
          <ul className="mt-2 grid gap-3 md:grid-cols-2">
            {suggestions.map(({ kind, text, quotes }) => (
              <li key={text} className="rounded-control bg-sunken p-3.5">
                <p className="flex gap-2 text-sm font-semibold text-muted">
                  <Icon name={kind === 'bring_forward' ? 'up' : 'plus'} className="mt-0.5 size-4.5" />
                  {MATCH.advice[kind]}
                </p>
                <p className="mt-0.5 wrap-anywhere">{text}</p>
                {quotes.map((quote) => (
                  <blockquote key={quote} dir="auto" className="mt-1 text-sm wrap-anywhere text-muted">
                    “{quote}”
                  </blockquote>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface SentencesProps {
  title: string
  sentences: string[]
  icon: IconName
  look: string
}

function Sentences({ title, sentences, icon, look }: SentencesProps) {
  if (sentences.length === 0) return null
  return (
    <div>
      <h4 className={HEADING}>{title}</h4>
      <ul className="mt-1.5 space-y-1.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            <Icon name={icon} className={`mt-0.5 size-5 ${look}`} />
            <span className="min-w-0 wrap-anywhere">{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
