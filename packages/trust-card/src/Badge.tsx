/** A band in, the badge out: sign, word and colour together, never colour alone; `words` in place of the band's own. */
import clsx from 'clsx'
import { BandIcon } from './BandIcon'
import { BAND_WORDS, type Band, SOFT, shadeOf, TEXT } from './band'

export function Badge({ band, words }: { band: Band | null; words?: string | undefined }) {
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
      {words ?? BAND_WORDS[shade]}
    </span>
  )
}
