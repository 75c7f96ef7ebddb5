/** A score in, the gauge out: three quarters of a ring that fills with trust; dashed and grey without a score. */
import clsx from 'clsx'
import { BAND_WORDS, type Band, STROKE, shadeOf, TEXT } from './band'
import { Ring } from './Ring'

interface GaugeProps {
  score: number | null
  band: Band | null
  /** In place of the band's own. */
  words?: string | undefined
  className?: string
}

export function Gauge({ score, band, words, className }: GaugeProps) {
  if (score === null) {
    return (
      <div role="img" aria-label="Trust score: none" className={clsx('relative', className)}>
        <Ring share={null} stroke={STROKE.unknown} figure="–" scale="no score" text={TEXT.unknown} />
      </div>
    )
  }
  const shade = shadeOf(band)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a ring and has no text of its own
    <div
      role="meter"
      aria-label="Trust score"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score}
      aria-valuetext={`${score} out of 100, ${words ?? BAND_WORDS[shade]}`}
      className={clsx('relative', className)}
    >
      <Ring share={score / 100} stroke={STROKE[shade]} figure={String(score)} scale="out of 100" text={TEXT[shade]} />
    </div>
  )
}
