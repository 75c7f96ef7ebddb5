/** A part of a page that is about one thing: a card with a title that links can lead to. */
import type { ReactNode } from 'react'

interface PartProps {
  id: string
  title: string
  intro?: ReactNode
  children: ReactNode
}

export function Part({ id, title, intro, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-xl font-bold tracking-tight">
        {title}
      </h2>
      {intro && <p className="mt-1 max-w-prose text-muted">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
