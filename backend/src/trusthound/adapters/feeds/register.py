"""Every list that is collected from, by its reader's name; a URL in, which list it is of out."""

from collections.abc import Mapping

from trusthound.adapters.boards.ashby import COLLECTION as ASHBY
from trusthound.adapters.boards.bamboohr import COLLECTION as BAMBOOHR
from trusthound.adapters.boards.collection import Collection
from trusthound.adapters.boards.greenhouse import COLLECTION as GREENHOUSE
from trusthound.adapters.boards.lever import COLLECTION as LEVER
from trusthound.adapters.boards.neogov import COLLECTION as NEOGOV
from trusthound.adapters.boards.personio import COLLECTION as PERSONIO
from trusthound.adapters.boards.pinpoint import COLLECTION as PINPOINT
from trusthound.adapters.boards.recruitee import COLLECTION as RECRUITEE
from trusthound.adapters.boards.rippling import COLLECTION as RIPPLING
from trusthound.adapters.boards.smartrecruiters import COLLECTION as SMARTRECRUITERS
from trusthound.adapters.boards.teamtailor import COLLECTION as TEAMTAILOR
from trusthound.adapters.boards.workable import COLLECTION as WORKABLE
from trusthound.adapters.boards.workday import COLLECTION as WORKDAY
from trusthound.adapters.feeds.adzuna import COLLECTION as ADZUNA
from trusthound.adapters.feeds.arbeitnow import COLLECTION as ARBEITNOW
from trusthound.adapters.feeds.feed import COLLECTION as FEED
from trusthound.adapters.feeds.feed import OF_THE_NEWEST
from trusthound.adapters.feeds.hacker_news import COLLECTION as HACKER_NEWS
from trusthound.adapters.feeds.himalayas import COLLECTION as HIMALAYAS
from trusthound.adapters.feeds.jooble import COLLECTION as JOOBLE
from trusthound.adapters.feeds.remoteok import COLLECTION as REMOTEOK
from trusthound.adapters.feeds.remotive import COLLECTION as REMOTIVE
from trusthound.adapters.feeds.sitemap import COLLECTION as SITEMAP
from trusthound.adapters.feeds.themuse import COLLECTION as THEMUSE
from trusthound.adapters.feeds.usajobs import COLLECTION as USAJOBS
from trusthound.adapters.feeds.weworkremotely import COLLECTION as WEWORKREMOTELY

# What a URL alone tells; the sitemap last, because any host may have one.
_TOLD_BY_URL = (
    ASHBY,
    BAMBOOHR,
    GREENHOUSE,
    LEVER,
    NEOGOV,
    PERSONIO,
    PINPOINT,
    RECRUITEE,
    RIPPLING,
    SMARTRECRUITERS,
    TEAMTAILOR,
    WORKABLE,
    WORKDAY,
    ADZUNA,
    ARBEITNOW,
    HACKER_NEWS,
    HIMALAYAS,
    JOOBLE,
    REMOTEOK,
    REMOTIVE,
    THEMUSE,
    USAJOBS,
    WEWORKREMOTELY,
    SITEMAP,
)
COLLECTIONS: Mapping[str, Collection] = {
    each.reader: each for each in (*_TOLD_BY_URL, FEED, OF_THE_NEWEST)
}


def collection_of(url: str) -> tuple[Collection, str] | None:
    """The list and the address to collect it from, None for a URL that tells none."""
    for collection in _TOLD_BY_URL:
        address = collection.tenant_of(url)
        if address is not None:
            return collection, address
    return None
