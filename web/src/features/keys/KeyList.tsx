/** The organisation's keys, each with what it may do; for admins to replace and to revoke. */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../lib/action'
import {
  type ListedApiKey,
  type NewApiKey,
  noteApiKeys,
  revokeApiKey,
  rotateApiKey,
  useApiKeys,
} from '../../lib/apiKeys'
import { longDayOf, momentOf } from '../../lib/moment'
import { asProblem, type Problem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { ENVIRONMENTS, LIST, REVOKE, ROTATE } from './copy'

interface KeyListProps {
  admin: boolean
  /** A key that replaces another. */
  made: (key: NewApiKey) => void
}

export function KeyList({ admin, made }: KeyListProps) {
  const { data, error, isFetching, refetch } = useApiKeys()
  if (data?.length === 0) return <p className="text-muted">{LIST.none}</p>
  if (data)
    return (
      <ul className="divide-y divide-line">
        {data.map((key) => (
          <Key key={key.id} of={key} admin={admin} made={made} />
        ))}
      </ul>
    )
  if (error && !isFetching)
    return (
      <ProblemNote problem={asProblem(error)} otherwise={LIST.failed}>
        <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
          {LIST.retry}
        </button>
      </ProblemNote>
    )
  return <Loading words={LIST.loading} lines={4} />
}

function Key({ of: key, admin, made }: KeyListProps & { of: ListedApiKey }) {
  const [asking, setAsking] = useState<'revoke' | 'rotate' | null>(null)
  const ended = key.expiresAt !== null && new Date(key.expiresAt) <= new Date()
  const close = () => setAsking(null)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-semibold wrap-anywhere">{key.name}</h3>
        <Badge>{ENVIRONMENTS[key.environment]}</Badge>
        {key.isRevoked && <Badge loud>{LIST.revoked}</Badge>}
        {ended && !key.isRevoked && <Badge loud>{LIST.ended}</Badge>}
      </div>
      <p className="mt-1 font-mono text-sm text-muted">{key.keyPrefix}…</p>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        <Fact name={LIST.created}>{longDayOf(new Date(key.createdAt))}</Fact>
        <Fact name={LIST.used}>{key.lastUsedAt ? momentOf(new Date(key.lastUsedAt)) : LIST.never}</Fact>
        <Fact name={LIST.limit}>{LIST.anHour(key.rateLimitPerHour)}</Fact>
        <Fact name={LIST.scopes}>{key.scopes.join(', ')}</Fact>
        {key.expiresAt && <Fact name={ended ? LIST.ended : LIST.ends}>{momentOf(new Date(key.expiresAt))}</Fact>}
      </dl>
      {admin && !key.isRevoked && (
        <div className="mt-3 flex flex-wrap gap-3">
          {!ended && (
            <button
              type="button"
              className={buttonLook('outline')}
              aria-label={`${ROTATE.button}: ${key.name}`}
              onClick={() => setAsking('rotate')}
            >
              {ROTATE.button}
            </button>
          )}
          <button
            type="button"
            className={buttonLook('danger')}
            aria-label={`${REVOKE.button}: ${key.name}`}
            onClick={() => setAsking('revoke')}
          >
            {REVOKE.button}
          </button>
        </div>
      )}
      {asking === 'revoke' && <Revoke of={key} close={close} />}
      {asking === 'rotate' && <Rotate of={key} close={close} made={made} />}
    </li>
  )
}

function Revoke({ of: key, close }: { of: ListedApiKey; close: () => void }) {
  const queries = useQueryClient()
  const action = useAction<void, void>(
    () => revokeApiKey(key.id),
    async () => {
      await noteApiKeys(queries)
      toast(REVOKE.done)
      close()
    },
  )
  return (
    <Confirm
      title={REVOKE.title(key.name)}
      yes={REVOKE.yes}
      busy={REVOKE.busy}
      no={REVOKE.no}
      action={{ ...action, problem: null }}
      otherwise={REVOKE.failed}
      close={close}
    >
      <p>{REVOKE.words}</p>
      {action.problem && (
        <ProblemNote problem={action.problem} words={wordsFor(action.problem)} otherwise={REVOKE.failed} />
      )}
    </Confirm>
  )
}

function Rotate({ of: key, close, made }: { of: ListedApiKey; close: () => void; made: (key: NewApiKey) => void }) {
  const action = useAction<void, NewApiKey>(
    () => rotateApiKey(key.id),
    (replacement) => {
      close()
      made(replacement)
    },
  )
  return (
    <Confirm
      title={ROTATE.title(key.name)}
      yes={ROTATE.yes}
      busy={ROTATE.busy}
      no={ROTATE.no}
      action={action}
      otherwise={ROTATE.failed}
      close={close}
    >
      <p>{ROTATE.words}</p>
    </Confirm>
  )
}

function Badge({ loud = false, children }: { loud?: boolean; children: ReactNode }) {
  const look = loud ? 'border-danger text-danger' : 'border-edge text-ink'
  return <span className={`rounded-full border px-2.5 py-0.5 text-sm font-semibold ${look}`}>{children}</span>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const wordsFor = ({ status }: Problem): string => (status === 0 ? REVOKE.failed : REVOKE.refused)
