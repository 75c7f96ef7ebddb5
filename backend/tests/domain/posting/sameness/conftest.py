"""`seen`: a sighting of a plain posting, with fields changed by keyword."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.site import Site, SiteKind
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.sameness.seen import Seen, seen_of

TEXT = " ".join(f"{one}{two}word" for one in "abcdefghij" for two in "klmnopqrst")
SITE = Site("https://acme.example/1", "acme.example", "acme.example", SiteKind.OTHER)


@pytest.fixture
def seen() -> Callable[..., Seen | None]:
    def see(
        *, page_site: Site | None = SITE, board: EmployerBoard | None = None, **fields: object
    ) -> Seen | None:
        posting = JobPosting("Mechanic", "Acme", TEXT, url="https://acme.example/1")
        return seen_of(
            replace(posting, **fields),  # type: ignore[arg-type]
            page_site=page_site,
            board=board,
            through_agency=False,
            company_domain="",
        )

    return see
