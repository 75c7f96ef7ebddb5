/** Decoration: a resume with two of its lines marked, and what was asked about it. */

export function Report({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 300" fill="none" aria-hidden="true" className={className}>
      <rect x="20" y="16" width="208" height="300" rx="10" className="fill-surface stroke-line" strokeWidth="1.5" />
      <circle cx="52" cy="50" r="15" className="fill-accent-soft" />
      <rect x="78" y="38" width="96" height="10" rx="5" className="fill-ink" />
      <rect x="78" y="56" width="64" height="7" rx="3.5" className="fill-line" />
      <Lines y={88} widths={[60, 164, 140]} />
      <rect x="32" y="142" width="170" height="22" rx="5" className="fill-caution-soft stroke-caution-fill" />
      <rect x="40" y="149" width="120" height="7" rx="3.5" className="fill-caution-fill" />
      <Lines y={180} widths={[156, 128]} />
      <Lines y={224} widths={[72, 164, 148, 96]} />
      <rect x="196" y="86" width="150" height="152" rx="10" className="fill-surface stroke-line" strokeWidth="1.5" />
      <Asked y={112} width={84} passed />
      <Asked y={142} width={66} passed />
      <Asked y={172} width={78} />
      <Asked y={202} width={58} passed />
    </svg>
  )
}

function Lines({ y, widths }: { y: number; widths: number[] }) {
  return widths.map((width, place) => (
    <rect
      key={width}
      x="40"
      y={y + place * 17}
      width={width}
      height="7"
      rx="3.5"
      className={place === 0 && width < 80 ? 'fill-edge' : 'fill-line'}
    />
  ))
}

function Asked({ y, width, passed = false }: { y: number; width: number; passed?: boolean }) {
  return (
    <>
      <circle cx="218" cy={y} r="9" className={passed ? 'fill-verified-soft' : 'fill-caution-soft'} />
      <path
        d={passed ? `m214 ${y} 3 3 5-6` : `M218 ${y - 4}v5M218 ${y + 4}v.01`}
        className={passed ? 'stroke-verified' : 'stroke-caution'}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="236" y={y - 4} width={width} height="8" rx="4" className="fill-line" />
    </>
  )
}
