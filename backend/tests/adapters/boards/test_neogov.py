"""NEOGOV: which URLs are its postings, and what is read from an agency's feed."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.neogov import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.common.money import Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness

HOST = "www.governmentjobs.com"
URL = f"https://{HOST}/careers/honeycounty/jobs/410001"
ADDRESS = Address("neogov", "honeycounty", "410001", URL, (HOST,))


def item(number: int, **fields: str) -> str:
    stated = {
        "title": "Beekeeper",
        "link": URL,
        "description": "&lt;p&gt;You keep the bees.&lt;/p&gt;",
        "pubDate": "Wed, 19 Aug 2026 23:10:38 GMT",
        "n:jobId": str(number),
        "n:jobNumberSingle": "26-0042",
        "n:advertiseFromDateUTC": "Tue, 18 Aug 2026 05:00:00:0",
        "n:advertiseToDateTimeUTC": "Sun, 20 Dec 2026 04:59:00:0",
        "n:minimumSalary": "37.33",
        "n:maximumSalary": "51.66",
        "n:salaryCurrency": "USD",
        "n:salaryInterval": "Hour",
        "n:jobType": "Permanent Part Time (less than 40 hours)",
        "n:location": "Barre",
        "n:state": "Vermont",
        "n:examplesofduties": "&lt;p&gt;Count them.&lt;/p&gt;",
        "n:qualifications": "&lt;p&gt;A calm hand.&lt;/p&gt;",
        "n:supplementalinformation": "&lt;p&gt;Veil provided.&lt;/p&gt;",
    } | fields
    return "".join(f"<{key}>{value}</{key}>" for key, value in stated.items())


def feed(*items: str) -> bytes:
    each = "".join(f"<item>{one}</item>" for one in items)
    return (
        '<?xml version="1.0" encoding="utf-8"?>'
        '<rss version="2.0" xmlns:n="http://www.neogov.com/namespaces/JobListing">'
        f"<channel><title>Honey County</title>{each}</channel></rss>"
    ).encode()


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "https://governmentjobs.com/careers/HoneyCounty/jobs/410001/beekeeper?pagetype=jobs",
        f"https://{HOST}/careers/honeycounty/jobs/newprint/410001",
        "http://agency.governmentjobs.com/honeycounty/default.cfm?action=viewjob&jobID=410001",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


def test_a_schools_posting_stands_on_a_host_of_its_own() -> None:
    address = BOARD.recognise("https://www.schooljobs.com/careers/honeyschool/jobs/7/baker")
    assert address is not None
    assert BOARD.api_url(address) == (
        "https://www.schooljobs.com/SearchEngine/JobsFeed?agency=honeyschool"
    )


@pytest.mark.parametrize(
    "url",
    [
        f"https://{HOST}/careers/honeycounty",
        f"https://{HOST}/careers/honeycounty/promotionaljobs/410001",
        f"https://{HOST}/jobs/410001-0/beekeeper",
        f"https://{HOST}/honeycounty/default.cfm?jobid=410001",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_posting_of_the_number_is_picked_out_of_the_feed(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    other = item(410002, title="Drone")
    posting = BOARD.read(answer_of(feed(other, item(410001))), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Beekeeper", "Honey County")
    assert posting.description.splitlines() == [
        "You keep the bees.",
        "Examples of Duties",
        "Count them.",
        "Qualifications",
        "A calm hand.",
        "Supplemental Information",
        "Veil provided.",
    ]
    place = posting.places[0]
    assert (place.locality, place.region, place.country) == ("Barre", "Vermont", "US")
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 8, 18), date(2026, 12, 20))
    assert (posting.identifier, posting.apply_url) == ("26-0042", URL)
    assert posting.liveness is Liveness.OPEN
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.maximum) == (Decimal("37.33"), Decimal("51.66"))
    assert (posting.pay.currency, posting.pay.period) == ("USD", Period.HOUR)


def test_a_posting_is_closed_after_its_last_day(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    past = item(410001, **{"n:advertiseToDateTime": "Fri, 20 Nov 2026 23:59:00"})
    posting = BOARD.read(answer_of(feed(past)), ADDRESS, as_of)
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "advertised until 2026-11-20"


@pytest.mark.parametrize(("body", "status"), [(feed(item(7)), 200), (feed(), 200), (b"", 404)])
def test_a_posting_that_the_feed_lacks_is_left_to_the_web_page(
    answer_of: Callable[..., Page], as_of: date, body: bytes, status: int
) -> None:
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of(body, status), ADDRESS, as_of)


@pytest.mark.parametrize(
    "body", [b"<rss><channel><item><title>x</title></item></channel></rss>", b"{}", b"<a/>"]
)
def test_other_feeds_are_not_its_own(body: bytes) -> None:
    assert BOARD.records_in(read_answer(body)) is None
