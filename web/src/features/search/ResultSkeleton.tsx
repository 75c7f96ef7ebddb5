/** Results that are on their way, in their shape. */
import { RESULTS } from './copy'

export function ResultSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{RESULTS.searching}</span>
      <div aria-hidden="true" className="animate-pulse space-y-4">
        <div className="h-7 w-56 rounded-control bg-sunken" />
        {['a', 'b', 'c'].map((each) => (
          <div key={each} className="space-y-3 rounded-card border border-line p-5">
            <div className="h-6 w-2/3 rounded-control bg-sunken" />
            <div className="h-4 w-1/2 rounded-control bg-sunken" />
            <div className="h-4 w-11/12 rounded-control bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  )
}
