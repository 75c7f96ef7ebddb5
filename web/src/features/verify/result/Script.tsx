/** The script that a message follows in; out comes which of its steps were seen, each with the words that show it. */
import clsx from 'clsx'
import type { ScriptAnswer } from '../../../lib/api'
import { Icon } from '../../../ui/Icon'
import { SCRIPT } from '../copy'

export function Script({ script }: { script: ScriptAnswer }) {
  return (
    <section aria-labelledby="script" className="border-t border-line p-4 sm:p-6">
      <h3 id="script" className="text-lg font-semibold tracking-tight">
        {SCRIPT.title(script)}
      </h3>
      <p className="mt-0.5 max-w-prose text-muted">{SCRIPT.meaning}</p>
      <ol className="mt-4 gap-x-10 space-y-3 lg:columns-2">
        {script.steps.map(({ name, matched, quote }) => (
          <li key={name} className="flex break-inside-avoid gap-3">
            <Icon
              name={matched ? 'check' : 'minus'}
              className={clsx('mt-0.5 size-5', matched ? 'text-danger' : 'text-muted')}
            />
            <div className="min-w-0">
              <p className={matched ? 'font-semibold' : 'text-muted'}>
                {name}
                <span className="sr-only">{matched ? SCRIPT.seen : SCRIPT.notSeen}</span>
              </p>
              {quote && (
                <blockquote dir="auto" className="mt-0.5 text-sm wrap-anywhere text-muted">
                  “{quote}”
                </blockquote>
              )}
            </div>
          </li>
        ))}
      </ol>
      {script.also.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {SCRIPT.also} {script.also.join(', ')}.
        </p>
      )}
    </section>
  )
}
