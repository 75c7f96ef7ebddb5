"""What stands at a domain's own address: a site, or a page that says there is none."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Standing(StrEnum):
    """A closed set, stored with results."""

    SITE = "site"
    PARKED = "parked"  # for sale, or held by a registrar with advertisements
    DEFAULT_PAGE = "default_page"  # the page of a web server or a host that nobody has filled
    UNTOLD = "untold"  # a wall, an error, or nothing that tells


@dataclass(frozen=True, slots=True)
class SiteState:
    """`told_by` are the page's words that say so, "" for a site."""

    domain: str
    standing: Standing
    told_by: str
    source: str
    learnt_at: datetime
