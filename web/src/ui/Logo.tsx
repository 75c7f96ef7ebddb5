/** The mark: a hound's face on a shield. */

export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path className="fill-accent" d="M16 1.5 28.5 5.6v9.6c0 7.4-5 12.6-12.5 15.3C8.5 27.8 3.5 22.6 3.5 15.2V5.6Z" />
      <path
        className="fill-on-accent"
        d="M11.4 9.2c2.6-1.5 6.6-1.5 9.2 0 2 .3 4 2.3 4.5 4.9.4 2.3-.3 4.6-1.7 5.4-1.3-.7-2.2-2.3-2.5-4.3l-.8 4.7c-.5 2.9-1.9 5.1-4.1 5.1s-3.6-2.2-4.1-5.1l-.8-4.7c-.3 2-1.2 3.6-2.5 4.3-1.4-.8-2.1-3.1-1.7-5.4.5-2.6 2.5-4.6 4.5-4.9Z"
      />
      <circle className="fill-accent" cx="13.4" cy="14" r="1.15" />
      <circle className="fill-accent" cx="18.6" cy="14" r="1.15" />
      <path className="fill-accent" d="M13.9 19.4c0-1 .9-1.5 2.1-1.5s2.1.5 2.1 1.5c0 1.1-1.1 2-2.1 2s-2.1-.9-2.1-2Z" />
    </svg>
  )
}
