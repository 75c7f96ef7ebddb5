/** The form that reaches a person, and beside it the mailboxes, when we answer, and the questions answered already. */
import { ContactForm } from '../../features/contact/ContactForm'
import { useSettings } from '../../lib/settings'
import { useUser } from '../../lib/user'
import { textLink } from '../../ui/button'
import { Title } from '../../ui/Title'
import { Words } from '../../ui/Words'
import { mailboxes, PAGE } from './copy'

export function ContactPage() {
  const user = useUser()
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 sm:px-6 sm:pt-16">
      <Title>{PAGE.title}</Title>
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{PAGE.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{PAGE.intro}</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
          <ContactForm known={user && { name: user.name, email: user.email }} />
        </div>
        <aside aria-label={PAGE.title} className="space-y-8">
          <Mailboxes />
          <section aria-labelledby="when">
            <h2 id="when" className="font-semibold">
              {PAGE.when}
            </h2>
            <p className="mt-1 text-muted">{PAGE.hours}</p>
            <p className="mt-1 text-muted">{PAGE.priority}</p>
          </section>
          <section aria-labelledby="before">
            <h2 id="before" className="font-semibold">
              {PAGE.questions}
            </h2>
            <p className="mt-1 text-muted">
              <Words text={PAGE.faq} />
            </p>
          </section>
        </aside>
      </div>
    </div>
  )
}

function Mailboxes() {
  const settings = useSettings()
  return (
    <section aria-labelledby="mailboxes">
      <h2 id="mailboxes" className="font-semibold">
        {PAGE.mailboxes}
      </h2>
      <ul className="mt-2 space-y-3">
        {settings &&
          mailboxes(settings).map(({ title, words, mail }) => (
            <li key={title} className="rounded-control border border-line bg-surface px-4 py-3">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">{words}</p>
              <a href={`mailto:${mail}`} className={`${textLink} inline-flex min-h-8 items-center wrap-anywhere`}>
                {mail}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
