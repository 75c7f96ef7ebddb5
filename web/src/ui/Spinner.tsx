/** Something is being found out: a ring that turns, and what it is. */

export function Spinner({ words }: { words: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 px-4 pt-24 sm:pt-32">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-10 animate-spin text-accent">
        <circle cx="12" cy="12" r="9" className="stroke-line" strokeWidth="3" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p className="text-lg text-muted">{words}</p>
    </div>
  )
}
