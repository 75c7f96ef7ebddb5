/** The openings that a page lists in, the one to verify out: the page's own words, and where each leads. */
import type { Opening } from '../../lib/problem'
import { OPENINGS } from './copy'

export function Openings({ openings, choose }: { openings: readonly Opening[]; choose: (url: string) => void }) {
  return (
    <section aria-labelledby="openings" className="mt-4">
      <h2 id="openings" className="font-semibold">
        {OPENINGS.title}
      </h2>
      <p className="text-sm text-muted">{OPENINGS.found(openings.length)}</p>
      <ul className="mt-2 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {openings.map(({ title, url, place }) => (
          <li key={url}>
            <button
              type="button"
              dir="auto"
              className="block min-h-11 w-full px-4 py-2 text-start wrap-anywhere hover:bg-sunken focus-visible:-outline-offset-2"
              onClick={() => choose(url)}
            >
              <span className="font-semibold text-accent-deep">{title}</span>
              {place && <span className="text-muted"> {place}</span>}
              <span className="line-clamp-1 text-sm text-muted">{url.replace(/^https?:\/\//, '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
