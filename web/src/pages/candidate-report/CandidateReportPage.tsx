/** What candidates see by their link: the report about their resume, without the employer's notes, and how to dispute it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { REPORT } from '../../features/candidate/report/copy'
import { ReportPanel } from '../../features/candidate/report/ReportPanel'
import { type CandidateCopy, disputeReport, openCopy } from '../../lib/candidates'
import { useForm } from '../../lib/form'
import { useHashToken } from '../../lib/hash'
import { longDayOf, momentOf } from '../../lib/moment'
import { scrolling } from '../../lib/motion'
import { asProblem } from '../../lib/problem'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { TextField } from '../../ui/Field'
import { Notice } from '../../ui/Notice'
import { Part } from '../../ui/Part'
import { ProblemNote } from '../../ui/ProblemNote'
import { Spinner } from '../../ui/Spinner'
import { Title } from '../../ui/Title'
import { COPY } from './copy'

export function CandidateReportPage() {
  const token = useHashToken()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['candidate-copy', token],
    queryFn: () => openCopy(token),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <Copy token={token} copy={data} />
  const problem = error && asProblem(error)
  if (token === '' || (problem && problem.status >= 400 && problem.status < 500 && problem.status !== 429))
    return (
      <Notice eyebrow={COPY.eyebrow} title={COPY.gone}>
        <p>{COPY.goneWords}</p>
      </Notice>
    )
  if (problem && !isFetching)
    return (
      <Notice eyebrow={COPY.eyebrow} title={COPY.failed}>
        <div className="text-base text-ink">
          <ProblemNote problem={problem} otherwise={COPY.failed}>
            <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
              {COPY.retry}
            </button>
          </ProblemNote>
        </div>
      </Notice>
    )
  return (
    <>
      <Title>{COPY.title}</Title>
      <Spinner words={COPY.loading} />
    </>
  )
}

function Copy({ token, copy }: { token: string; copy: CandidateCopy }) {
  return (
    <div className="mx-auto max-w-3xl space-y-5 px-4 pt-6 sm:px-6 sm:pt-10">
      <Title>{COPY.title}</Title>
      <h1 className="text-3xl font-bold tracking-tight">{COPY.title}</h1>
      <p>{COPY.intro(copy.organization)}</p>
      <button type="button" className={buttonLook('outline')} onClick={goToDispute}>
        {copy.dispute ? COPY.toDisputed : COPY.toDispute}
      </button>
      <h2 className="text-xl font-bold tracking-tight">{REPORT.title}</h2>
      <ReportPanel
        report={copy.report}
        timeline={copy.timeline}
        reader="candidate"
        linked={false}
        about={
          <p>
            {COPY.until(longDayOf(new Date(copy.expiresAt)))} {COPY.kept(longDayOf(new Date(copy.keptUntil)))}
          </p>
        }
      />
      {copy.dispute ? <Disputed dispute={copy.dispute} /> : <Dispute token={token} copy={copy} />}
    </div>
  )
}

/** No link: the address's # holds the token. */
function goToDispute(): void {
  const part = document.getElementById('dispute')
  part?.scrollIntoView({ block: 'start', behavior: scrolling() })
  part?.focus({ preventScroll: true })
}

function Dispute({ token, copy }: { token: string; copy: CandidateCopy }) {
  const queries = useQueryClient()
  const form = useForm({ statement: '' })
  const { submit, busy, problem } = useSubmit(
    form,
    ({ statement }: { statement: string }) => disputeReport(token, statement),
    ({ dispute }) => queries.setQueryData(['candidate-copy', token], { ...copy, dispute }),
  )
  return (
    <Part id="dispute" title={COPY.dispute} intro={COPY.disputeIntro}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(event, form.values)}>
        {problem && <ProblemNote problem={problem} otherwise={COPY.sendFailed} />}
        <TextField
          form={form}
          name="statement"
          label={COPY.statement}
          hint={COPY.hint}
          missing={COPY.missing}
          maxLength={4000}
          required
        />
        <button type="submit" aria-disabled={busy} className={buttonLook('strong')}>
          {busy ? COPY.sending : COPY.send}
        </button>
      </form>
    </Part>
  )
}

function Disputed({ dispute }: { dispute: NonNullable<CandidateCopy['dispute']> }) {
  return (
    <section aria-labelledby="dispute" role="status" className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id="dispute" tabIndex={-1} className="scroll-mt-6 text-xl font-bold tracking-tight">
        {COPY.sent}
      </h2>
      <p className="mt-2">{COPY.held(longDayOf(new Date(dispute.heldUntil)))}</p>
      <p className="mt-3 text-muted">{COPY.said(momentOf(new Date(dispute.at)))}</p>
      <blockquote dir="auto" className="mt-1 border-l-2 border-edge pl-3 whitespace-pre-line wrap-anywhere">
        {dispute.statement}
      </blockquote>
    </section>
  )
}
