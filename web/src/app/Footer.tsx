/** The bottom of every page: product, support and legal links, the support mail, and what a score is not. */
import { Link } from '@tanstack/react-router'
import { useSettings } from '../lib/settings'
import { textLink } from '../ui/button'
import { Mark } from '../ui/Logo'
import { FOOTER, LIMITS_OF_A_SCORE, PROMISE } from './copy'

export function Footer() {
  const settings = useSettings()
  return (
    <footer className="mt-20 border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-5xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_3fr]">
        <div>
          <p className="flex items-center gap-2.5 font-bold tracking-tight">
            <Mark className="size-8" />
            {settings?.productName ?? 'TrustHound'}
          </p>
          <p className="mt-3 text-muted">{PROMISE}</p>
          {settings && (
            <a className={`${textLink} mt-2 inline-flex min-h-11 items-center`} href={`mailto:${settings.supportMail}`}>
              {settings.supportMail}
            </a>
          )}
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {FOOTER.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="text-sm font-semibold">{group.title}</h2>
              <ul className="mt-1">
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-11 items-center text-muted lg:min-h-9 underline-offset-4 hover:text-ink hover:underline"
                    >
                      {link.words}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="text-sm text-muted md:col-span-2">{LIMITS_OF_A_SCORE}</p>
      </div>
    </footer>
  )
}
