/** Every place where the user is signed in, this one marked; each of the others can be signed out. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, readSessions, type Session } from '../../lib/accounts'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { SESSIONS } from './copy'
import { deviceOf } from './device'

const KEY = ['sessions']

export function Sessions() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readSessions(signal),
  })
  if (data) return <Lines sessions={data} />
  if (error && !isFetching)
    return (
      <ProblemNote problem={asProblem(error)} otherwise={SESSIONS.readFailed}>
        <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
          {SESSIONS.retry}
        </button>
      </ProblemNote>
    )
  return <Loading words={SESSIONS.loading} lines={3} />
}

function Lines({ sessions }: { sessions: Session[] }) {
  const queries = useQueryClient()
  const ending = useAction<void, void>(endOtherSessions, async () => {
    await queries.invalidateQueries({ queryKey: KEY })
    toast(SESSIONS.othersEnded)
  })
  const inOrder = [...sessions].sort((one, other) => Number(other.current) - Number(one.current))
  return (
    <>
      <ul className="divide-y divide-line">
        {inOrder.map((session) => (
          <Line key={session.id} session={session} />
        ))}
      </ul>
      {ending.problem && (
        <div className="mt-3">
          <ProblemNote problem={ending.problem} otherwise={SESSIONS.othersFailed} />
        </div>
      )}
      {sessions.length > 1 ? (
        <button
          type="button"
          aria-disabled={ending.busy}
          className={buttonLook('outline', 'mt-4')}
          onClick={() => ending.act()}
        >
          {ending.busy ? SESSIONS.ending : SESSIONS.others}
        </button>
      ) : (
        <p className="mt-3 text-muted">{SESSIONS.alone}</p>
      )}
    </>
  )
}

function Line({ session }: { session: Session }) {
  const queries = useQueryClient()
  const ending = useAction<void, void>(
    () => endSession(session.id),
    async () => {
      await queries.invalidateQueries({ queryKey: KEY })
      toast(SESSIONS.ended)
    },
  )
  const device = deviceOf(session.device)
  return (
    <li className="py-3 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            <span className="wrap-anywhere" title={session.device}>
              {device}
            </span>
            {session.current && (
              <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm text-accent-deep">
                {SESSIONS.current}
              </span>
            )}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {session.kind === 'api' && `${SESSIONS.program} · `}
            {session.address} · {SESSIONS.seen}{' '}
            <time dateTime={session.lastSeenAt}>{momentOf(new Date(session.lastSeenAt))}</time>
          </p>
          <p className="text-sm text-muted">
            {SESSIONS.until} <time dateTime={session.expiresAt}>{momentOf(new Date(session.expiresAt))}</time>
          </p>
        </div>
        {!session.current && (
          <button
            type="button"
            aria-disabled={ending.busy}
            aria-label={SESSIONS.endNamed(device)}
            className={buttonLook('outline')}
            onClick={() => ending.act()}
          >
            {ending.busy ? SESSIONS.ending : SESSIONS.end}
          </button>
        )}
      </div>
      {ending.problem && (
        <div className="mt-2">
          <ProblemNote problem={ending.problem} otherwise={SESSIONS.endFailed} />
        </div>
      )}
    </li>
  )
}
