/** The demo form on a page of its own. */
import { DemoForm } from '../../features/demo/DemoForm'
import { Title } from '../../ui/Title'
import { Words } from '../../ui/Words'
import { PAGE } from './copy'

export function EnterpriseContactPage() {
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 sm:px-6 sm:pt-16">
      <Title>{PAGE.title}</Title>
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{PAGE.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{PAGE.intro}</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <section aria-label={PAGE.title} className="rounded-card border border-line bg-surface p-5 sm:p-8">
          <DemoForm />
        </section>
        <aside aria-labelledby="next">
          <h2 id="next" className="font-semibold">
            {PAGE.next}
          </h2>
          <ol className="mt-2 list-decimal space-y-2 pl-5 text-muted marker:font-semibold">
            {PAGE.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-5 text-muted">
            <Words text={PAGE.tiers} />
          </p>
          <p className="mt-3 text-sm text-muted">
            <Words text={PAGE.privacy} />
          </p>
        </aside>
      </div>
    </div>
  )
}
