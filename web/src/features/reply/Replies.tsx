/** Beneath a result: the public log of what the employer replied, and the way to reply. */
import type { VerificationAnswer } from '../../lib/api'
import { useReplies } from '../../lib/replies'
import { Part } from '../../ui/Part'
import { LOG } from './copy'
import { ReplyLog } from './ReplyLog'
import { takesReplies } from './takesReplies'
import { YourPosting } from './YourPosting'

export function Replies({ answer }: { answer: VerificationAnswer }) {
  const { data } = useReplies(answer.id, takesReplies(answer))
  // Without an answer nothing is missing that a reader waits for.
  if (!data?.takesReplies) return null
  return (
    <Part id="replies" title={LOG.title} intro={LOG.intro}>
      <ReplyLog id={answer.id} log={data.log} />
      <YourPosting id={answer.id} replies={data} />
    </Part>
  )
}
