/** One press, and a posting is on the board: of a result or of what a search found. For those with Premium. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAction } from '../../lib/action'
import { type Application, noteApplication, track, useBoard } from '../../lib/applications'
import { sentenceOf } from '../../lib/problem'
import { useUser } from '../../lib/user'
import { buttonLook, textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { toast } from '../../ui/toast'
import { TRACK } from './copy'

interface TrackButtonProps {
  /** One of both. */
  posting: { verificationId: string } | { jobId: string }
  /** Where the posting stands, "" where that is not known: what is tracked is known by it, too. */
  url: string
  className?: string
}

export function TrackButton({ posting, url, className }: TrackButtonProps) {
  const plan = useUser()?.plan
  const premium = plan !== undefined && plan !== 'free'
  const queries = useQueryClient()
  const { data: board } = useBoard(premium)
  const action = useAction<void, Application>(
    () => track(posting),
    async (application) => {
      toast(TRACK.done(application.title))
      await noteApplication(queries, application)
    },
  )
  if (!premium) return null
  const tracked = board?.applications.find(
    (each) =>
      (url !== '' && each.url === url) ||
      ('jobId' in posting ? each.jobId === posting.jobId : each.verificationId === posting.verificationId),
  )
  if (tracked)
    return (
      <p className="inline-flex flex-wrap items-center gap-x-2">
        <Icon name="check" className="size-5 text-verified" />
        {TRACK.tracked}
        <Link
          to="/premium/applications"
          search={{ open: tracked.id }}
          className={`${textLink} inline-flex min-h-11 items-center`}
        >
          {TRACK.open}
        </Link>
      </p>
    )
  return (
    <div>
      <button
        type="button"
        aria-disabled={action.busy}
        className={buttonLook('outline', className)}
        onClick={() => action.act()}
      >
        <Icon name="plus" />
        {action.busy ? TRACK.busy : TRACK.track}
      </button>
      {action.problem && (
        <p role="alert" className="mt-1 text-sm font-semibold text-danger">
          {sentenceOf(action.problem, TRACK.failed)}
        </p>
      )}
    </div>
  )
}
