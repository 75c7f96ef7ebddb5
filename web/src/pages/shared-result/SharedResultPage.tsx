/** One result as others are shown it, by a link that ends: read-only, and without persons. */
import { Link, useParams } from '@tanstack/react-router'
import { TrustCard } from '@trusthound/trust-card'
import { MESSAGE, RESULT } from '../../features/verify/copy'
import { Findings } from '../../features/verify/result/Findings'
import { NextSteps } from '../../features/verify/result/NextSteps'
import { momentOf } from '../../lib/moment'
import { asProblem } from '../../lib/problem'
import { type SharedResult, useSharedResult } from '../../lib/shares'
import { buttonLook, textLink } from '../../ui/button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { ProblemNote } from '../../ui/ProblemNote'
import { Title } from '../../ui/Title'
import { SHARED } from './copy'
import { SharedReplies } from './SharedReplies'

export function SharedResultPage() {
  const { id } = useParams({ from: '/s/$id' })
  const { data, error, isFetching, refetch } = useSharedResult(id)
  const problem = error && asProblem(error)
  if (problem?.status === 404)
    return (
      <Notice eyebrow={SHARED.title} title={SHARED.gone}>
        <p>{SHARED.goneWords}</p>
        <CheckYourself />
      </Notice>
    )
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
      <Title>{data ? [data.headline, data.title].filter(Boolean).join(': ') : SHARED.title}</Title>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{SHARED.title}</h1>
      {data && <Whole told={data} />}
      {!data && !problem && (
        <div className="mt-6">
          <Loading words={SHARED.loading} lines={8} />
        </div>
      )}
      {!data && problem && !isFetching && (
        <div className="mt-6">
          <ProblemNote problem={problem} otherwise={SHARED.failed}>
            <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
              {SHARED.retry}
            </button>
          </ProblemNote>
        </div>
      )}
    </div>
  )
}

function Whole({ told }: { told: SharedResult }) {
  return (
    <>
      <p className="mt-2 max-w-prose text-muted">
        {SHARED.until} <time dateTime={told.expiresAt}>{momentOf(new Date(told.expiresAt))}</time>.
      </p>
      <section aria-labelledby="results" className="mt-6 overflow-clip rounded-card border border-line bg-surface">
        <h2 id="results" className="sr-only">
          {SHARED.details}
        </h2>
        <div className="p-4 sm:p-6">
          <TrustCard
            job={faceOf(told)}
            score={told.trustScore}
            band={told.band}
            verdict={told.verdict}
            headline={told.headline}
          >
            <Provenance told={told} />
          </TrustCard>
        </div>
        <NextSteps answer={told} />
        <Findings answer={told} />
        <SharedReplies replies={told.replies} />
        <LeftOut />
        <footer className="border-t border-line p-4 sm:px-6 print:hidden">
          <p>{SHARED.yourselfWords}</p>
          <CheckYourself />
        </footer>
      </section>
    </>
  )
}

/** A message states no position: its face says what it is, and whose it says it is. */
function faceOf({ kind, title, company, location, salary }: SharedResult) {
  const face = { title, company, location, salary }
  if (kind === 'posting') return face
  const byline = company ? MESSAGE.claims(company) : MESSAGE.nobody
  return { ...face, title: title || (kind === 'mail' ? MESSAGE.anyMail : MESSAGE.title), byline }
}

/** The address is no link: nobody is to be led to what others were warned of. */
function Provenance({ told: { url, handedIn, checkedAt } }: { told: SharedResult }) {
  return (
    <div className="mt-1.5 text-sm text-muted">
      {url && <p className="line-clamp-2 wrap-anywhere">{url.replace(/^https?:\/\//, '')}</p>}
      {handedIn && <p>{SHARED.handedIn}</p>}
      <p>
        {RESULT.checked} <time dateTime={checkedAt}>{momentOf(new Date(checkedAt))}</time>. {SHARED.asOf}
      </p>
    </div>
  )
}

function LeftOut() {
  return (
    <section aria-labelledby="left-out" className="border-t border-line p-4 sm:p-6">
      <h3 id="left-out" className="text-lg font-semibold tracking-tight">
        {SHARED.leftOut}
      </h3>
      <p className="mt-2 max-w-prose text-sm">{SHARED.leftOutWords}</p>
      <p className="mt-1 max-w-prose text-sm text-muted">
        {SHARED.mayMiss}{' '}
        <Link to="/contact" className={textLink}>
          {SHARED.contact}
        </Link>
        .
      </p>
    </section>
  )
}

const CheckYourself = () => (
  <Link to="/" className={buttonLook('strong', 'mt-4')}>
    {SHARED.yourself}
  </Link>
)
