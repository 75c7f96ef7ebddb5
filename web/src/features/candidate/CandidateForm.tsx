/** A resume and what the employer was told in, a report out; asks for purpose and notice before each run. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type CandidateVerification, verifyCandidate } from '../../lib/candidates'
import { useForm } from '../../lib/form'
import { NO_ANSWER, type Problem, sentenceOf } from '../../lib/problem'
import { useUploading } from '../../lib/uploading'
import { buttonLook, textLink } from '../../ui/button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { ResumeField } from '../../ui/ResumeField'
import { UploadProgress } from '../../ui/UploadProgress'
import { FORM } from './copy'
import { LETTERS } from './letters'

const EMPTY = { candidateEmail: '', claimedEmployers: '', linkedinUrl: '' }
const FIELDS = new Set(['resume', 'attested', ...Object.keys(EMPTY)])

export function CandidateForm({ done }: { done: (check: CandidateVerification) => void }) {
  const form = useForm(EMPTY)
  const [resume, setResume] = useState<File | null>(null)
  const [attested, setAttested] = useState(false)
  const [wrong, setWrong] = useState({ resume: '', attested: '' })
  const element = useRef<HTMLFormElement>(null)
  const blame = (field: 'resume' | 'attested', words: string) => {
    setWrong((before) => ({ ...before, [field]: words }))
    element.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  }
  const verifying = useUploading(verifyCandidate, (check: CandidateVerification) => {
    form.clear()
    setResume(null)
    setAttested(false)
    done(check)
  })
  const { problem } = verifying
  // Not earlier: no field can have the focus while the form is busy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it comes
  useEffect(() => {
    if (problem === null || element.current === null) return
    const words = FORM.failed + sentenceOf(problem)
    if (problem.field === 'resume' || problem.field === 'attested') blame(problem.field, words)
    else if (FIELDS.has(problem.field)) form.blame(element.current, problem.field, words)
  }, [problem])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (verifying.busy || !form.check(event.currentTarget)) return
    if (!attested) return blame('attested', FORM.attestMissing)
    const { candidateEmail: email, claimedEmployers: employers, linkedinUrl: linkedin } = form.values
    verifying.start({ resume, email, employers, linkedin, attested })
  }
  return (
    <form ref={element} noValidate className="space-y-4" onSubmit={submit}>
      <ResumeField
        file={resume}
        error={wrong.resume}
        disabled={verifying.busy}
        choose={(file, words) => {
          setResume(file)
          setWrong({ ...wrong, resume: words })
          // What was said was about another file.
          verifying.forget()
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          form={form}
          name="candidateEmail"
          label={FORM.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          disabled={verifying.busy}
        />
        <Field
          form={form}
          name="linkedinUrl"
          label={FORM.linkedin}
          hint={FORM.linkedinHint}
          inputMode="url"
          autoComplete="off"
          maxLength={300}
          disabled={verifying.busy}
        />
      </div>
      <Field
        form={form}
        name="claimedEmployers"
        label={FORM.employers}
        hint={FORM.employersHint}
        autoComplete="off"
        disabled={verifying.busy}
      />
      <Attestation
        checked={attested}
        error={wrong.attested}
        disabled={verifying.busy}
        set={(yes) => {
          setAttested(yes)
          setWrong({ ...wrong, attested: '' })
        }}
      />
      {problem && !FIELDS.has(problem.field) && <Failed problem={problem} />}
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="submit"
            disabled={resume === null && form.values.linkedinUrl.trim() === ''}
            aria-disabled={verifying.busy}
            className={buttonLook('strong')}
          >
            {verifying.busy ? FORM.busy : FORM.verify}
          </button>
          {verifying.busy && (
            <button type="button" className={buttonLook('outline')} onClick={verifying.cancel}>
              {FORM.cancel}
            </button>
          )}
        </div>
        <UploadProgress uploading={verifying} words={FORM} />
      </div>
    </form>
  )
}

interface AttestationProps {
  checked: boolean
  error: string
  disabled: boolean
  set: (yes: boolean) => void
}

function Attestation({ checked, error, disabled, set }: AttestationProps) {
  const id = useId()
  return (
    <div>
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          name="attested"
          checked={checked}
          disabled={disabled}
          aria-invalid={error !== ''}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-accent"
          onChange={(event) => set(event.target.checked)}
        />
        <label htmlFor={id} className="py-0.5">
          {FORM.attest}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 pl-9 text-sm font-semibold text-danger">
          <Icon name="warning" className="mt-px size-4.5" />
          {error}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-4 pl-9 text-sm text-muted">
        {FORM.letters}
        {LETTERS.map(({ id: letter, title }) => (
          // In a tab of its own: what was typed here stays.
          <a
            key={letter}
            href={`/enterprise/letters#${letter}`}
            target="_blank"
            rel="noreferrer"
            className={`${textLink} inline-flex min-h-8 items-center`}
          >
            {title}
          </a>
        ))}
      </p>
    </div>
  )
}

/** In the words of the specification. */
function Failed({ problem }: { problem: Problem }) {
  const unreachable = problem.status === 0
  const unreadable = problem.code === NO_ANSWER || problem.message === ''
  const words = unreachable ? FORM.unreachable : FORM.failed + (unreadable ? FORM.unreadable : problem.message)
  return <ProblemNote problem={problem} otherwise={FORM.unreachable} words={words} />
}
