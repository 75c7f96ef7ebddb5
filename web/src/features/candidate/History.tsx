/** The organisation's reports, newest first: searched, filtered, page by page; `open` shows one. */
import { Badge } from '@trusthound/trust-card'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type HistoryFilter, type Level, type ListedCheck, useHistory } from '../../lib/candidates'
import { momentOf } from '../../lib/moment'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Paged } from '../../ui/Paged'
import { badgeWords, DECISIONS, HISTORY, LEVELS } from './copy'

const ALL: HistoryFilter = { q: '', level: '', reviewed: '' }
const CONTROL = 'mt-1 block h-11 w-full rounded-control border border-edge bg-paper px-3 text-ink'

export function History({ open }: { open: (id: string) => void }) {
  const [filter, setFilter] = useState(ALL)
  const [words, setWords] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setFilter({ ...filter, q: words.trim() })
  }
  const filtered = filter.q !== '' || filter.level !== '' || filter.reviewed !== ''
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser knows the element yet */}
      <form role="search" className="flex flex-wrap items-end gap-3" onSubmit={search}>
        <Labelled label={HISTORY.search} className="min-w-0 flex-1 basis-52">
          {(id) => (
            <input
              id={id}
              type="search"
              autoComplete="off"
              maxLength={200}
              value={words}
              className={CONTROL}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Labelled>
        <button type="submit" className={buttonLook('outline')}>
          {HISTORY.go}
        </button>
        <Labelled label={HISTORY.level} className="grow basis-36 sm:grow-0">
          {(id) => (
            <Choice
              id={id}
              value={filter.level}
              choices={[['', HISTORY.anyLevel], ...Object.entries(LEVELS)]}
              choose={(level) => setFilter({ ...filter, level: level as Level | '' })}
            />
          )}
        </Labelled>
        <Labelled label={HISTORY.review} className="grow basis-36 sm:grow-0 sm:basis-48">
          {(id) => (
            <Choice
              id={id}
              value={filter.reviewed}
              choices={Object.entries(HISTORY.reviews)}
              choose={(reviewed) => setFilter({ ...filter, reviewed: reviewed as HistoryFilter['reviewed'] })}
            />
          )}
        </Labelled>
      </form>
      <div className="mt-4">
        <Found
          filter={filter}
          filtered={filtered}
          open={open}
          clear={() => {
            setFilter(ALL)
            setWords('')
          }}
        />
      </div>
    </>
  )
}

interface LabelledProps {
  label: string
  className: string
  children: (id: string) => ReactNode
}

function Labelled({ label, className, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

interface ChoiceProps {
  id: string
  value: string
  choices: [string, string][]
  choose: (value: string) => void
}

function Choice({ id, value, choices, choose }: ChoiceProps) {
  return (
    <span className="relative block">
      <select
        id={id}
        value={value}
        className={`${CONTROL} appearance-none pr-10`}
        onChange={(event) => choose(event.target.value)}
      >
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
    </span>
  )
}

interface FoundProps {
  filter: HistoryFilter
  filtered: boolean
  open: (id: string) => void
  clear: () => void
}

function Found({ filter, filtered, open, clear }: FoundProps) {
  const query = useHistory(filter)
  const checks = query.data?.pages.flatMap((page) => page.verifications)
  if (checks?.length === 0)
    return (
      <div role="status">
        <p>{filtered ? HISTORY.noneFound : HISTORY.none}</p>
        {filtered && (
          <button type="button" className={buttonLook('outline', 'mt-3')} onClick={clear}>
            {HISTORY.clear}
          </button>
        )}
      </div>
    )
  return (
    <Paged query={query} words={HISTORY}>
      {checks && (
        <ul className="divide-y divide-line border-t border-line">
          {checks.map((check) => (
            <Line key={check.id} check={check} open={open} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Line({ check, open }: { check: ListedCheck; open: (id: string) => void }) {
  const name = check.candidateName || check.candidateEmail || HISTORY.nameless
  const told = [
    check.candidateName && check.candidateEmail,
    check.madeBy && HISTORY.by(check.madeBy),
    check.recheckOf && HISTORY.again,
    HISTORY.flags(check.flags),
    check.decision ? HISTORY.reviewed(DECISIONS[check.decision]) : HISTORY.notReviewed,
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <time dateTime={check.generatedAt}>{momentOf(new Date(check.generatedAt))}</time>
          {told.filter(Boolean).map((each) => ` · ${each}`)}
          {check.disputedAt && <span className="font-semibold text-caution"> · {HISTORY.disputed}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!check.signalsOnly && (
          <p className="flex items-center gap-3">
            {check.level && <span className="text-sm font-semibold">{LEVELS[check.level]}</span>}
            {check.trustScore !== null && (
              <span className="text-sm text-muted tabular-nums">{HISTORY.score(check.trustScore)}</span>
            )}
            <Badge band={check.band} words={badgeWords(check.band)} />
          </p>
        )}
        <button
          type="button"
          aria-label={HISTORY.open(name)}
          className={buttonLook('outline')}
          onClick={() => open(check.id)}
        >
          {HISTORY.show}
        </button>
      </div>
    </li>
  )
}
