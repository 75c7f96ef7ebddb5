/** A band in, the badge out: sign, word and colour together, never colour alone. */
import clsx from 'clsx'
import { BandIcon } from './BandIcon'
import { BAND_WORDS, type Band, SOFT, shadeOf, TEXT } from './band'

export function Badge({ band }: { band: Band | null }) {
  const shade = shadeOf(band)
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-sm font-semibold',
        shade === 'unknown' ? 'border-dashed border-unknown-fill' : 'border-current/25',
        SOFT[shade],
        TEXT[shade],
      )}
    >
      <BandIcon shade={shade} className="size-4" />
      {BAND_WORDS[shade]}
    </span>
  )
}
