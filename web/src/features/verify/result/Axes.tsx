/** The three axes in words, each with a small bar, so that no second number competes with the score. */
import clsx from 'clsx'
import type { Told } from '../../../lib/api'
import { AXES, LEVELS, RESULT } from '../copy'

type Level = keyof typeof LEVELS

const FILLED: Record<Level, number> = { none: 0, some: 1, strong: 2, unknown: 0 }
const FILL: Record<Level, string> = {
  none: '',
  some: 'border-caution-fill bg-caution-fill',
  strong: 'border-danger-fill bg-danger-fill',
  unknown: 'border-dashed',
}

export function Axes({ answer: { axes, kind } }: { answer: Told }) {
  // A message is no listing, so none of its questions ask whether anybody is hiring.
  const asked = AXES.filter(({ key }) => kind === 'posting' || key !== 'activity')
  return (
    <section aria-labelledby="axes">
      <h3 id="axes" className="text-lg font-semibold tracking-tight">
        {RESULT.axes}
      </h3>
      <dl className="mt-3 space-y-3 text-sm">
        {asked.map(({ key, words }) => (
          <div key={key} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
            <dt>{words}</dt>
            <dd className="font-semibold">{LEVELS[axes[key].level]}</dd>
            <dd aria-hidden="true" className="col-span-2 flex gap-1">
              {[1, 2].map((step) => (
                <span
                  key={step}
                  className={clsx(
                    'h-2 flex-1 rounded-full border',
                    step <= FILLED[axes[key].level] || axes[key].level === 'unknown'
                      ? FILL[axes[key].level]
                      : 'border-line bg-sunken',
                    axes[key].level === 'unknown' && 'border-edge',
                  )}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
