/** What those who are signed in see beneath a result: with Premium tracking and fit, and what became of it. */
import { Outcomes } from '../../features/community/Outcomes'
import { PostingMatch } from '../../features/match/PostingMatch'
import { TrackButton } from '../../features/tracking/TrackButton'
import type { VerificationAnswer } from '../../lib/api'
import { useUser } from '../../lib/user'

export function MoreOfResult({ answer }: { answer: VerificationAnswer }) {
  const plan = useUser()?.plan
  const premium = plan !== undefined && plan !== 'free'
  return (
    <>
      {premium && answer.kind === 'posting' && (
        <div className="border-t border-line p-4 sm:px-6">
          <TrackButton posting={{ verificationId: answer.id }} url={answer.url} />
        </div>
      )}
      <PostingMatch answer={answer} />
      {plan && <Outcomes answer={answer} />}
    </>
  )
}
