/** The newest lines of the audit log in, a table out; on a phone each line is a block of its own. */
import { momentOf } from '../../lib/moment'
import type { Activity } from '../../lib/operating'
import { Part } from '../../ui/Part'
import { ACTIVITY } from './copy'

const CELL = 'block md:table-cell md:py-2 md:pr-4 md:align-top'

export function RecentActivity({ lines }: { lines: Activity[] }) {
  return (
    <Part id="activity" title={ACTIVITY.title} intro={ACTIVITY.intro}>
      {lines.length === 0 ? (
        <p>{ACTIVITY.none}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a table that is drawn as blocks for none
        <table role="table" className="block w-full text-left text-sm md:table">
          <thead className="sr-only md:not-sr-only md:table-header-group">
            <tr className="md:border-b md:border-line">
              {[ACTIVITY.time, ACTIVITY.event, ACTIVITY.status, ACTIVITY.details].map((name) => (
                <th key={name} scope="col" className="pb-2 pr-4 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <tbody role="rowgroup" className="block divide-y divide-line md:table-row-group">
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id here, and two may be alike
              <tr key={`${line.timestamp} ${place}`} className="block py-2 md:table-row md:py-0">
                <td className={`${CELL} text-muted whitespace-nowrap`}>{momentOf(new Date(line.timestamp))}</td>
                <td className={`${CELL} font-semibold wrap-anywhere`}>{line.event}</td>
                <td className={`${CELL} ${line.status === 'done' ? '' : 'font-semibold text-danger'}`}>
                  {line.status}
                </td>
                <td className={`${CELL} wrap-anywhere`}>{line.details}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  )
}
