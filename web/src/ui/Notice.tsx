/** A page that says one thing: a small word above, a title, and what can be done. */
import type { ReactNode } from 'react'
import { Title } from './Title'

export function Notice({ eyebrow, title, children }: { eyebrow: string; title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-2xl px-4 pt-16 sm:px-6 sm:pt-24">
      <Title>{title}</Title>
      <p className="font-semibold text-accent-deep">{eyebrow}</p>
      <h1 className="mt-2 text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
      <div className="mt-4 text-lg text-muted">{children}</div>
    </div>
  )
}
