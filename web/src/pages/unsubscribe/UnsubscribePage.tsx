/** Where a mail's last line leads: one press stops the mails of its kind, without signing in. */
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useHash } from '../../lib/arrive'
import { unsubscribe } from '../../lib/outbox'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'
import { ProblemNote } from '../../ui/ProblemNote'
import { UNSUBSCRIBE } from './copy'

/** What the server says of a token that is none of ours. */
const BAD_LINK = 422

export function UnsubscribePage() {
  const token = new URLSearchParams(useHash()).get('t') ?? ''
  const { mutate, isPending, isSuccess, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: (all: boolean) => unsubscribe(token, all),
  })
  const search = data?.search ?? null
  if (isSuccess)
    return (
      <EntryPage title={UNSUBSCRIBE.doneTitle}>
        <p role="status">{search === null ? UNSUBSCRIBE.done : UNSUBSCRIBE.doneOfSearch(search)}</p>
        {search !== null && (
          <button
            type="button"
            disabled={isPending}
            className={buttonLook('strong', 'mt-5 mr-3')}
            onClick={() => mutate(true)}
          >
            {UNSUBSCRIBE.all}
          </button>
        )}
        <Link to="/" className={buttonLook('outline', 'mt-5')}>
          {UNSUBSCRIBE.home}
        </Link>
      </EntryPage>
    )
  if (token === '' || (error && asProblem(error).status === BAD_LINK))
    return (
      <EntryPage title={UNSUBSCRIBE.badTitle}>
        <p role={error ? 'alert' : undefined}>{UNSUBSCRIBE.bad}</p>
        <Link to="/contact" className={buttonLook('strong', 'mt-5')}>
          {UNSUBSCRIBE.contact}
        </Link>
      </EntryPage>
    )
  return (
    <EntryPage title={UNSUBSCRIBE.title}>
      <p>{UNSUBSCRIBE.words}</p>
      {error && (
        <div className="mt-4">
          <ProblemNote problem={asProblem(error)} otherwise={UNSUBSCRIBE.failed} />
        </div>
      )}
      <button type="button" disabled={isPending} className={buttonLook('strong', 'mt-5')} onClick={() => mutate(false)}>
        {isPending ? UNSUBSCRIBE.busy : error ? UNSUBSCRIBE.again : UNSUBSCRIBE.stop}
      </button>
    </EntryPage>
  )
}
