/** What to ask them, what to look up, what to beware of, and what nobody has to answer. */
import type { ReactNode } from 'react'
import type { EarlierNote, Preparation, ToVerify, Warned } from '../../lib/preparation'
import { Icon } from '../../ui/Icon'
import { Part } from '../../ui/Part'
import { BEFORE } from './copy'

export function Before({ preparation }: { preparation: Preparation }) {
  const { toAsk, toVerify, warnings, earlierNotes, hasText } = preparation
  return (
    <>
      {toAsk.length > 0 && (
        <Part id="to-ask" title={BEFORE.ask} intro={BEFORE.askIntro}>
          <ul className="space-y-3">
            {toAsk.map(({ unstated, question, why }) => (
              <li key={unstated} className="break-inside-avoid">
                <p className="font-semibold">{question}</p>
                <p className="text-sm text-muted">{why}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="to-verify" title={BEFORE.verify} intro={BEFORE.verifyIntro}>
        {toVerify.length > 0 ? (
          <ul className="space-y-4">
            {toVerify.map((each) => (
              <Check key={each.signal} check={each} />
            ))}
          </ul>
        ) : (
          <p>{hasText ? BEFORE.nothing : BEFORE.unchecked}</p>
        )}
      </Part>
      <Part id="warnings" title={BEFORE.warnings} intro={BEFORE.warningsIntro}>
        <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {warnings.map((each) => (
            <Warning key={each.signal} warned={each} />
          ))}
        </ul>
      </Part>
      <Part id="own" title={BEFORE.own}>
        <p className="max-w-prose">{BEFORE.ownWords}</p>
      </Part>
      {earlierNotes.length > 0 && <Earlier notes={earlierNotes} />}
    </>
  )
}

function Check({ check: { question, against, advice, quotes } }: { check: ToVerify }) {
  return (
    <li className="flex break-inside-avoid gap-3">
      <Icon
        name={against ? 'warning' : 'question'}
        className={`mt-0.5 size-5 ${against ? 'text-caution' : 'text-unknown'}`}
      />
      <div className="min-w-0">
        <p className="text-sm text-muted">{against ? BEFORE.against : BEFORE.unknown}</p>
        <p className="font-semibold wrap-anywhere">{question}</p>
        <p>{advice}</p>
        <Quotes quotes={quotes} />
      </div>
    </li>
  )
}

function Warning({ warned: { title, why, advice, seen, quotes } }: { warned: Warned }) {
  return (
    <li className="flex break-inside-avoid gap-3">
      <Icon name={seen ? 'warning' : 'info'} className={`mt-0.5 size-5 ${seen ? 'text-danger' : 'text-muted'}`} />
      <div className="min-w-0">
        {seen && <p className="text-sm font-semibold text-danger">{BEFORE.seen}</p>}
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{why}</p>
        <p>{advice}</p>
        <Quotes quotes={quotes} />
      </div>
    </li>
  )
}

function Quotes({ quotes }: { quotes: string[] }): ReactNode {
  return quotes.map((quote) => (
    <q key={quote} dir="auto" className="mt-1 block text-sm wrap-anywhere text-muted">
      {quote}
    </q>
  ))
}

function Earlier({ notes }: { notes: EarlierNote[] }) {
  return (
    <Part id="earlier" title={BEFORE.earlier} intro={BEFORE.earlierIntro}>
      <ul className="space-y-4">
        {notes.map(({ questionId, question, note }) => (
          <li key={questionId}>
            <p className="font-semibold wrap-anywhere">{question}</p>
            <p className="whitespace-pre-line wrap-anywhere">{note}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
