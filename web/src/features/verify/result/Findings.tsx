/** An answer in, what was found and, beside it, how sure that is and how it adds up. */
import { Link } from '@tanstack/react-router'
import type { Told } from '../../../lib/api'
import { textLink } from '../../../ui/button'
import { RESULT } from '../copy'
import { Axes } from './Axes'
import { Confidence } from './Confidence'
import { Reasons } from './Reasons'
import { Sum } from './Sum'

export function Findings({ answer }: { answer: Told }) {
  return (
    <div className="grid gap-x-12 gap-y-10 border-t border-line p-4 pt-6 sm:p-6 lg:grid-cols-[1fr_19rem]">
      <Reasons answer={answer} />
      <aside aria-label={RESULT.howSure} className="space-y-8 self-start lg:sticky lg:top-6">
        <Confidence answer={answer} />
        <Axes answer={answer} />
        <Sum answer={answer} />
        <p className="text-sm text-muted">
          <Link to="/methodology" className={`${textLink} inline-flex min-h-6 items-center`}>
            {RESULT.method}
          </Link>
          <span className="block">
            {RESULT.version} {answer.engineVersion}
          </span>
        </p>
      </aside>
    </div>
  )
}
