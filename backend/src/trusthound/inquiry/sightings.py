"""A dossier of a fetched posting in; the sighting recorded, and the dossier with what is known of
earlier ones out.
"""

from dataclasses import replace
from datetime import datetime

from trusthound.adapters.storage import sightings
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.facts.sightings import NOT_ASKED
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.model import Channel
from trusthound.domain.posting.sameness.history import history
from trusthound.domain.posting.sameness.seen import seen_of


async def look_back(
    dossier: Dossier, *, database: Database, now: datetime, most_new_a_day: int
) -> Dossier:
    """Only what we fetched ourselves and could read as an open posting is ever recorded.

    Without an answer of the database the sightings stay None: unknown.
    """
    seen = None
    if dossier.channel is Channel.URL:
        seen = seen_of(
            dossier.posting,
            page_site=dossier.page_site,
            board=dossier.employer_board,
            through_agency=dossier.through_agency,
            company_domain=dossier.company_domain,
        )
    if seen is None:
        return replace(dossier, sightings=NOT_ASKED)
    try:
        remembered = await sightings.remember(database, seen, now, most_new_a_day=most_new_a_day)
    except TrustHoundError:
        return dossier
    return replace(dossier, sightings=history(seen, remembered, today=now.date()))
