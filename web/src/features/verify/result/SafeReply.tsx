/** What is safe to answer in; out comes it to read and to copy. */
import { useState } from 'react'
import { buttonLook } from '../../../ui/button'
import { SAFE_REPLY } from '../copy'

type Copied = 'not yet' | 'copied' | 'refused'

export function SafeReply({ reply }: { reply: string }) {
  const [copied, setCopied] = useState<Copied>('not yet')
  const copy = () =>
    navigator.clipboard.writeText(reply).then(
      () => setCopied('copied'),
      () => setCopied('refused'),
    )
  return (
    <section aria-labelledby="reply" className="border-t border-line p-4 sm:p-6">
      <h3 id="reply" className="text-lg font-semibold tracking-tight">
        {SAFE_REPLY.title}
      </h3>
      <p className="mt-0.5 max-w-prose text-muted">{SAFE_REPLY.meaning}</p>
      <blockquote className="mt-3 max-w-prose rounded-r-lg border-l-3 border-accent bg-sunken px-3.5 py-2">
        {reply}
      </blockquote>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <button type="button" className={buttonLook('outline')} onClick={copy}>
          {SAFE_REPLY.copy}
        </button>
        <p role="status" className="text-sm text-muted">
          {copied === 'copied' ? SAFE_REPLY.copied : copied === 'refused' ? SAFE_REPLY.refused : ''}
        </p>
      </div>
    </section>
  )
}
