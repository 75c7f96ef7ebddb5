/** What the page and the extension draw a result with. */
export { Badge } from './Badge'
export { BandIcon } from './BandIcon'
export { type Band, type Shade, SOFT, shadeOf, TEXT } from './band'
export { Gauge } from './Gauge'
export { initialsOf } from './initials'
export { Ring } from './Ring'
export { type CheckedPosting, TrustCard } from './TrustCard'
