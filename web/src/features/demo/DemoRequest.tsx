/** The demo form, and beside it what happens once it is sent. */
import { Words } from '../../ui/Words'
import { NEXT } from './copy'
import { DemoForm } from './DemoForm'

export function DemoRequest() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
        <DemoForm />
      </div>
      <aside aria-label={NEXT.title}>
        <p className="font-semibold">{NEXT.title}</p>
        <ol className="mt-2 list-decimal space-y-2 pl-5 text-muted marker:font-semibold">
          {NEXT.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-5 text-sm text-muted">
          <Words text={NEXT.privacy} />
        </p>
      </aside>
    </div>
  )
}
