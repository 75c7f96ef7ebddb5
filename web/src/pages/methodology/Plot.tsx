/** A square of shares from 0 up, with axes and their names, for the marks given. */
import { type ReactNode, useId } from 'react'
import { percent } from './numbers'

const LEFT = 56
const TOP = 12
const SIDE = 300
const QUARTERS = [0, 0.25, 0.5, 0.75, 1]

/** Where a share stands on axes that end at `most`. */
export const placesTo = (most: number) => ({
  across: (share: number): number => LEFT + (share / most) * SIDE,
  up: (share: number): number => TOP + (1 - share / most) * SIDE,
})

interface PlotProps {
  title: string
  /** What is to be seen, for those who do not see it. */
  told: string
  x: string
  y: string
  /** Where both axes end. */
  most: number
  children: ReactNode
}

export function Plot({ title, told, x, y, most, children }: PlotProps) {
  const id = useId()
  const { across, up } = placesTo(most)
  const middle = most / 2
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-told`}
      viewBox="0 0 372 372"
      className="w-full max-w-md fill-muted text-[0.8125rem]"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-told`}>{told}</desc>
      {QUARTERS.map((quarter) => quarter * most).map((share) => (
        <g key={share}>
          <path
            d={`M${across(share)} ${up(0)}V${up(most)}M${across(0)} ${up(share)}H${across(most)}`}
            className="stroke-line"
            strokeWidth="1"
          />
          <text x={across(share)} y={up(0) + 18} textAnchor="middle">
            {percent(share)}
          </text>
          <text x={LEFT - 8} y={up(share) + 4} textAnchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      <text x={across(middle)} y={up(0) + 44} textAnchor="middle" className="fill-ink">
        {x}
      </text>
      <text transform={`translate(12 ${up(middle)}) rotate(-90)`} textAnchor="middle" className="fill-ink">
        {y}
      </text>
      {children}
    </svg>
  )
}
