"""A web address that a posting stands on or points to, and what kind of place it is."""

from dataclasses import dataclass
from enum import StrEnum


class SiteKind(StrEnum):
    EMPLOYER_BOARD = "employer_board"  # an applicant tracking system: one tenant, one employer
    JOB_BOARD = "job_board"  # many employers advertise there
    FORM = "form"  # anyone can make a form there
    FREE_HOST = "free_host"  # anyone can publish a page there
    SHORTENER = "shortener"  # hides where a link leads
    MESSENGER = "messenger"  # opens a chat
    SOCIAL = "social"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Site:
    """`domain` is the registrable domain ("example.co.uk"), "" for an address without one."""

    url: str
    host: str
    domain: str
    kind: SiteKind
