/** The resume's text as it was read, with what the report quotes marked. The file itself is never drawn. */
import { useMemo } from 'react'
import type { CandidateVerification } from '../../../lib/candidates'
import { PREVIEW } from './copy'
import { markId, pagesOf, quotedSpans } from './quotes'

export function Preview({ check }: { check: CandidateVerification }) {
  const { preview, file } = check
  const pages = useMemo(
    () => (preview ? pagesOf(preview.text, preview.pageStarts, quotedSpans(check)) : []),
    [preview, check],
  )
  return (
    <section aria-labelledby="resume-text" className="rounded-card border border-line bg-surface">
      <div className="border-b border-line px-4 py-3">
        <h3 id="resume-text" className="font-bold tracking-tight">
          {PREVIEW.title}
          {file && <span className="font-normal text-muted"> · {PREVIEW.file(file.format, file.pages)}</span>}
        </h3>
        <p className="text-sm text-muted">{preview ? PREVIEW.means : PREVIEW.notKept}</p>
      </div>
      {preview && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section aria-label={PREVIEW.title} tabIndex={0} className="max-h-[75vh] overflow-y-auto px-4 py-3">
          {pages.map((pieces, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
            <div key={number} className="border-line not-first:mt-4 not-first:border-t not-first:pt-3">
              {pages.length > 1 && <p className="mb-1 text-xs font-semibold text-muted">{PREVIEW.page(number + 1)}</p>}
              <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
                {pieces.map(({ text, mark }, place) =>
                  mark === null ? (
                    text
                  ) : (
                    <mark
                      // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
                      key={place}
                      id={markId(mark)}
                      tabIndex={-1}
                      className="rounded-xs bg-caution-soft text-ink underline decoration-caution-fill decoration-2 underline-offset-2 focus:bg-accent-soft"
                    >
                      {text}
                    </mark>
                  ),
                )}
              </p>
            </div>
          ))}
        </section>
      )}
    </section>
  )
}
