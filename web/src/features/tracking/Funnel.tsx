/** How many applications came how far: a table whose numbers are bars as well. */
import type { FunnelRow } from '../../lib/applications'
import { FUNNEL } from './copy'

export function Funnel({ rows }: { rows: FunnelRow[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section aria-labelledby="funnel" className="mt-10 max-w-2xl">
      <h2 id="funnel" className="text-xl font-bold tracking-tight">
        {FUNNEL.title}
      </h2>
      <p className="mt-1 text-muted">{FUNNEL.intro}</p>
      <table className="mt-4 w-full table-fixed text-left tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="w-1/4 pb-1 font-normal">
              {FUNNEL.stage}
            </th>
            <th scope="col" className="pb-1 font-normal">
              {FUNNEL.count}
            </th>
            <th scope="col" className="w-20 pb-1 text-right font-normal">
              {FUNNEL.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stageId, name, count, share }) => (
            <tr key={stageId}>
              <th scope="row" className="py-1 pr-3 align-middle font-semibold wrap-anywhere">
                {name}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    className="h-6 w-0 flex-1 rounded-sm"
                  >
                    <rect width="100" height="1" className="fill-sunken" />
                    <rect width={(count / most) * 100} height="1" className="fill-accent" />
                  </svg>
                  <span className="w-12 text-right">{count}</span>
                </span>
              </td>
              <td className="py-1 text-right">{share === null ? FUNNEL.none : `${Math.round(share * 100)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
