/** How many results each further filter would leave, to press. */
import clsx from 'clsx'
import { type Filters, type JobSearchAnswer, POSTED, TYPES } from '../../lib/search'
import { Disclosure } from '../../ui/Disclosure'
import { FACETS, FORM, TYPE_WORDS } from './copy'

interface FacetsProps {
  facets: JobSearchAnswer['facets']
  filters: Filters
  search: (filters: Filters) => void
}

interface Option {
  value: string
  words: string
  count: number
  chosen: boolean
  choose: () => void
}

export function Facets({ facets, filters, search }: FacetsProps) {
  const { employmentTypes: types } = filters
  const groups: [string, Option[]][] = [
    [
      FACETS.posted,
      facets.postedWithin.flatMap(({ value, count }) =>
        POSTED.filter((each) => each === value && each !== 'any').map((within) => ({
          value,
          count,
          words: FORM.within[within],
          chosen: filters.postedWithin === within,
          choose: () => search({ ...filters, postedWithin: filters.postedWithin === within ? 'any' : within }),
        })),
      ),
    ],
    [
      FACETS.remote,
      facets.remote
        .filter(({ value }) => value === 'remote')
        .map(({ value, count }) => ({
          value,
          count,
          words: FACETS.remoteWords[value] ?? value,
          chosen: filters.remoteOnly,
          choose: () => search({ ...filters, remoteOnly: !filters.remoteOnly }),
        })),
    ],
    [
      FACETS.type,
      facets.employmentType.flatMap(({ value, count }) =>
        TYPES.filter((each) => each === value).map((type) => ({
          value,
          count,
          words: TYPE_WORDS[type],
          chosen: types.includes(type),
          choose: () =>
            search({
              ...filters,
              employmentTypes: types.includes(type) ? types.filter((each) => each !== type) : [...types, type],
            }),
        })),
      ),
    ],
    [
      FACETS.company,
      facets.company.map(({ value, count }) => ({
        value,
        count,
        words: value,
        chosen: filters.company === value,
        choose: () => search({ ...filters, company: filters.company === value ? '' : value }),
      })),
    ],
  ]
  const shown = groups
    .map(([title, options]) => [title, options.filter(({ count, chosen }) => count > 0 || chosen)] as const)
    .filter(([, options]) => options.length > 0)
  if (shown.length === 0) return <div />
  return (
    <div>
      <div className="lg:hidden">
        <Disclosure title={FACETS.title}>
          <Groups groups={shown} />
        </Disclosure>
      </div>
      <nav aria-label={FACETS.title} className="hidden lg:block">
        <Groups groups={shown} />
      </nav>
    </div>
  )
}

function Groups({ groups }: { groups: (readonly [string, Option[]])[] }) {
  return (
    <div className="space-y-5">
      {groups.map(([title, options]) => (
        <fieldset key={title}>
          <legend className="text-sm font-semibold text-muted">{title}</legend>
          <ul className="mt-1">
            {options.map(({ value, words, count, chosen, choose }) => (
              <li key={value}>
                <button
                  type="button"
                  aria-pressed={chosen}
                  onClick={choose}
                  className={clsx(
                    'flex min-h-9 w-full items-center justify-between gap-3 rounded-control px-2 text-left text-sm hover:bg-sunken',
                    chosen && 'bg-accent-soft font-semibold',
                  )}
                >
                  <span className="min-w-0 wrap-anywhere">{words}</span>
                  <span className="text-muted tabular-nums">{count.toLocaleString('en')}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  )
}
