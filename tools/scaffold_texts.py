"""What a new signal or board reader begins with; `{name}` and `{Words}` stand for its name."""

SIGNAL = '''"""Say in one sentence what kind of posting this looks for."""

from trusthound.domain.assessment.finding import Finding, not_applicable, unknown
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.posting.model import JobPosting


@signal(
    title="{Words}",
    question="Ask what is asked of the posting?",
    why="Say why the answer matters.",
    innocent="Say when an honest posting shows it too.",
    advice="Say what to do.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source="Name who says so, and where",
)
def {name}(posting: JobPosting) -> Finding:
    """Say exactly what counts."""
    if not posting.description:
        return not_applicable()
    return unknown()
'''

SIGNAL_TEST = '''"""{Words}: present, absent, a near miss, and where it does not apply."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.{name} import {name}

# Write these after real postings, with invented employers and people, and name the tests for what
# the texts show.
SHOWS_IT = ""
DOES_NOT_SHOW_IT = ""
NEARLY_SHOWS_IT = ""
CANNOT_SHOW_IT: dict[str, object] = {}


def test_present_where_a_posting_shows_it(ask: Callable[..., Finding]) -> None:
    assert SHOWS_IT, "write a posting that shows it"
    assert ask({name}, SHOWS_IT).outcome is Outcome.PRESENT


def test_absent_where_a_posting_does_not_show_it(ask: Callable[..., Finding]) -> None:
    assert DOES_NOT_SHOW_IT, "write a posting that does not show it"
    assert ask({name}, DOES_NOT_SHOW_IT).outcome is Outcome.ABSENT


def test_near_miss_where_the_same_words_mean_something_else(ask: Callable[..., Finding]) -> None:
    assert NEARLY_SHOWS_IT, "write a posting whose words come close and mean something else"
    assert ask({name}, NEARLY_SHOWS_IT).outcome is Outcome.ABSENT


def test_not_applicable_where_it_cannot_be_asked(ask: Callable[..., Finding]) -> None:
    assert CANNOT_SHOW_IT, "write the fields of a posting of which it cannot be asked"
    assert ask({name}, **CANNOT_SHOW_IT).outcome is Outcome.NOT_APPLICABLE
'''

BOARD = '''"""{Words}: a URL of a posting in, the posting from the board's public API out.

API: say where it is documented
"""

import re
from datetime import date

from trusthound.adapters.boards.answer import Record, read_record, text_at
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.terms import with_origins
from trusthound.domain.posting.model import JobPosting, Liveness

SYSTEM = "{name}"
_HOST = "{name}.invalid"
_TENANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_ID = re.compile(r"[0-9]{1,20}")
_ORIGINS = {"title": "title", "company": "company", "description": "description"}


def recognise(url: str) -> Address | None:
    """Say which URLs are its postings."""
    parts = take_apart(url)
    if parts is None or parts.host != _HOST or len(parts.segments) != 2:
        return None
    tenant, identifier = parts.segments
    if not (_TENANT.fullmatch(tenant) and _ID.fullmatch(identifier)):
        return None
    return Address(SYSTEM, tenant, identifier, f"https://{_HOST}/{tenant}/{identifier}")


def api_url(address: Address) -> str:
    """On a fixed host: nothing of the page goes in but what the patterns let through."""
    return f"https://{_HOST}/api/{address.tenant}/{address.identifier}"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """Say what makes a posting open, closed or unknown."""
    posting = posting_of(read_record(answered(page).body), as_of)
    return seen(posting, address, Liveness.UNKNOWN, "the API does not say")


def posting_of(record: Record, _as_of: date) -> JobPosting:
    """One posting of the API."""
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "company"),
            description=text_of_html(text_at(record, "description")),
        ),
        _ORIGINS,
    )


def records_in(_answer: object) -> tuple[Record, ...] | None:
    """Say by what structure a saved answer of this API is told."""
    return None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # until somebody finds out that it is sold by contract alone
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)
'''

BOARD_TEST = '''"""{Words}: which URLs are its postings, and what is read from its API."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.adapters.boards.{name} import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import Liveness

# Write these after real ones, with invented employers and people.
ITS_URLS: tuple[str, ...] = ()
OTHER_URLS: tuple[str, ...] = ()
POSTING: dict[str, object] = {}
CLOSED: dict[str, object] = {}


def test_every_form_of_a_postings_url_is_one_address() -> None:
    assert ITS_URLS, "write the forms of its URLs"
    assert len({BOARD.recognise(url) for url in ITS_URLS} - {None}) == 1


def test_other_pages_are_not_its_postings() -> None:
    assert OTHER_URLS, "write the URLs that look like its postings and are none"
    assert [BOARD.recognise(url) for url in OTHER_URLS] == [None] * len(OTHER_URLS)


def test_a_posting_is_read_with_every_field_that_the_api_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    assert POSTING, "write an answer of the API, and a line for each field"
    address = BOARD.recognise(ITS_URLS[0])
    assert address is not None
    posting = BOARD.read(answer_of(POSTING), address, as_of)
    assert posting.title
    assert posting.liveness is Liveness.OPEN


def test_a_posting_that_is_gone_is_closed_or_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    assert CLOSED, "write the API's answer for a posting that is gone, and its status"
    address = BOARD.recognise(ITS_URLS[0])
    assert address is not None
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of(CLOSED, 404), address, as_of)
'''
