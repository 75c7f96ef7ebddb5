/** Questions in six categories; the open one is the one that the address names, so there is one at most. */
import { useNavigate } from '@tanstack/react-router'
import { useArrival, useHash } from '../../lib/arrive'
import { useFacts } from '../../lib/facts'
import { Awaited } from '../../ui/Awaited'
import { textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Title } from '../../ui/Title'
import { Blocks, Words } from '../../ui/Words'
import { type Category, categories, FAQ } from './copy'
import type { Question } from './question'

export function FaqPage() {
  const facts = useFacts()
  useArrival(facts.answer !== null)
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 sm:px-6 sm:pt-16">
      <Title>{FAQ.title}</Title>
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{FAQ.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{FAQ.intro}</p>
      <Awaited asked={facts} what="the answers">
        {(answer) => <Categories all={categories(answer)} />}
      </Awaited>
      <p className="mt-12 rounded-card border border-line bg-surface p-6">
        <Words text={FAQ.more} />
      </p>
    </div>
  )
}

function Categories({ all }: { all: Category[] }) {
  return (
    <>
      <nav aria-label={FAQ.categories} className="mt-6">
        <ul className="flex flex-wrap gap-x-5">
          {all.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={`${textLink} inline-flex min-h-11 items-center`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {all.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} tabIndex={-1} className="text-2xl font-bold tracking-tight">
            {title}
          </h2>
          <div className="mt-3 border-t border-line">
            {questions.map((each) => (
              <Item key={each.id} {...each} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

function Item({ id, question, answer }: Question) {
  const open = useHash() === id
  const navigate = useNavigate()
  const toggle = () =>
    navigate({ to: '.', hash: open ? '' : id, replace: true, resetScroll: false, hashScrollIntoView: false })
  return (
    <div className="border-b border-line">
      <h3>
        <button
          type="button"
          id={id}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={() => void toggle()}
          className="flex min-h-14 w-full items-center justify-between gap-4 rounded-control py-3 text-left font-semibold hover:text-accent-deep"
        >
          {question}
          <Icon name={open ? 'minus' : 'plus'} className="size-5 text-muted" />
        </button>
      </h3>
      <div id={`${id}-answer`} hidden={!open} className="max-w-prose space-y-3 pt-2 pb-6 text-muted">
        <Blocks blocks={answer} />
      </div>
    </div>
  )
}
