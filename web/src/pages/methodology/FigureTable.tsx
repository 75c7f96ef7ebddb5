/** Rows of words and numbers; scrolls by itself where a phone is too narrow for it. */
import clsx from 'clsx'
import type { ReactNode } from 'react'

interface FigureTableProps {
  caption: string
  columns: string[]
  /** The first cell of a row names it. */
  rows: ReactNode[][]
  total?: ReactNode[]
}

const CELL = 'border-b border-line py-2 pl-4 text-right align-top tabular-nums'

export function FigureTable({ caption, columns, rows, total }: FigureTableProps) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: it groups nothing that is filled in
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus
    <div role="group" tabIndex={0} aria-label={caption} className="relative mt-3 overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  'border-b border-edge py-2 align-bottom font-semibold',
                  place ? 'pl-4 text-right' : 'text-left',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <Row key={place} cells={cells} />
          ))}
        </tbody>
        {total && (
          <tfoot className="font-semibold">
            <Row cells={total} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ cells: [name, ...cells] }: { cells: ReactNode[] }) {
  return (
    <tr>
      <th
        scope="row"
        className="min-w-28 border-b border-line py-2 text-left align-top wrap-anywhere [font-weight:inherit]"
      >
        {name}
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell's place is what it is
        <td key={place} className={CELL}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
