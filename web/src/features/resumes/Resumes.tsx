/** A seeker's resumes: none yet, or one of them with its analysis and corrections, and the list. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { asProblem } from '../../lib/problem'
import { type ListedResume, MOST_RESUMES, noteResume, type Resume, useResume, useResumes } from '../../lib/resumes'
import { buttonLook } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { Words } from '../../ui/Words'
import { Analysis } from './analysis/Analysis'
import { RESUMES, UPLOAD } from './copy'
import { CorrectionForm } from './corrections/CorrectionForm'
import { ResumeList } from './ResumeList'
import { Upload } from './Upload'

export function Resumes() {
  const { data, error, isFetching, refetch } = useResumes()
  if (data) return <Loaded resumes={data} />
  if (error && !isFetching) return <Failed error={error} otherwise={RESUMES.failed} retry={() => void refetch()} />
  return <Loading words={RESUMES.loading} lines={5} />
}

function Loaded({ resumes }: { resumes: ListedResume[] }) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(resumes.length)
  useEffect(() => {
    // The button that deleted one went with it.
    if (resumes.length < before.current) place.current?.querySelector<HTMLElement>('h3[id], input[type=file]')?.focus()
    before.current = resumes.length
  }, [resumes.length])
  const [correcting, setCorrecting] = useState<Resume | null>(null)
  const correct = (resume: Resume) => {
    // The analysis gets the focus when the form closes.
    setChosen(resume.id)
    setCorrecting(resume)
  }
  const shown = resumes.find(({ id }) => id === chosen) ?? resumes.find(({ isDefault }) => isDefault) ?? resumes[0]
  const added = async (resume: Resume) => {
    toast(UPLOAD.done(resume.filename))
    await noteResume(queries, resume)
    setChosen(resume.id)
  }
  if (!shown)
    return (
      <div ref={place}>
        <Upload done={added} />
        <p className="mt-2 text-sm text-muted">
          <Words text={RESUMES.kept} />
        </p>
      </div>
    )
  if (correcting) return <CorrectionForm resume={correcting} close={() => setCorrecting(null)} />
  return (
    <div className="space-y-8">
      <Shown key={shown.id} id={shown.id} chosen={chosen !== ''} correct={correct} />
      <div ref={place}>
        <ResumeList resumes={resumes} shown={shown.id} show={setChosen} gone={() => setChosen('')} />
        <div className="border-t border-line pt-2">
          {resumes.length >= MOST_RESUMES ? (
            <p className="text-muted">{UPLOAD.full(MOST_RESUMES)}</p>
          ) : (
            <Disclosure key={resumes.length} title={UPLOAD.another}>
              <Upload done={added} />
            </Disclosure>
          )}
          <p className="mt-1 text-sm text-muted">
            <Words text={RESUMES.kept} />
          </p>
        </div>
      </div>
    </div>
  )
}

interface ShownProps {
  id: string
  /** The person asked to see it, so it gets the focus. */
  chosen: boolean
  correct: (resume: Resume) => void
}

function Shown({ id, chosen, correct }: ShownProps) {
  const { data, error, isFetching, refetch } = useResume(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const there = data !== undefined
  useEffect(() => {
    if (chosen && there) heading.current?.focus()
  }, [chosen, there])
  if (data) return <Analysis resume={data} heading={heading} correct={() => correct(data)} />
  if (error && !isFetching) return <Failed error={error} otherwise={RESUMES.failedOne} retry={() => void refetch()} />
  return <Loading words={RESUMES.loadingOne} lines={6} />
}

function Failed({ error, otherwise, retry }: { error: unknown; otherwise: string; retry: () => void }) {
  return (
    <ProblemNote problem={asProblem(error)} otherwise={otherwise}>
      <button type="button" className={buttonLook('outline', 'mt-2')} onClick={retry}>
        {RESUMES.retry}
      </button>
    </ProblemNote>
  )
}
