/** How to show a result to others: its owner makes links and ends them, everybody else is told how. */
import { Link, useRouterState } from '@tanstack/react-router'
import { asProblem } from '../../lib/problem'
import { useShares } from '../../lib/shares'
import { useUser } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { Part } from '../../ui/Part'
import { ProblemNote } from '../../ui/ProblemNote'
import { SHARE } from './copy'
import { Links } from './Links'
import { MakeLink } from './MakeLink'

interface SharePartProps {
  id: string
  /** Whether the posting can be read again from here. */
  checkAgain: boolean
}

export function SharePart({ id, checkAgain }: SharePartProps) {
  const user = useUser()
  return (
    <div className="print:hidden">
      <Part id="share" title={SHARE.title} intro={SHARE.intro}>
        {user ? <OfUser key={user.id} id={id} checkAgain={checkAgain} /> : <ToSignIn />}
      </Part>
    </div>
  )
}

function ToSignIn() {
  const here = useRouterState({ select: (state) => state.location.pathname })
  return (
    <>
      <p>{SHARE.signInWords}</p>
      <Link to="/login" search={{ redirect: here }} className={buttonLook('outline', 'mt-3')}>
        {SHARE.signIn}
      </Link>
    </>
  )
}

function OfUser({ id, checkAgain }: SharePartProps) {
  const { data, error, isFetching, refetch } = useShares(id)
  if (data)
    return (
      <div className="space-y-6">
        <MakeLink id={id} />
        <Links id={id} shares={data} />
      </div>
    )
  const problem = error && asProblem(error)
  if (problem?.status === 404)
    return (
      <p className="max-w-prose">
        {SHARE.notYours} {checkAgain ? SHARE.checkAgain : SHARE.checkYourself}
      </p>
    )
  if (problem && !isFetching)
    return (
      <ProblemNote problem={problem} otherwise={SHARE.failed}>
        <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
          {SHARE.retry}
        </button>
      </ProblemNote>
    )
  return <Loading words={SHARE.loading} lines={3} />
}
