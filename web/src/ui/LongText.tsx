/** A long text: its title, when it last changed, a table of contents, and its sections, each with an address. */
import { useArrival } from '../lib/arrive'
import type { Asked } from '../lib/asked'
import { dayOf } from '../lib/moment'
import { Awaited } from './Awaited'
import { textLink } from './button'
import { Title } from './Title'
import { type Block, Blocks } from './Words'

export interface Section {
  id: string
  title: string
  blocks: Block[]
}

interface LongTextProps<Answer> {
  title: string
  intro: string
  /** An ISO day. */
  changed: string
  /** What the text needs to be told before it can be said. */
  asked: Asked<Answer>
  sections: (answer: Answer) => Section[]
}

export function LongText<Answer>({ title, intro, changed, asked, sections }: LongTextProps<Answer>) {
  useArrival(asked.answer !== null)
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 sm:px-6 sm:pt-16">
      <Title>{title}</Title>
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{title}</h1>
      <p className="mt-3 text-sm text-muted">
        Last changed on <time dateTime={changed}>{dayOf(changed)}</time>
      </p>
      <p className="mt-4 max-w-prose text-lg text-muted">{intro}</p>
      <Awaited asked={asked} what="this text">
        {(answer) => <Sections sections={sections(answer)} />}
      </Awaited>
    </div>
  )
}

function Sections({ sections }: { sections: Section[] }) {
  return (
    <div className="mt-8 gap-x-14 lg:mt-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label="On this page" className="lg:sticky lg:top-6 lg:self-start">
        <p className="text-sm font-semibold" aria-hidden="true">
          On this page
        </p>
        <ol className="mt-1 sm:grid sm:grid-cols-2 sm:gap-x-6 lg:mt-2 lg:block">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`${textLink} inline-flex min-h-11 items-center lg:min-h-9 lg:text-sm lg:leading-snug`}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-10 max-w-prose space-y-12 lg:mt-0">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1} className="text-2xl font-bold tracking-tight">
              {title}
            </h2>
            <div className="mt-3 space-y-3">
              <Blocks blocks={blocks} />
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
