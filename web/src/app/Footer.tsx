/** The bottom of every page in its brand: links, the mail address, and what a score or report is not. */
import { Link } from '@tanstack/react-router'
import { useBrand, useBrandName } from '../lib/brand'
import { useSettings } from '../lib/settings'
import { textLink } from '../ui/button'
import { Mark } from '../ui/Logo'
import { footerOf, LIMITS, PROMISE } from './copy'

const LOOK = 'inline-flex min-h-11 items-center text-muted lg:min-h-9 underline-offset-4 hover:text-ink hover:underline'

export function Footer() {
  const settings = useSettings()
  const brand = useBrand()
  const name = useBrandName()
  const mail = brand === 'enterprise' ? settings?.salesMail : settings?.supportMail
  return (
    <footer className="mt-20 border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-5xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_3fr]">
        <div>
          <p className="flex items-center gap-2.5 font-bold tracking-tight">
            <Mark className="size-8" />
            {name}
          </p>
          <p className="mt-3 text-muted">{PROMISE[brand]}</p>
          {mail && (
            <a className={`${textLink} mt-2 inline-flex min-h-11 items-center`} href={`mailto:${mail}`}>
              {mail}
            </a>
          )}
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerOf(brand).map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="text-sm font-semibold">{group.title}</h2>
              <ul className="mt-1">
                {group.links.map((link) => (
                  <li key={link.words}>
                    {'href' in link ? (
                      <a href={link.href} className={LOOK}>
                        {link.words}
                      </a>
                    ) : (
                      <Link to={link.to} {...(link.hash && { hash: link.hash })} className={LOOK}>
                        {link.words}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="text-sm text-muted md:col-span-2">{LIMITS[brand]}</p>
      </div>
    </footer>
  )
}
