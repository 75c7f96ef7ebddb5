"""What a seeker looks for: as it was sent in, as it is searched for out."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from trusthound.domain.assessment.band import CAUTION_FROM
from trusthound.domain.posting.model import EmploymentType


class Sort(StrEnum):
    RELEVANCE = "relevance"
    NEWEST = "newest"
    TRUST = "trust"
    MATCH = "match"


class PostedWithin(StrEnum):
    ANY = "any"
    DAY = "24h"
    WEEK = "7d"
    MONTH = "30d"


SPANS = {
    PostedWithin.DAY: timedelta(days=1),
    PostedWithin.WEEK: timedelta(days=7),
    PostedWithin.MONTH: timedelta(days=30),
}
RESULTS_A_PAGE = 20
MOST_RESULTS_A_PAGE = 50
MOST_COUNTED = 250


@dataclass(frozen=True, slots=True)
class Query:
    """`location` is a place as a person writes it, "" for anywhere; `radius_km` around a town.

    `min_salary` is a year's pay in `currency`; an opening that states no pay stays in, labelled.
    `hide_scams` leaves out what scored below caution, `min_trust` what scored below that; what has
    no score stays in both ways.
    """

    words: str
    location: str = ""
    radius_km: int | None = None
    min_salary: int | None = None
    currency: str = "USD"
    posted_within: PostedWithin = PostedWithin.ANY
    remote_only: bool = False
    hide_scams: bool = True
    min_trust: int | None = None
    employment_types: tuple[EmploymentType, ...] = ()
    company: str = ""
    sort: Sort = Sort.RELEVANCE

    @property
    def lowest_trust(self) -> int:
        """The lowest score that is shown, 0 for any."""
        return max(CAUTION_FROM if self.hide_scams else 0, self.min_trust or 0)
