/** A band in, its word and its colours out. No band: the posting has no score. */

export type Band = 'verified' | 'caution' | 'danger'
export type Shade = Band | 'unknown'

export const shadeOf = (band: Band | null): Shade => band ?? 'unknown'

export const BAND_WORDS: Record<Shade, string> = {
  verified: 'Verified',
  caution: 'Caution',
  danger: 'Danger',
  unknown: 'No score',
}

// Whole class names: Tailwind reads them from this file.
export const TEXT: Record<Shade, string> = {
  verified: 'text-verified',
  caution: 'text-caution',
  danger: 'text-danger',
  unknown: 'text-unknown',
}

export const SOFT: Record<Shade, string> = {
  verified: 'bg-verified-soft',
  caution: 'bg-caution-soft',
  danger: 'bg-danger-soft',
  unknown: 'bg-unknown-soft',
}

export const STROKE: Record<Shade, string> = {
  verified: 'stroke-verified-fill',
  caution: 'stroke-caution-fill',
  danger: 'stroke-danger-fill',
  unknown: 'stroke-unknown-fill',
}
