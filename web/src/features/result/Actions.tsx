/** What can be done with one result: check its posting again, print it, take it along. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { noteVerified } from '../../lib/allowance'
import type { VerificationAnswer } from '../../lib/api'
import { checkAgain, dossierOf, resultKey, signedReportOf } from '../../lib/results'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { PAGE } from './copy'

export const hasAddress = ({ kind, url, example }: VerificationAnswer): boolean =>
  kind === 'posting' && url !== '' && !example

/** An example is ours, and what a reader corrected is that reader's alone. */
export const mayBeShared = ({ example, correction }: VerificationAnswer): boolean => !example && correction === null

export function Actions({ answer }: { answer: VerificationAnswer }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [same, setSame] = useState(false)
  const again = useAction<void, VerificationAnswer>(
    () => checkAgain(answer.id).finally(() => noteVerified(queries)),
    (now) => {
      setSame(now.id === answer.id)
      if (now.id === answer.id) return
      queries.setQueryData(resultKey(now.id), now)
      void navigate({ to: '/v/$id', params: { id: now.id }, search: { before: answer.id } })
    },
  )
  return (
    <div className="print:hidden">
      <div className="mt-4 flex flex-wrap gap-3">
        {hasAddress(answer) && (
          <button type="button" aria-disabled={again.busy} className={buttonLook('strong')} onClick={() => again.act()}>
            {PAGE.again}
          </button>
        )}
        {mayBeShared(answer) && (
          <a href="#share" className={buttonLook('outline')}>
            {PAGE.share}
          </a>
        )}
        <button type="button" className={buttonLook('outline')} onClick={() => window.print()}>
          {PAGE.print}
        </button>
        <a href={dossierOf(answer.id)} download className={buttonLook('outline')}>
          {PAGE.dossier}
        </a>
        <a href={signedReportOf(answer.id)} download className={buttonLook('outline')}>
          {PAGE.signed}
        </a>
      </div>
      <p role="status" className="text-muted not-empty:mt-4">
        {again.busy ? PAGE.checking : same && !again.problem ? PAGE.fresh : ''}
      </p>
      {again.problem && (
        <div className="mt-4">
          <ProblemNote problem={again.problem} otherwise={PAGE.againFailed}>
            <p>{PAGE.againFailed}</p>
          </ProblemNote>
        </div>
      )}
    </div>
  )
}
