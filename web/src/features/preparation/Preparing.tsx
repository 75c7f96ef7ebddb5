/** An application's id in; the whole preparation out, to be read, practised, printed or saved. */
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { markdownOf, type Preparation, type Question, usePreparation } from '../../lib/preparation'
import { asProblem } from '../../lib/problem'
import { buttonLook, textLink } from '../../ui/button'
import { Icon, type IconName } from '../../ui/Icon'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Part } from '../../ui/Part'
import { ProblemNote } from '../../ui/ProblemNote'
import { Asked } from './Asked'
import { Before } from './Before'
import { ASKED, PREPARE, STATES } from './copy'
import { useNotes } from './notes'
import { Practice } from './Practice'

const NEEDS = ['must', 'nice'] as const

export function Preparing({ applicationId }: { applicationId: string }) {
  const { data, error, isFetching, refetch } = usePreparation(applicationId)
  const problem = error && asProblem(error)
  if (problem?.status === 404)
    return (
      <Notice eyebrow={PREPARE.title} title={PREPARE.gone}>
        <p>{PREPARE.goneWords}</p>
        <Back />
      </Notice>
    )
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
      <Back />
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{PREPARE.title}</h1>
      {data && <Prepared applicationId={applicationId} preparation={data} />}
      {!data && problem && !isFetching && (
        <div className="mt-8">
          <ProblemNote problem={problem} otherwise={PREPARE.failed}>
            <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
              {PREPARE.retry}
            </button>
          </ProblemNote>
        </div>
      )}
      {!data && (!problem || isFetching) && (
        <div className="mt-8">
          <Loading words={PREPARE.loading} lines={8} />
        </div>
      )}
    </div>
  )
}

function Back() {
  return (
    <a
      href="/premium/applications"
      className={`${textLink} mb-2 inline-flex min-h-6 items-center text-base print:hidden`}
    >
      {PREPARE.back}
    </a>
  )
}

function Prepared({ applicationId, preparation }: { applicationId: string; preparation: Preparation }) {
  const { application, questions } = preparation
  const notes = useNotes(applicationId)
  const [at, setAt] = useState<number | null>(null)
  const begin = useRef<HTMLButtonElement>(null)
  const practise = (id: string) => setAt(questions.findIndex((each) => each.id === id))
  const firstLeft = questions.findIndex((each) => !each.practised)
  const end = () => {
    setAt(null)
    requestAnimationFrame(() => begin.current?.focus())
  }
  return (
    <>
      <p className="mt-3 text-xl wrap-anywhere">{PREPARE.at(application.title, application.company)}</p>
      <p className="mt-1 max-w-prose text-muted">{PREPARE.made}</p>
      <States preparation={preparation} />
      <div className="mt-6 mb-8 flex flex-wrap gap-3 print:hidden">
        {at === null && (
          <button
            ref={begin}
            type="button"
            className={buttonLook('strong')}
            onClick={() => setAt(Math.max(0, firstLeft))}
          >
            {PREPARE.practise}
          </button>
        )}
        <button type="button" className={buttonLook('outline')} onClick={() => print()}>
          {PREPARE.print}
        </button>
        <a href={markdownOf(applicationId)} download className={buttonLook('outline')}>
          {PREPARE.save}
        </a>
      </div>
      {at !== null && <Practice questions={questions} at={at} go={setAt} notes={notes} end={end} />}
      {/* Paper gets all of it, whatever the screen shows. */}
      <div className={`space-y-6 ${at === null ? '' : 'hidden print:block'}`}>
        <Part
          id="questions"
          title={ASKED.title}
          intro={preparation.resume && STATES.resume(preparation.resume.filename)}
        >
          <Worded preparation={preparation} />
          {NEEDS.map((need) => (
            <OfNeed key={need} need={need} questions={questions} practise={practise} />
          ))}
        </Part>
        <Before preparation={preparation} />
      </div>
    </>
  )
}

interface OfNeedProps {
  need: Question['need']
  questions: Question[]
  practise: (id: string) => void
}

function OfNeed({ need, questions, practise }: OfNeedProps) {
  const first = questions.findIndex((each) => each.need === need)
  if (first < 0) return null
  const asked = questions.filter((each) => each.need === need)
  return (
    <>
      {need === 'nice' && <p className="mt-6 mb-4 border-t border-line pt-6 font-semibold">{ASKED.needs.nice}</p>}
      <ol start={first + 1}>
        {asked.map((each, place) => (
          <Asked key={each.id} question={each} number={first + place + 1} practise={practise} />
        ))}
      </ol>
    </>
  )
}

function Worded({ preparation: { wording } }: { preparation: Preparation }) {
  return (
    wording && (
      <div className="mb-6 border-l-3 border-edge pl-3.5">
        <p className="text-sm text-muted">{PREPARE.wording(wording.model)}</p>
        <p className="whitespace-pre-line wrap-anywhere">{wording.text}</p>
      </div>
    )
  )
}

function States({ preparation: { application, hasText, questions, resume } }: { preparation: Preparation }) {
  return (
    <div className="mt-5 space-y-3 print:hidden">
      {application.closedAt && <State icon="info" words={STATES.closed} />}
      {hasText && questions.every(({ cited }) => cited.source !== 'text') && (
        <State icon="text" words={STATES.little} />
      )}
      {!hasText && (
        <State icon="text" words={STATES.noText}>
          <Link to="/premium" hash="verify" className={textLink}>
            {STATES.verify}
          </Link>
        </State>
      )}
      {!resume && (
        <State icon="plus" words={STATES.noResume}>
          <Link to="/premium" hash="resume" className={textLink}>
            {STATES.addResume}
          </Link>
        </State>
      )}
    </div>
  )
}

function State({ icon, words, children }: { icon: IconName; words: string; children?: React.ReactNode }) {
  return (
    <p className="flex gap-3 rounded-control border border-edge bg-sunken p-4">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <span>
        {words} {children}
      </span>
    </p>
  )
}
