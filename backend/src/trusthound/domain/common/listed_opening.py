"""The openings that a page lists, as it names them there, to choose one of."""

from dataclasses import dataclass

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem


@dataclass(frozen=True, slots=True)
class ListedOpening:
    """`url` is absolute, http or https; `place` is "" where none stands beside it."""

    title: str
    url: str
    place: str = ""


class OpeningsListed(PageUnreadable):
    """A page of several postings, with at least one to choose."""

    def __init__(self, openings: tuple[ListedOpening, ...], *, detail: str = "") -> None:
        super().__init__(ReadingProblem.LISTING_PAGE, detail=detail)
        self.advice = "Choose the one that you are interested in, or use its own link."
        self.openings = openings
