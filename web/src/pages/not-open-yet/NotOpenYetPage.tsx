/** One honest page for everything that is announced but not built: what will be here, what works today. */
import { Link, useRouterState } from '@tanstack/react-router'
import type { NotOpenYetPath } from '../../lib/paths'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { COMING, COMING_WORDS } from './copy'

export function NotOpenYetPage() {
  const path = useRouterState({ select: (state) => state.location.pathname.replace(/(.)\/$/, '$1') })
  const page = COMING[path as NotOpenYetPath]
  return (
    <Notice eyebrow={COMING_WORDS.eyebrow} title={page.title}>
      <section>
        <h2 className="sr-only">{COMING_WORDS.will}</h2>
        <p>{page.will}</p>
        {page.parts.length > 0 && (
          <ul className="mt-5 space-y-2.5 text-base text-ink">
            {page.parts.map((part) => (
              <li key={part} className="flex gap-3">
                <Icon name="arrow" className="mt-0.5 size-5 text-accent" />
                {part}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="mt-10 rounded-card border border-line bg-surface p-6 text-base text-ink">
        <h2 className="font-semibold">{COMING_WORDS.today}</h2>
        <p className="mt-1 text-muted">{page.today}</p>
        <Link to="/" className={buttonLook('strong', 'mt-5')}>
          {COMING_WORDS.home}
        </Link>
      </section>
    </Notice>
  )
}
