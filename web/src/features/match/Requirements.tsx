/** The table of a match, the must-haves first: what is asked, how it stands, and the words of both sides. Cards on a phone. */
import type { MatchRow } from '../../lib/matches'
import { Icon } from '../../ui/Icon'
import { KINDS, MATCH, STANDINGS } from './copy'
import { lengthOf } from './length'

const NEEDS = ['must', 'nice'] as const

// On a phone a row is a card and its cells are lines; the roles keep it a table for those who listen.
const CELL = 'block align-top md:table-cell md:py-3 md:pr-5'

export function Requirements({ rows }: { rows: MatchRow[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a table that is drawn as blocks for none
    <table role="table" className="mt-2 block w-full text-left md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-sm text-muted">
          <th scope="col" className="pr-5 pb-1 font-normal md:w-[36%]">
            {MATCH.asked}
          </th>
          <th scope="col" className="pr-5 pb-1 font-normal md:w-32">
            {MATCH.standing}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {MATCH.shown}
          </th>
        </tr>
      </thead>
      {NEEDS.map((need) => {
        const asked = rows.filter((row) => row.need === need)
        if (asked.length === 0) return null
        const counted = asked.filter(({ weight }) => weight > 0)
        const [met = 0, partly = 0] = (['met', 'partly'] as const).map(
          (each) => counted.filter(({ standing }) => standing === each).length,
        )
        return (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tbody key={need} role="rowgroup" className="block md:table-row-group">
            <tr className="block md:table-row">
              <th
                scope="rowgroup"
                colSpan={3}
                className="block pt-4 pb-2 font-normal text-muted md:table-cell md:border-b md:border-line"
              >
                <span className="font-semibold text-ink">{MATCH.needs[need]}</span>
                {counted.length > 0 && ` · ${MATCH.counted(met, partly, counted.length)}`}
              </th>
            </tr>
            {asked.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as the server has them, never moved
              <Requirement key={place} row={row} />
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

function Requirement({ row }: { row: MatchRow }) {
  const { words, icon, look } = STANDINGS[row.standing]
  return (
    <tr className="mb-3 flex flex-col gap-2 rounded-control border border-line p-3.5 md:mb-0 md:table-row md:border-0">
      <th scope="row" className={`${CELL} font-normal md:border-b md:border-line`}>
        <span className="block text-sm text-muted">
          {KINDS[row.kind]} · {MATCH.points(row.weight)}
        </span>
        <q dir="auto" className="wrap-anywhere">
          {row.asked}
        </q>
      </th>
      <td className={`${CELL} md:border-b md:border-line`}>
        <span
          className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${look}`}
        >
          <Icon name={icon} className="size-4" />
          {words}
        </span>
      </td>
      <td className={`${CELL} md:border-b md:border-line md:pr-0`}>
        {row.shown.map((shown) => (
          <div key={shown.where + shown.quote} className="mb-1.5 border-l-2 border-edge pl-3 wrap-anywhere">
            <q dir="auto">{shown.quote}</q>
            <span className="block text-sm text-muted">
              {[shown.where, shown.months && lengthOf(shown.months)].filter(Boolean).join(' · ')}
            </span>
          </div>
        ))}
        {row.note && <p className="text-sm text-muted">{row.note}</p>}
      </td>
    </tr>
  )
}
