/** Beneath a posting's result: what applicants told became of it, and one's own word. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useAction } from '../../lib/action'
import type { VerificationAnswer } from '../../lib/api'
import {
  noteOutcomes,
  type OwnOutcome,
  type Outcomes as Said,
  type TellOutcome,
  takeBackOutcome,
  tellOutcome,
  useOutcomes,
} from '../../lib/community'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { ProblemNote } from '../../ui/ProblemNote'
import { ASK, EVIDENCE, OUTCOMES } from './copy'
import { OutcomeForm } from './OutcomeForm'

/** A text is its sender's own, and an example nobody's: only what stands at a link is asked about. */
export function Outcomes({ answer }: { answer: VerificationAnswer }) {
  const asked = answer.kind === 'posting' && !answer.example && answer.url !== ''
  return asked && <OfPosting id={answer.id} />
}

function OfPosting({ id }: { id: string }) {
  const { data } = useOutcomes(id)
  // Without an answer nothing is missing that a reader waits for.
  return data?.takesReports ? <Told id={id} said={data} /> : null
}

function Told({ id, said }: { id: string; said: Said }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const heading = useId()
  const opener = useRef<HTMLButtonElement>(null)
  // What had the focus is gone once the form is, or the voice was taken back.
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (closed > 0) opener.current?.focus()
  }, [closed])
  const close = () => {
    setOpen(false)
    setClosed((times) => times + 1)
  }
  const finish = async () => {
    await noteOutcomes(queries, id)
    close()
  }
  const tell = useAction((told: TellOutcome) => tellOutcome(id, told), finish)
  const takeBack = useAction<void, void>(() => takeBackOutcome(id), finish)
  const problem = tell.problem ?? takeBack.problem
  return (
    <section aria-labelledby={heading} className="border-t border-line p-4 pt-6 sm:p-6">
      <h3 id={heading} className="text-lg font-semibold tracking-tight">
        {ASK.title}
      </h3>
      {said.voices > 0 && <Counts said={said} />}
      {/* There before it has something to say, so that it is read out. */}
      <div role="status">
        {said.own ? <Own own={said.own} /> : <p className="mt-0.5 max-w-prose text-muted">{ASK.intro}</p>}
      </div>
      {open ? (
        <OutcomeForm own={said.own} tell={tell} cancel={close} />
      ) : (
        <div className="mt-2 flex flex-wrap gap-x-4">
          <button
            ref={opener}
            type="button"
            className={buttonLook(said.own ? 'quiet' : 'outline')}
            onClick={() => {
              tell.clear()
              setOpen(true)
            }}
          >
            {said.own ? ASK.change : ASK.tell}
          </button>
          {said.own && (
            <button
              type="button"
              aria-disabled={takeBack.busy}
              className={buttonLook('quiet')}
              onClick={() => takeBack.act()}
            >
              {takeBack.busy ? ASK.sending : ASK.takeBack}
            </button>
          )}
        </div>
      )}
      {problem && (
        <div className="mt-4 max-w-prose">
          <ProblemNote problem={problem} otherwise={ASK.failed} />
        </div>
      )}
    </section>
  )
}

function Counts({ said }: { said: Said }) {
  return (
    <div className="mt-1 mb-3 max-w-prose">
      <p>{ASK.told(said.voices)}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 marker:text-muted">
        {said.told.map(({ outcome, voices }) => (
          <li key={outcome}>{OUTCOMES[outcome].count(voices)}</li>
        ))}
      </ul>
    </div>
  )
}

function Own({ own }: { own: OwnOutcome }) {
  return (
    <p className="mt-1 flex max-w-prose gap-2">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-verified" />
      <span>
        <span className="font-semibold">{ASK.thanks}</span> {OUTCOMES[own.outcome].own} {EVIDENCE[own.evidence]}
      </span>
    </p>
  )
}
