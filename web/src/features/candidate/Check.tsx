/** One report as its organisation sees it: who it is about, what can be done with it, the report, the resume's text. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type CandidateVerification, dropCheck, noteChecked, readAgain, useCheck } from '../../lib/candidates'
import { longDayOf, momentOf } from '../../lib/moment'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { READ_ONLY, SHARE } from './actions/copy'
import { DeleteReport } from './actions/DeleteReport'
import { ExportReport } from './actions/ExportReport'
import { Disputed, MadeAgain } from './actions/RecheckReport'
import { ReviewNote, ReviewReport } from './actions/ReviewReport'
import { ShareReport } from './actions/ShareReport'
import { HISTORY, PAGE } from './copy'
import { FACTS, REPORT } from './report/copy'
import { Preview } from './report/Preview'
import { ReportPanel } from './report/ReportPanel'

interface CheckProps {
  id: string
  /** May review, share and delete. */
  member: boolean
  /** Shows another one. */
  open: (id: string) => void
  close: () => void
}

export function Check({ id, member, open, close }: CheckProps) {
  const { data, error, isFetching, refetch } = useCheck(id)
  if (data) return <Report key={id} check={data} member={member} open={open} close={close} />
  if (error && !isFetching)
    return (
      <ProblemNote problem={asProblem(error)} otherwise={PAGE.reportFailed}>
        <div className="mt-2 flex flex-wrap gap-3">
          <button type="button" className={buttonLook('outline')} onClick={() => void refetch()}>
            {PAGE.retry}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {PAGE.close}
          </button>
        </div>
      </ProblemNote>
    )
  return <Loading words={PAGE.loadingReport} lines={8} />
}

function Report({ check, member, open, close }: Omit<CheckProps, 'id'> & { check: CandidateVerification }) {
  const queries = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }, [])
  const changed = () => {
    void readAgain(queries, check.id)
    noteChecked(queries)
  }
  const gone = () => {
    close()
    dropCheck(queries, check.id)
    noteChecked(queries)
  }
  return (
    <section aria-labelledby="report" className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="report" ref={title} tabIndex={-1} className="scroll-mt-6 text-2xl font-bold tracking-tight">
            {REPORT.title}
          </h2>
          <p className="text-lg wrap-anywhere" dir="auto">
            {check.candidate.name || HISTORY.nameless}
          </p>
        </div>
        <button type="button" className={buttonLook('outline')} onClick={close}>
          <Icon name="close" className="size-4" />
          {PAGE.close}
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        <ExportReport id={check.id} />
        {member && (
          <>
            <ReviewReport id={check.id} review={check.review} changed={changed} />
            <ShareReport id={check.id} email={check.candidate.email} changed={changed} />
            {!isHeld(check) && <DeleteReport id={check.id} gone={gone} />}
          </>
        )}
      </div>
      {!member && <p className="text-sm text-muted">{READ_ONLY}</p>}
      {check.review && <ReviewNote review={check.review} />}
      <MadeAgain check={check} />
      <Disputed check={check} member={member} open={open} />
      <div className="items-start gap-5 space-y-5 lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:space-y-0">
        <ReportPanel
          report={check}
          timeline={check.timeline}
          reader="employer"
          linked={check.preview !== null}
          about={<About check={check} />}
        />
        <div className="lg:sticky lg:top-4">
          <Preview check={check} />
        </div>
      </div>
    </section>
  )
}

/** The server would refuse. */
const isHeld = ({ dispute }: CandidateVerification): boolean =>
  dispute !== null && new Date(dispute.heldUntil) > new Date()

function About({ check }: { check: CandidateVerification }) {
  const { candidate, shared } = check
  const facts: [string, string][] = [
    [FACTS.email, candidate.email],
    [FACTS.employers, candidate.claimedEmployers.join(', ')],
    [FACTS.linkedin, candidate.linkedinUrl],
  ]
  return (
    <>
      <p>
        {check.madeBy && `${REPORT.by(check.madeBy)} · `}
        {REPORT.keptUntil(longDayOf(new Date(check.keptUntil)))}
      </p>
      {shared && <p>{SHARE.shared(momentOf(new Date(shared.at)), momentOf(new Date(shared.expiresAt)))}</p>}
      <dl className="mt-1">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="wrap-anywhere">
              <dt className="inline">{name}: </dt>
              <dd className="inline text-ink">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
