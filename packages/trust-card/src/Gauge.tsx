/** A score in, the gauge out: three quarters of a ring that fills with trust; dashed and grey without a score. */
import clsx from 'clsx'
import { BAND_WORDS, type Band, STROKE, shadeOf, TEXT } from './band'

const RADIUS = 42
const AROUND = 2 * Math.PI * RADIUS
const SWEEP = AROUND * 0.75

interface GaugeProps {
  score: number | null
  band: Band | null
  /** In place of the band's own. */
  words?: string | undefined
  className?: string
}

export function Gauge({ score, band, words, className }: GaugeProps) {
  const ring = (
    <svg
      viewBox="0 0 100 100"
      fill="none"
      strokeWidth="9"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-full"
    >
      <g transform="rotate(135 50 50)">
        {score === null ? (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth="5"
            strokeLinecap="butt"
            strokeDasharray={DASHES}
            className={STROKE.unknown}
          />
        ) : (
          <>
            <circle cx="50" cy="50" r={RADIUS} strokeDasharray={`${SWEEP} ${AROUND}`} className="stroke-line" />
            <circle
              cx="50"
              cy="50"
              r={RADIUS}
              // A round cap needs some length: 0 shows as a dot.
              strokeDasharray={`${Math.max(0.01, (SWEEP * score) / 100)} ${AROUND}`}
              className={STROKE[shadeOf(band)]}
            />
          </>
        )}
      </g>
    </svg>
  )
  if (score === null) {
    return (
      <div role="img" aria-label="Trust score: none" className={clsx('relative', className)}>
        {ring}
        <Middle score="–" scale="no score" className={TEXT.unknown} />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a ring and has no text of its own
    <div
      role="meter"
      aria-label="Trust score"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score}
      aria-valuetext={`${score} out of 100, ${words ?? BAND_WORDS[shadeOf(band)]}`}
      className={clsx('relative', className)}
    >
      {ring}
      <Middle score={String(score)} scale="out of 100" className={TEXT[shadeOf(band)]} />
    </div>
  )
}

const DASHES = dashesOver(SWEEP, 15)

function dashesOver(length: number, count: number): string {
  const dash = (length / count) * 0.55
  const gap = (length - count * dash) / (count - 1)
  return `${Array.from({ length: count }, () => dash).join(` ${gap} `)} ${AROUND}`
}

function Middle({ score, scale, className }: { score: string; scale: string; className: string }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center" aria-hidden="true">
      <span className={clsx('text-4xl leading-none font-bold tracking-tight tabular-nums', className)}>{score}</span>
      <span className="mt-1 text-xs text-muted">{scale}</span>
    </div>
  )
}
