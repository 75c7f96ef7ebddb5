/** Something is on its way: grey lines in its place, and what it is for those who listen. */

export function Loading({ words, lines }: { words: string; lines: number }) {
  return (
    <div role="status">
      <span className="sr-only">{words}</span>
      <div aria-hidden="true" className="animate-pulse space-y-3">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <div key={line} className={`h-5 rounded-control bg-sunken ${line % 2 === 0 ? 'w-2/3' : 'w-5/6'}`} />
        ))}
      </div>
    </div>
  )
}
