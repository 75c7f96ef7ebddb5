/** What a resume does not state, with why it matters; and what of it may be misread, with what to do. */
import type { ReactNode } from 'react'
import type { ResumeAnalysis } from '../../../lib/resumes'
import { Icon } from '../../../ui/Icon'
import { ANALYSIS, FACTS } from './copy'

export function Missing({ missing }: Pick<ResumeAnalysis, 'missing'>) {
  return (
    <Found title={ANALYSIS.missing} none={missing.length === 0 && ANALYSIS.nothingMissing}>
      {missing.map(({ fact, weight, why }) => (
        <li key={fact} className="flex gap-2.5">
          <Icon name="plus" className="mt-0.5 size-5 text-accent" />
          <div className="min-w-0">
            <p className="font-semibold">
              {FACTS[fact] ?? fact}{' '}
              <span className="font-normal text-muted tabular-nums">{ANALYSIS.weight(weight)}</span>
            </p>
            <p className="text-sm text-muted">{why}</p>
          </div>
        </li>
      ))}
    </Found>
  )
}

export function Misread({ misread }: Pick<ResumeAnalysis, 'misread'>) {
  return (
    <Found
      title={ANALYSIS.misread}
      intro={ANALYSIS.misreadMeans}
      none={misread.length === 0 && ANALYSIS.nothingMisread}
    >
      {misread.map(({ kind, why, advice, quotes }) => (
        <li key={kind} className="flex gap-2.5">
          <Icon name="warning" className="mt-0.5 size-5 text-caution" />
          <div className="min-w-0">
            <p>{why}</p>
            {quotes.map((quote) => (
              <blockquote
                key={quote}
                dir="auto"
                className="mt-1 line-clamp-3 border-l-2 border-edge pl-3 text-sm wrap-anywhere"
              >
                {quote}
              </blockquote>
            ))}
            <p className="mt-1 text-sm text-muted">{advice}</p>
          </div>
        </li>
      ))}
    </Found>
  )
}

interface FoundProps {
  title: string
  intro?: string
  /** What is said instead where there is nothing. */
  none: string | false
  children: ReactNode
}

function Found({ title, intro, none, children }: FoundProps) {
  return (
    <div className="min-w-0">
      <h4 className="font-semibold">{title}</h4>
      {intro && <p className="text-sm text-muted">{intro}</p>}
      {none ? (
        <p className="mt-2 flex gap-2.5">
          <Icon name="check" className="mt-0.5 size-5 text-verified" />
          {none}
        </p>
      ) : (
        <ul className="mt-3 space-y-4">{children}</ul>
      )}
    </div>
  )
}
