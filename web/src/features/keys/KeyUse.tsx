/** How a program sends a key, and what a test key is answered. */
import { textLink } from '../../ui/button'
import { CopyButton } from '../../ui/CopyButton'
import { NEW, USE } from './copy'

export function KeyUse() {
  const example = exampleFor(window.location.origin)
  return (
    <div className="space-y-4">
      <section
        aria-label={USE.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-control border border-line bg-sunken p-4"
      >
        <pre className="text-sm">{example}</pre>
      </section>
      <CopyButton text={example} label={NEW.copy} />
      <p className="max-w-prose">{USE.test}</p>
      <ul className="space-y-1.5">
        {USE.triggers.map(([address, answer]) => (
          <li key={address} className="wrap-anywhere">
            <code className="text-sm">{address}</code>: {answer}
          </li>
        ))}
      </ul>
      <p>
        <a href="/api/docs" className={textLink}>
          {USE.reference}
        </a>
      </p>
    </div>
  )
}

const exampleFor = (origin: string): string =>
  [
    `curl ${origin}/api/enterprise/verify \\`,
    '  -H "X-API-Key: $TRUSTHIRE_KEY" \\',
    '  -F resume=@resume.pdf \\',
    '  -F candidateEmail=ann@example.org \\',
    '  -F attested=true',
  ].join('\n')
