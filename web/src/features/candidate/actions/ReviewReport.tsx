/** What a person decided after reading a report: asked for in a dialog, and shown with who and when. */
import { useState } from 'react'
import { type CandidateReview, type Decision, reviewCandidate } from '../../../lib/candidates'
import { useForm } from '../../../lib/form'
import { momentOf } from '../../../lib/moment'
import { useSubmit } from '../../../lib/submit'
import { buttonLook } from '../../../ui/button'
import { Dialog } from '../../../ui/Dialog'
import { Select, TextField } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { ProblemNote } from '../../../ui/ProblemNote'
import { toast } from '../../../ui/toast'
import { DECISIONS } from '../copy'
import { REVIEW } from './copy'

interface ReviewReportProps {
  id: string
  review: CandidateReview | null
  changed: () => void
}

export function ReviewReport({ id, review, changed }: ReviewReportProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonLook(review ? 'outline' : 'strong')} onClick={() => setOpen(true)}>
        {review ? REVIEW.again : REVIEW.title}
      </button>
      {open && (
        <ReviewDialog
          id={id}
          review={review}
          close={() => setOpen(false)}
          done={() => {
            setOpen(false)
            toast(REVIEW.saved)
            changed()
          }}
        />
      )}
    </>
  )
}

interface ReviewDialogProps {
  id: string
  review: CandidateReview | null
  close: () => void
  done: () => void
}

function ReviewDialog({ id, review, close, done }: ReviewDialogProps) {
  const form = useForm({ decision: review?.decision ?? '', note: review?.note ?? '' })
  const { submit, busy, problem } = useSubmit(
    form,
    ({ decision, note }: typeof form.values) => reviewCandidate(id, { decision: decision as Decision, note }),
    done,
  )
  return (
    <Dialog title={REVIEW.title} close={close}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(event, form.values)}>
        <p className="text-muted">{REVIEW.intro}</p>
        {problem && <ProblemNote problem={problem} otherwise={REVIEW.failed} />}
        <Select
          form={form}
          name="decision"
          label={REVIEW.decision}
          missing={REVIEW.missing}
          choose="…"
          choices={Object.entries(DECISIONS)}
          required
        />
        <TextField form={form} name="note" label={REVIEW.note} hint={REVIEW.noteHint} rows={4} maxLength={2000} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={busy} className={buttonLook('strong')}>
            {busy ? REVIEW.saving : REVIEW.save}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {REVIEW.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

export function ReviewNote({ review }: { review: CandidateReview }) {
  return (
    <div className="flex gap-2.5 rounded-card border border-line bg-surface p-4">
      <Icon name="check" className="mt-0.5 size-5 text-accent" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-semibold">{REVIEW.done(DECISIONS[review.decision])}</span>{' '}
          <span className="text-muted">
            {review.by && `${REVIEW.by(review.by)}, `}
            <time dateTime={review.at}>{momentOf(new Date(review.at))}</time>
          </span>
        </p>
        {review.note && (
          <p dir="auto" className="mt-1 whitespace-pre-line">
            {review.note}
          </p>
        )}
      </div>
    </div>
  )
}
