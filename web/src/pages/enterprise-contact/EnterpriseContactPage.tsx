/** The demo form on a page of its own. */
import { DemoRequest } from '../../features/demo/DemoRequest'
import { Title } from '../../ui/Title'
import { Words } from '../../ui/Words'
import { PAGE } from './copy'

export function EnterpriseContactPage() {
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 sm:px-6 sm:pt-16">
      <Title>{PAGE.title}</Title>
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{PAGE.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        {PAGE.intro} <Words text={PAGE.tiers} />
      </p>
      <div className="mt-8">
        <DemoRequest />
      </div>
    </div>
  )
}
