/** The lines of the score as a worked sum, folded until someone wants to check it. */
import type { Told } from '../../../lib/api'
import { Disclosure } from '../../../ui/Disclosure'
import { RESULT } from '../copy'
import { plain, signed } from '../points'

export function Sum({ answer }: { answer: Told }) {
  if (answer.contributions.length === 0) return null
  return (
    <Disclosure title={answer.trustScore === null ? RESULT.noSum : RESULT.sum}>
      <table className="-ml-7 w-[calc(100%+1.75rem)] text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{RESULT.sumLine}</th>
            <th scope="col">{RESULT.sumPoints}</th>
          </tr>
        </thead>
        <tbody>
          {answer.contributions.map((line, index) => (
            <tr key={`${line.label}${line.signal}`} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                {line.label}
              </th>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {index === 0 ? plain(line.points) : signed(line.points)}
              </td>
            </tr>
          ))}
        </tbody>
        {answer.trustScore !== null && (
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-2 pr-4 text-left">
                {RESULT.total}
              </th>
              <td className="py-2 text-right tabular-nums">{answer.trustScore}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Disclosure>
  )
}
