/** What can be done with one result: check its posting again, print it, take it along. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { noteVerified } from '../../lib/allowance'
import type { VerificationAnswer } from '../../lib/api'
import { asProblem } from '../../lib/problem'
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
  const {
    mutate,
    isPending,
    error,
    data: now,
  } = useMutation({
    networkMode: 'always',
    mutationFn: () => checkAgain(answer.id),
    onSuccess: (now) => {
      if (now.id === answer.id) return
      queries.setQueryData(resultKey(now.id), now)
      void navigate({ to: '/v/$id', params: { id: now.id }, search: { before: answer.id } })
    },
    onSettled: () => noteVerified(queries),
  })
  return (
    <div className="print:hidden">
      <div className="mt-4 flex flex-wrap gap-3">
        {hasAddress(answer) && (
          <button type="button" className={buttonLook('strong')} disabled={isPending} onClick={() => mutate()}>
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
        {isPending ? PAGE.checking : now?.id === answer.id ? PAGE.fresh : ''}
      </p>
      {error && !isPending && (
        <div className="mt-4">
          <ProblemNote problem={asProblem(error)} otherwise={PAGE.againFailed}>
            <p>{PAGE.againFailed}</p>
          </ProblemNote>
        </div>
      )}
    </div>
  )
}
