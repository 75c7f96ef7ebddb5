"""What our own sightings say of a posting in, its wire form out."""

from trusthound.domain.facts.sightings import Sightings
from trusthound.entrypoints.http.schemas.verification import (
    ChangeAnswer,
    RepostAnswer,
    SightingsAnswer,
)


def sightings_answer(sightings: Sightings | None) -> SightingsAnswer | None:
    """None where they could not be had, or none of this posting is kept."""
    if sightings is None or sightings.first_seen_on is None or sightings.last_seen_on is None:
        return None
    return SightingsAnswer(
        first_seen=sightings.first_seen_on,
        last_seen=sightings.last_seen_on,
        times_seen=sightings.times_seen,
        reposts=[
            RepostAnswer(url=each.url, first_seen=each.first_seen_on, last_seen=each.last_seen_on)
            for each in sightings.reposts
        ],
        changes=[
            ChangeAnswer(
                field=each.field, seen_on=each.seen_on, before=each.before, after=each.after
            )
            for each in sightings.changes
        ],
    )
