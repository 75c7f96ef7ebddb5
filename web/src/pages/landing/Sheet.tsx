/** Decoration: a posting with two of its lines marked, and a gauge at its edge. */

export function Sheet({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 288 230" fill="none" aria-hidden="true" className={className}>
      <path
        d="M60 230V34a18 18 0 0 1 18-18h150a18 18 0 0 1 18 18v196"
        className="fill-surface stroke-line"
        strokeWidth="1.5"
      />
      <rect x="82" y="40" width="34" height="34" rx="9" className="fill-accent-soft" />
      <rect x="128" y="43" width="84" height="11" rx="5.5" className="fill-ink" />
      <rect x="128" y="62" width="56" height="8" rx="4" className="fill-line" />
      <Line y={96} width={142} />
      <rect x="76" y="111" width="118" height="20" rx="6" className="fill-caution-soft stroke-caution-fill" />
      <rect x="84" y="117" width="102" height="8" rx="4" className="fill-caution-fill" />
      <Line y={140} width={128} />
      <rect x="76" y="155" width="142" height="20" rx="6" className="fill-danger-soft stroke-danger-fill" />
      <rect x="84" y="161" width="126" height="8" rx="4" className="fill-danger-fill" />
      <Line y={184} width={112} />
      <Line y={204} width={136} />
      <circle cx="236" cy="96" r="38" className="fill-surface stroke-line" strokeWidth="1.5" />
      <g strokeWidth="7" strokeLinecap="round" transform="rotate(135 236 96)">
        <circle cx="236" cy="96" r="25" strokeDasharray="117.8 157.1" className="stroke-line" />
        <circle cx="236" cy="96" r="25" strokeDasharray="28 157.1" className="stroke-danger-fill" />
      </g>
      <path d="m230.5 90.5 11 11m0-11-11 11" className="stroke-danger" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  )
}

function Line({ y, width }: { y: number; width: number }) {
  return <rect x="84" y={y} width={width} height="8" rx="4" className="fill-line" />
}
