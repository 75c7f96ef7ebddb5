/** Three recorded postings; choosing one verifies its sample address. */
import { useQuery } from '@tanstack/react-query'
import { type Example, readExamples } from '../../lib/api'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { EXAMPLES, KINDS } from './copy'

interface ExamplesProps {
  busy: boolean
  choose: (url: string) => void
}

export function Examples({ busy, choose }: ExamplesProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['examples'],
    queryFn: ({ signal }) => readExamples(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="text-2xl font-bold tracking-tight">
        {EXAMPLES.title}
      </h2>
      <p className="mt-1 text-muted">{EXAMPLES.intro}</p>
      {isError ? (
        <div role="alert" className="mt-5 flex flex-wrap items-center gap-4">
          <p>{EXAMPLES.failed}</p>
          <button type="button" className={buttonLook('outline')} onClick={() => refetch()}>
            {EXAMPLES.retry}
          </button>
        </div>
      ) : (
        <ul className="mt-5 grid gap-4 md:grid-cols-3">
          {data
            ? data.map((example) => (
                <li key={example.url} className="flex">
                  <Choice example={example} busy={busy} choose={choose} />
                </li>
              ))
            : [1, 2, 3].map((place) => <li key={place} className="h-46 rounded-card border border-line bg-surface" />)}
        </ul>
      )}
    </section>
  )
}

function Choice({ example, busy, choose }: { example: Example } & ExamplesProps) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => !busy && choose(example.url)}
      className="group flex min-h-46 w-full flex-col rounded-card border border-line bg-surface p-5 text-left transition-colors hover:border-accent aria-disabled:cursor-wait"
    >
      <span className="flex items-center justify-between gap-2 text-sm">
        <span className="text-muted">{KINDS[example.kind]}</span>
        <span className="rounded-full border border-edge px-2.5 py-0.5 font-semibold">{EXAMPLES.label}</span>
      </span>
      <span className="mt-3 text-lg leading-snug font-semibold tracking-tight wrap-anywhere">{example.title}</span>
      <span className="mt-0.5">{example.company}</span>
      <span className="mt-auto flex items-end justify-between gap-3 pt-3 text-sm text-muted">
        <span>
          {example.place}
          <span className="block">{example.pay}</span>
        </span>
        <Icon name="arrow" className="size-5 text-accent transition-transform group-hover:translate-x-1" />
      </span>
    </button>
  )
}
