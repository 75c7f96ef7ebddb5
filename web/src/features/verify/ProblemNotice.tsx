/** A problem in; out come what happened, what to do next, when a limit resets, and the request's id. */
import { clockOf, inWords } from '../../lib/moment'
import { NO_ANSWER, type Problem } from '../../lib/problem'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { More } from './Allowance'
import { DAILY_LIMIT, PASTING_HELPS, PROBLEM, RETRY_HELPS } from './copy'

interface ProblemNoticeProps {
  id: string
  problem: Problem
  asLink: boolean
  retry: () => void
  pasteText: () => void
  chooseFile?: () => void
}

export function ProblemNotice({ id, problem, asLink, retry, pasteText, chooseFile }: ProblemNoticeProps) {
  const unanswered = problem.code === NO_ANSWER
  const pasting = asLink && PASTING_HELPS.has(problem.code)
  const retrying = RETRY_HELPS.has(problem.code)
  return (
    <div id={id} role="alert" className="mt-4 flex gap-3 rounded-control border border-edge bg-sunken p-4">
      <Icon name="warning" className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{unanswered ? PROBLEM.failed : problem.message}</p>
        <p>{unanswered ? PROBLEM.failedAdvice : problem.advice}</p>
        {problem.resetAt && <p>{PROBLEM.resets(clockOf(problem.resetAt), inWords(new Date(), problem.resetAt))}</p>}
        {problem.code === DAILY_LIMIT && <More />}
        {pasting && <p>{PROBLEM.kept}</p>}
        {(pasting || retrying) && (
          <div className="mt-3 flex flex-wrap gap-3">
            {pasting && (
              <button type="button" className={buttonLook('outline')} onClick={pasteText}>
                {PROBLEM.pasteText}
              </button>
            )}
            {pasting && chooseFile && (
              <button type="button" className={buttonLook('outline')} onClick={chooseFile}>
                {PROBLEM.screenshot}
              </button>
            )}
            {retrying && (
              <button type="button" className={buttonLook('outline')} onClick={retry}>
                {PROBLEM.retry}
              </button>
            )}
          </div>
        )}
        {problem.requestId && (
          <p className="mt-2 text-sm text-muted">
            {PROBLEM.request} <code className="font-mono">{problem.requestId}</code>
          </p>
        )}
      </div>
    </div>
  )
}
