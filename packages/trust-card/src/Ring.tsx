/** A share of 1 in, three quarters of a ring that fill with it out; dashed where there is none. Only a picture. */
import clsx from 'clsx'

const RADIUS = 42
const AROUND = 2 * Math.PI * RADIUS
const SWEEP = AROUND * 0.75

interface RingProps {
  share: number | null
  /** How the filled part is drawn; dashed, all of it. */
  stroke: string
  /** In the middle, above its scale. */
  figure: string
  scale: string
  /** How the figure is drawn. */
  text: string
}

export function Ring({ share, stroke, figure, scale, text }: RingProps) {
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-full"
      >
        <g transform="rotate(135 50 50)">
          {share === null ? (
            <circle
              cx="50"
              cy="50"
              r={RADIUS}
              strokeWidth="5"
              strokeLinecap="butt"
              strokeDasharray={DASHES}
              className={stroke}
            />
          ) : (
            <>
              <circle cx="50" cy="50" r={RADIUS} strokeDasharray={`${SWEEP} ${AROUND}`} className="stroke-line" />
              <circle
                cx="50"
                cy="50"
                r={RADIUS}
                // A round cap needs some length: 0 shows as a dot.
                strokeDasharray={`${Math.max(0.01, SWEEP * share)} ${AROUND}`}
                className={stroke}
              />
            </>
          )}
        </g>
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center" aria-hidden="true">
        <span className={clsx('text-4xl leading-none font-bold tracking-tight tabular-nums', text)}>{figure}</span>
        <span className="mt-1 text-xs text-muted">{scale}</span>
      </div>
    </>
  )
}

const DASHES = dashesOver(SWEEP, 15)

function dashesOver(length: number, count: number): string {
  const dash = (length / count) * 0.55
  const gap = (length - count * dash) / (count - 1)
  return `${Array.from({ length: count }, () => dash).join(` ${gap} `)} ${AROUND}`
}
