/** A user's own past checks, newest first; `open` shows the result of one. */
import { Link } from '@tanstack/react-router'
import { Badge } from '@trusthound/trust-card'
import { momentOf } from '../../lib/moment'
import { type PastCheck, usePastChecks } from '../../lib/pastChecks'
import { buttonLook, textLink } from '../../ui/button'
import { Paged } from '../../ui/Paged'
import { HISTORY } from './copy'

export function PastChecks({ open }: { open: (id: string) => void }) {
  const query = usePastChecks()
  const checks = query.data?.pages.flatMap((page) => page.checks)
  if (checks?.length === 0)
    return (
      <p>
        {HISTORY.none}{' '}
        <Link to="/" className={`${textLink} inline-flex min-h-6 items-center`}>
          {HISTORY.verify}
        </Link>
      </p>
    )
  return (
    <Paged query={query} words={HISTORY}>
      {checks && (
        <ul className="divide-y divide-line">
          {checks.map((check) => (
            <Line key={check.id + check.checkedAt} check={check} open={open} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Line({ check, open }: { check: PastCheck; open: (id: string) => void }) {
  const name = nameOf(check)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {check.company && check.company !== name && `${check.company} · `}
          {siteOf(check.url) || HISTORY.pasted} ·{' '}
          <time dateTime={check.checkedAt}>{momentOf(new Date(check.checkedAt))}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-3">
          {check.trustScore !== null && (
            <span className="text-sm text-muted tabular-nums">{HISTORY.score(check.trustScore)}</span>
          )}
          <Badge band={check.band} />
        </p>
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

const nameOf = ({ title, company, kind }: PastCheck): string =>
  title || company || (kind === 'message' ? HISTORY.message : HISTORY.posting)

const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')
