/** The second factor: off, being set up, its recovery codes shown once, on. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readTotp, type TotpOffer } from '../../lib/accounts'
import { asProblem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { BeginTotp } from './BeginTotp'
import { TOTP } from './copy'
import { EndTotp } from './EndTotp'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUpTotp } from './SetUpTotp'

type Step =
  | { kind: 'rest' }
  | { kind: 'beginning' }
  | { kind: 'offered'; offer: TotpOffer }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'ending' }

const REST: Step = { kind: 'rest' }

export function TwoFactor() {
  const queries = useQueryClient()
  const state = useQuery({ queryKey: ['totp'], queryFn: ({ signal }) => readTotp(signal) })
  const [step, setStep] = useState<Step>(REST)
  const changed = () => void queries.invalidateQueries({ queryKey: ['totp'] })
  const on = state.data?.enabled ?? false
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="font-semibold">{TOTP.title}</h3>
        {state.data && (
          <span
            className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${
              on ? 'bg-verified-soft text-verified' : 'border border-line text-muted'
            }`}
          >
            {on ? TOTP.on : TOTP.off}
          </span>
        )}
      </div>
      <p className="mt-1 mb-3 max-w-prose text-muted">
        {TOTP.what} {on && state.data && TOTP.left(state.data.recoveryCodesLeft)}
      </p>
      {state.error && <ProblemNote problem={asProblem(state.error)} otherwise={TOTP.readFailed} />}
      {step.kind === 'offered' && (
        <SetUpTotp
          offer={step.offer}
          cancel={() => setStep(REST)}
          done={(codes) => {
            setStep({ kind: 'codes', codes })
            changed()
          }}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} done={() => setStep(REST)} />}
      {state.data && !on && (step.kind === 'rest' || step.kind === 'beginning') && (
        <button type="button" className={buttonLook('outline')} onClick={() => setStep({ kind: 'beginning' })}>
          {TOTP.start}
        </button>
      )}
      {step.kind === 'beginning' && (
        <BeginTotp close={() => setStep(REST)} done={(offer) => setStep({ kind: 'offered', offer })} />
      )}
      {on && (step.kind === 'rest' || step.kind === 'ending') && (
        <button type="button" className={buttonLook('outline')} onClick={() => setStep({ kind: 'ending' })}>
          {TOTP.end}
        </button>
      )}
      {step.kind === 'ending' && (
        <EndTotp
          close={() => setStep(REST)}
          done={() => {
            setStep(REST)
            changed()
          }}
        />
      )}
    </div>
  )
}
