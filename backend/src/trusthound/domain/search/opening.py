"""One vacancy, on however many boards it is shown: what a search finds."""

from dataclasses import dataclass
from datetime import date, datetime

from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import EmploymentType, RemoteWork, Seniority


@dataclass(frozen=True, slots=True)
class Link:
    """Where an opening is shown. `is_own`: on the employer's own board."""

    board: str
    url: str
    is_own: bool
    first_seen_at: datetime
    last_seen_at: datetime
    is_open: bool


@dataclass(frozen=True, slots=True)
class Trust:
    """What the posting's judgement said when it was collected, without asking any registry.

    `score` is None where too little was told; `engine` is the version that judged.
    """

    score: int | None
    status: str
    reasons: tuple[str, ...]
    engine: str


@dataclass(frozen=True, slots=True)
class Opening:
    """Its texts are those of the best showing: the employer's own, else the fullest.

    `links` are in order, the employer's own first. `url` is the first one's. `closed_at`: since
    when the employer's board, or else every board, does not show it any more.
    """

    id: str
    title: str
    company: str
    description: str
    url: str
    places: tuple[Place, ...]
    remote: RemoteWork
    pay: Pay | None
    employment_types: tuple[EmploymentType, ...]
    seniority: Seniority
    language: str
    date_posted: date | None
    first_seen_at: datetime
    last_seen_at: datetime
    closed_at: datetime | None
    trust: Trust
    links: tuple[Link, ...]
