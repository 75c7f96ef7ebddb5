/** When we saw the posting, what was different then, and where else it stood: in the order of the days. */
import type { VerificationAnswer } from '../../lib/api'
import { dayOf } from '../../lib/moment'
import { Part } from '../../ui/Part'
import { CHANGES, SIGHTINGS } from './copy'

type Sightings = NonNullable<VerificationAnswer['sightings']>

interface Event {
  day: string
  words: string
  detail?: string
}

export function Timeline({ sightings }: { sightings: Sightings }) {
  return (
    <Part id="sightings" title={SIGHTINGS.title} intro={`${SIGHTINGS.intro} ${SIGHTINGS.times(sightings.timesSeen)}`}>
      <ol className="space-y-4 border-l-2 border-line pl-5">
        {eventsOf(sightings).map(({ day, words, detail }) => (
          <li key={day + words + detail}>
            <time dateTime={day} className="block text-sm text-muted">
              {dayOf(day)}
            </time>
            <p className="font-semibold">{words}</p>
            {detail && <p className="text-sm wrap-anywhere">{detail}</p>}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function eventsOf({ firstSeen, lastSeen, changes, reposts }: Sightings): Event[] {
  const events: Event[] = [
    ...reposts.map(({ url, lastSeen }) => ({ day: lastSeen, words: SIGHTINGS.repost, detail: url })),
    { day: firstSeen, words: SIGHTINGS.first },
    ...changes.map(({ field, seenOn, before, after }) => ({
      day: seenOn,
      words: SIGHTINGS.changed[field],
      ...((before || after) && { detail: `${before || CHANGES.nothing} → ${after || CHANGES.nothing}` }),
    })),
    ...(lastSeen === firstSeen ? [] : [{ day: lastSeen, words: SIGHTINGS.last }]),
  ]
  return events.sort((one, other) => one.day.localeCompare(other.day))
}
