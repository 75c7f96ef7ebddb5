/** Where the link of a confirmation mail leads: the address is confirmed by arriving. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CONFIRM_MAIL } from '../../features/signing-in/copy'
import { isOfTheLink } from '../../features/signing-in/ResetForm'
import { confirmMail } from '../../lib/accounts'
import { useHashToken } from '../../lib/hash'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'
import { ProblemNote } from '../../ui/ProblemNote'

export function VerifyMailPage() {
  const token = useHashToken()
  const queries = useQueryClient()
  // A question to the server that changes something: asked once, however often the page is drawn.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['confirm-mail', token],
    queryFn: async () => {
      await confirmMail(token)
      // An answer that is on its way was given before.
      await queries.cancelQueries({ queryKey: ['session'] })
      await queries.invalidateQueries({ queryKey: ['session'] })
      return true
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (data)
    return (
      <EntryPage title={CONFIRM_MAIL.doneTitle}>
        <p role="status">{CONFIRM_MAIL.done}</p>
        <Link to="/account" className={buttonLook('strong', 'mt-5')} replace>
          {CONFIRM_MAIL.goOn}
        </Link>
      </EntryPage>
    )
  if (token === '' || (error && isOfTheLink(asProblem(error))))
    return (
      <EntryPage title={CONFIRM_MAIL.badTitle}>
        <p role={error ? 'alert' : undefined}>{CONFIRM_MAIL.bad}</p>
        <Link to="/account" className={buttonLook('strong', 'mt-5')} replace>
          {CONFIRM_MAIL.goOn}
        </Link>
      </EntryPage>
    )
  if (error && !isFetching)
    return (
      <EntryPage title={CONFIRM_MAIL.failedTitle}>
        <ProblemNote problem={asProblem(error)} otherwise={CONFIRM_MAIL.failed} />
        <button type="button" className={buttonLook('strong', 'mt-5')} onClick={() => void refetch()}>
          {CONFIRM_MAIL.again}
        </button>
      </EntryPage>
    )
  return (
    <EntryPage title={CONFIRM_MAIL.busyTitle}>
      <p role="status">{CONFIRM_MAIL.busy}</p>
    </EntryPage>
  )
}
