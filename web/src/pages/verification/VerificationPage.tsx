/** One result under its own address: the result, what changed, when it was seen, its pay and the laws on pay. */
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Replies } from '../../features/reply/Replies'
import { Standing } from '../../features/reply/Standing'
import { Actions, hasAddress, mayBeShared } from '../../features/result/Actions'
import { Changed } from '../../features/result/Changed'
import { Correct } from '../../features/result/Correct'
import { Corrected, CorrectedAs } from '../../features/result/Corrected'
import { PAGE } from '../../features/result/copy'
import { Laws } from '../../features/result/Laws'
import { PayPanel } from '../../features/result/PayPanel'
import { Timeline } from '../../features/result/Timeline'
import { SharePart } from '../../features/sharing/SharePart'
import { ResultPanel } from '../../features/verify/result/ResultPanel'
import { useShown } from '../../features/verify/result/useShown'
import type { VerificationAnswer } from '../../lib/api'
import { asProblem } from '../../lib/problem'
import { useBackground, useResult } from '../../lib/results'
import { useUser } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { ProblemNote } from '../../ui/ProblemNote'
import { Title } from '../../ui/Title'
import { MoreOfResult } from '../result/MoreOfResult'

export function VerificationPage() {
  const { id } = useParams({ from: '/v/$id' })
  const { data, error, isFetching, refetch } = useResult(id)
  const problem = error && asProblem(error)
  if (problem?.status === 404)
    return (
      <Notice eyebrow={PAGE.title} title={PAGE.gone}>
        <p>{PAGE.goneWords}</p>
        <Link to="/" className={buttonLook('strong', 'mt-5')}>
          {PAGE.verify}
        </Link>
      </Notice>
    )
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
      <Title>{data ? `${data.job.title || data.headline}` : PAGE.title}</Title>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{PAGE.title}</h1>
      {data && <Whole key={data.id} answer={data} />}
      {!data && !problem && (
        <div className="mt-6">
          <Loading words={PAGE.loading} lines={8} />
        </div>
      )}
      {!data && problem && !isFetching && (
        <div className="mt-6">
          <ProblemNote problem={problem} otherwise={PAGE.failed}>
            <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
              {PAGE.retry}
            </button>
          </ProblemNote>
        </div>
      )}
    </div>
  )
}

function Whole({ answer }: { answer: VerificationAnswer }) {
  const { before, corrected } = useSearch({ from: '/v/$id' })
  const earlier = useResult(before ?? '', before !== undefined && before !== answer.id)
  const own = useResult(corrected ?? '', corrected !== undefined)
  const background = useBackground(answer.id)
  const heading = useShown(null)
  const navigate = useNavigate()
  const user = useUser()
  const told = earlier.data ? 'changes' : answer.correction ? 'correction' : null
  useEffect(() => {
    if (told === null) return
    // The router draws the page of the new result a moment later.
    const frame = requestAnimationFrame(() => document.getElementById(told)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [told])
  const away = () => void navigate({ to: '/' })
  return (
    <>
      {own.data?.correction?.originalId === answer.id && <CorrectedAs answer={own.data} />}
      {answer.correction && (
        <div className="mt-6">
          <Corrected answer={answer} />
        </div>
      )}
      {earlier.data && (
        <div className="mt-6">
          <Changed before={earlier.data} after={answer} />
        </div>
      )}
      <Standing answer={answer} />
      <ResultPanel
        answer={answer}
        heading={heading}
        close={away}
        another={away}
        alone
        actions={
          <>
            <Actions answer={answer} />
            <Correct answer={answer} />
          </>
        }
        more={(shown) => user && <MoreOfResult answer={shown} />}
      />
      <div className="mt-6 space-y-6">
        {mayBeShared(answer) && <SharePart id={answer.id} checkAgain={hasAddress(answer)} />}
        <Replies answer={answer} />
        {answer.sightings && <Timeline sightings={answer.sightings} />}
        {background.data?.pay && <PayPanel pay={background.data.pay} />}
        {background.data && background.data.laws.length > 0 && (
          <Laws laws={background.data.laws} listedOn={background.data.lawsListedOn} statesPay={answer.pay !== null} />
        )}
      </div>
    </>
  )
}
