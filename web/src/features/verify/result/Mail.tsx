/** What was read of a mail in; out come who sent it as far as its receiver knows, where its links lead, and what is attached. */
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { MailAnswer } from '../../../lib/api'
import { MAIL, STANDINGS, TRAITS } from '../copy'

export function Mail({ mail }: { mail: MailAnswer }) {
  const strange = mail.links.filter(({ shown, url }) => shown.includes('.') && hostOf(shown) !== hostOf(url))
  return (
    <section aria-labelledby="mail" className="border-t border-line p-4 sm:p-6">
      <h3 id="mail" className="text-lg font-semibold tracking-tight">
        {MAIL.title}
      </h3>
      {mail.missing && <p className="mt-1 max-w-prose">{mail.missing}</p>}
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-3">
        {mail.from && <Fact name={MAIL.from}>{addressOf(mail.from)}</Fact>}
        {mail.replyTo.length > 0 && <Fact name={MAIL.replyTo}>{mail.replyTo.map(addressOf).join(', ')}</Fact>}
        {mail.returnPath && <Fact name={MAIL.returnPath}>{mail.returnPath}</Fact>}
        <Vouching authentication={mail.authentication} />
        {strange.length > 0 && (
          <Fact name={MAIL.links}>
            <ul>
              {strange.map(({ shown, url }) => (
                <li key={`${shown} ${url}`}>
                  {shown} <span className="text-muted">{MAIL.leadsTo}</span> {url}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {mail.attachments.length > 0 && (
          <Fact name={MAIL.attachments}>
            <ul>
              {mail.attachments.map(({ name, kind, traits }) => (
                <li key={name} className={clsx(traits.length > 0 && 'text-danger')}>
                  {[name, kind, ...traits.map((trait) => TRAITS[trait])].filter((words) => words !== '').join(', ')}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {mail.hidden.length > 0 && <Fact name={MAIL.hidden}>{mail.hidden.map((text) => `“${text}”`).join(' ')}</Fact>}
      </dl>
    </section>
  )
}

function Vouching({ authentication }: { authentication: MailAnswer['authentication'] }) {
  if (authentication === null) return <Fact name={MAIL.vouching}>{MAIL.unproven}</Fact>
  return (
    <Fact name={MAIL.receiver(authentication.receiver)}>
      <p>{STANDINGS[authentication.standing]}</p>
      <ul className="text-sm text-muted">
        {authentication.results.map(({ method, result, domain }) => (
          <li key={`${method} ${domain}`}>
            {method.toUpperCase()}: {result}
            {domain && ` (${domain})`}
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-muted sm:max-w-56 sm:text-base">{name}</dt>
      <dd dir="auto" className="mb-2 min-w-0 wrap-anywhere sm:mb-0">
        {children}
      </dd>
    </>
  )
}

const addressOf = ({ name, address }: { name: string; address: string }) => (name ? `${name} <${address}>` : address)

/** The host of an address as it is written, "" where there is none. */
const hostOf = (written: string) =>
  /^(?:[a-z]+:\/\/)?(?:www\.)?([^/\s?#]+)/i.exec(written.trim())?.[1]?.toLowerCase() ?? ''
