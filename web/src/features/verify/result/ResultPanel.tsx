/** An answer in, the whole result out, in the order a person needs it: what it is, what to do, why, how sure. */
import { Link } from '@tanstack/react-router'
import { TrustCard } from '@trusthound/trust-card'
import type { ReactNode, RefObject } from 'react'
import type { VerificationAnswer } from '../../../lib/api'
import { momentOf } from '../../../lib/moment'
import { useUser } from '../../../lib/user'
import { buttonLook, textLink } from '../../../ui/button'
import { Icon } from '../../../ui/Icon'
import { MESSAGE, RESULT } from '../copy'
import { Feedback } from '../feedback/Feedback'
import { Findings } from './Findings'
import { Mail } from './Mail'
import { NextSteps } from './NextSteps'
import { SafeReply } from './SafeReply'
import { Script } from './Script'

interface ResultPanelProps {
  answer: VerificationAnswer
  heading: RefObject<HTMLHeadingElement | null>
  close: () => void
  another: () => void
  /** What else is told of a result, beneath its reasons. */
  more?: More | undefined
  /** It stands on its own page already. */
  alone?: boolean
  /** What can be done with it, once a person has seen what it is and what to do. */
  actions?: ReactNode
}

export type More = (answer: VerificationAnswer) => ReactNode

export function ResultPanel({ answer, heading, close, another, more, alone = false, actions }: ResultPanelProps) {
  const plan = useUser()?.plan
  // Far below the trust score, and never beside it.
  const compared = more !== undefined && answer.kind === 'posting' && plan !== undefined && plan !== 'free'
  return (
    <section aria-labelledby="results" className="mt-6 overflow-clip rounded-card border border-line bg-surface">
      <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4 sm:pl-6">
        <h2 id="results" ref={heading} tabIndex={-1} className="scroll-mt-4 text-base font-semibold">
          {RESULT.title}
        </h2>
        <button type="button" className={buttonLook('quiet', 'px-3')} onClick={close}>
          <Icon name="close" />
          {RESULT.close}
        </button>
      </header>
      <div className="p-4 sm:p-6">
        {answer.example && (
          <p className="mb-4 text-sm text-muted">
            <span className="mr-1 rounded-full border border-edge px-2.5 py-0.5 font-semibold text-ink">
              {RESULT.example}
            </span>{' '}
            {RESULT.exampleNote}
          </p>
        )}
        {answer.correction && (
          <p className="mb-4 text-sm text-muted">
            <span className="mr-2 rounded-full border border-edge px-2.5 py-0.5 font-semibold text-ink">
              {RESULT.corrected}
            </span>
            {RESULT.correctedNote}
          </p>
        )}
        <TrustCard
          job={faceOf(answer)}
          score={answer.trustScore}
          band={answer.band}
          verdict={answer.verdict}
          headline={answer.headline}
        >
          <Provenance answer={answer} alone={alone} />
          {compared && (
            <a href="#match" className={`${textLink} inline-flex min-h-8 items-center`}>
              {RESULT.match}
            </a>
          )}
        </TrustCard>
      </div>
      <NextSteps answer={answer} />
      {actions && <div className="border-t border-line px-4 pb-4 sm:px-6 print:hidden">{actions}</div>}
      {answer.mail && <Mail mail={answer.mail} />}
      {answer.script && <Script script={answer.script} />}
      {answer.safeReply && <SafeReply reply={answer.safeReply} />}
      <Findings answer={answer} />
      {more?.(answer)}
      {!answer.example && !answer.correction && <Feedback key={answer.id + answer.checkedAt} answer={answer} />}
      <footer className="flex flex-wrap gap-3 border-t border-line p-4 sm:px-6">
        <button type="button" className={buttonLook('strong')} onClick={another}>
          {RESULT.another}
        </button>
        <button type="button" className={buttonLook('outline')} onClick={close}>
          {RESULT.close}
        </button>
      </footer>
    </section>
  )
}

/** A message states no position: its face says what it is, and whose it says it is. */
function faceOf({ kind, job, mail }: VerificationAnswer) {
  if (kind === 'posting') return job
  const claim = job.company ? MESSAGE.claims(job.company) : MESSAGE.nobody
  if (mail === null) return { ...job, title: job.title || MESSAGE.title, byline: claim }
  const byline = mail.from ? MESSAGE.from(mail.from.name, mail.from.address) : MESSAGE.noSender
  return { ...job, title: mail.subject || MESSAGE.mail, company: job.company || (mail.from?.name ?? ''), byline }
}

/** Where the posting stands and when it was checked. An example's address leads nowhere, so it is no link. */
function Provenance({ answer, alone }: { answer: VerificationAnswer; alone: boolean }) {
  const shown = answer.url.replace(/^https?:\/\//, '')
  const isLink = !answer.example && /^https?:\/\//.test(answer.url)
  return (
    <div className="mt-1.5 text-sm text-muted">
      {isLink ? (
        <a
          href={answer.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`${textLink} inline-flex min-h-6 items-center gap-1 wrap-anywhere`}
        >
          <span className="line-clamp-2">{shown}</span>
          <Icon name="external" className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        <p className="line-clamp-2 wrap-anywhere">
          {shown || (answer.kind === 'mail' ? RESULT.opened : RESULT.pasted)}
        </p>
      )}
      {!alone && (
        <p className="print:hidden">
          <Link to="/v/$id" params={{ id: answer.id }} className={`${textLink} inline-flex min-h-6 items-center`}>
            {RESULT.page}
          </Link>
        </p>
      )}
      <p>
        {RESULT.checked} <time dateTime={answer.checkedAt}>{momentOf(new Date(answer.checkedAt))}</time>
      </p>
    </div>
  )
}
