/** A line that opens: the browser's own details element, with a chevron and a full-size target. */
import { type ReactNode, type ToggleEvent, useState } from 'react'
import { Icon } from './Icon'

interface DisclosureProps {
  title: ReactNode
  children: ReactNode
  toggled?: (event: ToggleEvent<HTMLDetailsElement>) => void
}

export function Disclosure({ title, children, toggled }: DisclosureProps) {
  return (
    <details className="group" onToggle={toggled}>
      <summary className="flex min-h-11 items-center gap-2 py-1.5 font-semibold">
        <Icon name="chevron" className="size-5 text-muted transition-transform group-open:rotate-180" />
        {title}
      </summary>
      <div className="pb-3 pl-7">{children}</div>
    </details>
  )
}

/** For what is asked of the server: nothing is, before somebody opens it. */
export function LazyDisclosure({ title, children }: Omit<DisclosureProps, 'toggled'>) {
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure title={title} toggled={(event) => event.currentTarget.open && setOpened(true)}>
      {opened && children}
    </Disclosure>
  )
}
