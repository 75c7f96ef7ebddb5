/** A question of theirs: where it is from, what of the resume answers it, what is missing, how to answer. */
import type { Question } from '../../lib/preparation'
import { Icon } from '../../ui/Icon'
import { ASKED, KINDS, STANDINGS, STORY } from './copy'

interface AskedProps {
  question: Question
  number: number
  practise: (id: string) => void
}

export function Asked({ question, number, practise }: AskedProps) {
  const { id, kind, text, note, practised } = question
  return (
    <li className="break-inside-avoid border-t border-line py-5 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>
          {number} · {KINDS[kind]}
        </span>
        <Standing question={question} />
        {practised && (
          <span className="inline-flex items-center gap-1 font-semibold text-verified">
            <Icon name="check" className="size-4" />
            {ASKED.practised}
          </span>
        )}
      </div>
      <h3 className="mt-1 text-lg font-semibold wrap-anywhere">{text}</h3>
      <Help question={question} />
      {note && (
        <p className="mt-3 rounded-control bg-sunken p-3 whitespace-pre-line wrap-anywhere">
          <span className="block text-sm text-muted">{ASKED.note}</span>
          {note}
        </p>
      )}
      <button
        type="button"
        aria-label={ASKED.practiseThis(text)}
        className="mt-1 -mb-2 inline-flex min-h-11 items-center text-accent-deep underline underline-offset-4 hover:decoration-2 print:hidden"
        onClick={() => practise(id)}
      >
        Practise this
      </button>
    </li>
  )
}

export function Help({ question: { kind, cited, use, missing, advice } }: { question: Question }) {
  return (
    <>
      <p className="mt-1 text-sm wrap-anywhere text-muted">
        {ASKED.cited[cited.source]}: <q dir="auto">{cited.quote}</q>
      </p>
      {use.length > 0 && (
        <div className="mt-3">
          <p className="text-sm font-semibold">{ASKED.use}</p>
          {use.map((each) => (
            <div key={each.where + each.quote} className="mt-1.5 border-l-2 border-edge pl-3 wrap-anywhere">
              <q dir="auto">{each.quote}</q>
              <span className="block text-sm text-muted">{each.where}</span>
            </div>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <p className="mt-3 wrap-anywhere">
          <span className="font-semibold">{ASKED.missing}:</span> {missing.join(', ')}
        </p>
      )}
      {advice && <p className="mt-2 max-w-prose wrap-anywhere">{advice}</p>}
      {kind === 'behaviour' && <Story />}
    </>
  )
}

function Story() {
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold">{ASKED.story}</p>
      <ol className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {STORY.map(([part, meaning]) => (
          <li key={part}>
            <span className="font-semibold">{part}:</span> <span className="text-muted">{meaning}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Standing({ question: { standing } }: { question: Question }) {
  if (standing === null) return null
  const { words, icon, look } = STANDINGS[standing]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 font-semibold ${look}`}>
      <Icon name={icon} className="size-4" />
      {words}
    </span>
  )
}
