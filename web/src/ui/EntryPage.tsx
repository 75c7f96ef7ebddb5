/** The frame of a page that asks who you are: the way back, a title, one card, and what stands below it. */
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from './Icon'
import { Title } from './Title'

interface EntryPageProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  below?: ReactNode
}

export function EntryPage({ title, intro, children, below }: EntryPageProps) {
  return (
    <div className="mx-auto max-w-md px-4 pt-6 sm:px-0 sm:pt-12">
      <Title>{title}</Title>
      <Back />
      <h1 className="mt-3 text-3xl font-bold tracking-tight">{title}</h1>
      {intro && <p className="mt-2 text-muted">{intro}</p>}
      <div className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-7">{children}</div>
      {below && <div className="mt-5 space-y-1 px-1 text-muted">{below}</div>}
    </div>
  )
}

/** To the page before; who came here first goes home. */
function Back() {
  const router = useRouter()
  const before = useCanGoBack()
  return (
    <button
      type="button"
      className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-medium text-muted hover:text-ink"
      onClick={() => (before ? router.history.back() : void router.navigate({ to: '/' }))}
    >
      <Icon name="arrow" className="size-5 rotate-180" />
      Back
    </button>
  )
}
