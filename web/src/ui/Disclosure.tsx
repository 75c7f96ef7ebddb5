/** A line that opens: the browser's own details element, with a chevron and a full-size target. */
import type { ReactNode } from 'react'
import { Icon } from './Icon'

export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 py-1.5 font-semibold">
        <Icon name="chevron" className="size-5 text-muted transition-transform group-open:rotate-180" />
        {title}
      </summary>
      <div className="pb-3 pl-7">{children}</div>
    </details>
  )
}
