/** A percentage in, a ring that fills with it out, in the brand's colour: a score's colours say something of trust. */
import { Ring } from '@trusthound/trust-card'
import clsx from 'clsx'

interface PercentGaugeProps {
  /** null: there is none. */
  percent: number | null
  /** What it is a percentage of, as "Match". */
  label: string
  /** What is said where there is none. */
  none: string
  className?: string
}

export function PercentGauge({ percent, label, none, className }: PercentGaugeProps) {
  if (percent === null)
    return (
      <div role="img" aria-label={`${label}: ${none}`} className={clsx('relative', className)}>
        <Ring share={null} stroke="stroke-unknown-fill" figure="–" scale={none} text="text-unknown" />
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a ring and has no text of its own
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}% ${label}`}
      className={clsx('relative', className)}
    >
      <Ring share={percent / 100} stroke="stroke-accent" figure={`${percent}%`} scale={label} text="text-ink" />
    </div>
  )
}
