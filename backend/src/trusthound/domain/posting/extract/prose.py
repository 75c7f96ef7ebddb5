"""A page without data of its own in, the posting that its text is out, or why it is none."""

from dataclasses import dataclass, replace
from datetime import date

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.extract.closing import closing_words
from trusthound.domain.posting.extract.head import Head
from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting
from trusthound.domain.posting.extract.listing import refuse_listing
from trusthound.domain.posting.extract.main_text import main_text
from trusthound.domain.posting.extract.origins import merged, with_origins
from trusthound.domain.posting.extract.text import stated_by_labels
from trusthound.domain.posting.extract.walls import ENOUGH_WORDS, refuse_by_words
from trusthound.domain.posting.model import JobPosting, Origin

# A page that says "this job is closed" and little else shows a posting that was there.
_CLOSED_PAGE_WORDS = 400
_ENOUGH_CHARACTERS = 200


@dataclass(frozen=True, slots=True)
class Sight:
    """What is seen of a page: its source, links, shown text, words that close it, status, head."""

    html: str
    links: tuple[str, ...]
    text: str
    closing: str
    status: int
    head: Head


def read_prose(
    tree: LexborHTMLParser, sight: Sight, posting: JobPosting, *, as_of: date
) -> JobPosting:
    """`posting` as its head and elements name it, described by the page's main text."""
    if sight.closing and len(sight.text.split()) < _CLOSED_PAGE_WORDS:
        title = "" if closing_words(posting.title.lower()) else posting.title
        return _described(replace(posting, title=title), main_text(tree))
    if sight.status >= 400:
        refuse_by_words(sight.html, sight.head.title, sight.text)
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"status {sight.status}")
    text = main_text(tree)
    refuse_listing(sight.links, sight.head, text)
    posting = merged(posting, stated_by_labels(text, Origin.PAGE_TEXT, as_of=as_of))
    cues = cues_of_a_posting(text) + bool(posting.company) + bool(posting.places)
    # A posting may speak of cookies and signing in; what says little else is a wall.
    if posting.title and cues >= ENOUGH_CUES and len(text) >= _ENOUGH_CHARACTERS:
        return _described(posting, text)
    refuse_by_words(sight.html, sight.head.title, sight.text)
    if len(text.split(maxsplit=ENOUGH_WORDS)) < ENOUGH_WORDS:
        raise PageUnreadable(ReadingProblem.NO_TEXT, detail="no text but the site's own")
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"{cues} cues of a posting")


def _described(posting: JobPosting, text: str) -> JobPosting:
    return with_origins(replace(posting, description=text), Origin.PAGE_TEXT, "main text")
