/** One opening for those who have Premium, where mails of alerts lead; everybody else is told how to get it. */
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Elsewhere, SignedInOnly } from '../../features/access/SignedInOnly'
import { WatchButton } from '../../features/alerts/WatchButton'
import { OPENING } from '../../features/search/copy'
import { Opening } from '../../features/search/Opening'
import { TrackButton } from '../../features/tracking/TrackButton'
import { useVerification } from '../../features/verify/useVerification'
import { Verify } from '../../features/verify/Verify'
import { scrolling } from '../../lib/motion'
import { asProblem } from '../../lib/problem'
import { useJob, type WholeJob } from '../../lib/search'
import { buttonLook, textLink } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { ProblemNote } from '../../ui/ProblemNote'
import { Title } from '../../ui/Title'
import { MoreOfResult } from '../result/MoreOfResult'

export function JobPage() {
  const { jobId } = useParams({ from: '/premium/jobs/$jobId' })
  return (
    <SignedInOnly checking={OPENING.checking}>
      {(user) =>
        user.plan === 'free' ? <Elsewhere to="/pricing?reason=premium_required" /> : <Job key={jobId} id={jobId} />
      }
    </SignedInOnly>
  )
}

function Job({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useJob(id)
  const problem = error && asProblem(error)
  if (problem?.status === 404)
    return (
      <Notice eyebrow={OPENING.eyebrow} title={OPENING.gone}>
        <p>{OPENING.goneWords}</p>
        <Link to="/premium" hash="search" className={buttonLook('strong', 'mt-5')}>
          {OPENING.search}
        </Link>
      </Notice>
    )
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
      <Title>{data?.title ?? OPENING.eyebrow}</Title>
      <Link to="/premium" hash="search" className={`${textLink} mb-2 inline-flex min-h-6 items-center`}>
        {OPENING.back}
      </Link>
      {data && <Whole job={data} />}
      {!data && <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{OPENING.eyebrow}</h1>}
      {!data && problem && !isFetching && (
        <div className="mt-8">
          <ProblemNote problem={problem} otherwise={OPENING.failed}>
            <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
              {OPENING.retry}
            </button>
          </ProblemNote>
        </div>
      )}
      {!data && (!problem || isFetching) && (
        <div className="mt-8">
          <Loading words={OPENING.loading} lines={8} />
        </div>
      )}
    </div>
  )
}

function Whole({ job }: { job: WholeJob }) {
  const verification = useVerification()
  const { busy, answer, problem } = verification
  const box = useRef<HTMLElement>(null)
  const begun = busy || answer !== null || problem !== null
  useEffect(() => {
    if (begun) box.current?.scrollIntoView({ block: 'start', behavior: scrolling() })
  }, [begun])
  return (
    <>
      <Opening
        job={job}
        verify={(url) => verification.start({ kind: 'link', words: url })}
        actions={
          <>
            <TrackButton posting={{ jobId: job.id }} url={job.url} />
            <WatchButton job={job} />
          </>
        }
      />
      {begun && (
        <section ref={box} aria-labelledby="verify" className="mt-10 scroll-mt-6">
          <h2 id="verify" className="mb-4 text-2xl font-bold tracking-tight">
            {OPENING.verify}
          </h2>
          <Verify verification={verification} more={(told) => <MoreOfResult answer={told} />} />
        </section>
      )}
    </>
  )
}
