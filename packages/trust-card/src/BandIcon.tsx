/** A band in, its sign out: circle-check, triangle, octagon-x, or a dashed ring for no score. */
import type { ReactNode } from 'react'
import type { Shade } from './band'

const SIGNS: Record<Shade, ReactNode> = {
  verified: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m8 12.3 2.8 2.7L16 9.6" />
    </>
  ),
  caution: (
    <>
      <path d="M10.4 4.1 2.3 18a1.9 1.9 0 0 0 1.6 2.8h16.2a1.9 1.9 0 0 0 1.6-2.8L13.6 4.1a1.9 1.9 0 0 0-3.2 0Z" />
      <path d="M12 9.5v4M12 17h.01" />
    </>
  ),
  danger: (
    <>
      <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z" />
      <path d="m9 9 6 6M15 9l-6 6" />
    </>
  ),
  unknown: (
    <>
      <circle cx="12" cy="12" r="9.5" strokeDasharray="3.2 2.8" />
      <path d="M8.5 12h7" />
    </>
  ),
}

export function BandIcon({ shade, className }: { shade: Shade; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {SIGNS[shade]}
    </svg>
  )
}
