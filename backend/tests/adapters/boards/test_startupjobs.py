"""StartupJobs: which URLs are its postings, and what its pages and feeds say."""

import json
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.saved import read_saved
from trusthound.adapters.boards.startupjobs import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

URL = "https://www.startupjobs.cz/nabidka/12345"
ADDRESS = Address("startupjobs", "", "12345", URL)
OFFER: dict[str, Any] = {
    "id": "12345",
    "cities": ["Praha, Česko", "Brno, Česko"],
    "position": "Krotitel&amp;chovatel raket",
    "jobtypes": ["Part-time", "External collaboration", "Remote"],
    "description": "<p>Krotíš rakety.</p><p>Nabízíme 40 000 Kč měsíčně.</p>",
    "url": f"{URL}/krotitel?utm_source=x",
    "startup": "Raketa s.r.o.",
    "lastUpdate": "2026-10-20T14:22:02+01:00",
}
FEED = """<?xml version="1.0" encoding="UTF-8"?><offers><offer><id>12345</id>
<cities><city>Praha, Česko</city></cities>
<position><![CDATA[Krotitel&amp;chovatel raket]]></position>
<jobtypes><jobtype>Full-time</jobtype><jobtype>External collaboration</jobtype></jobtypes>
<description><![CDATA[<p>Krotíš rakety.</p>]]></description>
<startup><![CDATA[R&amp;K]]></startup></offer></offers>""".encode()
# The page's values, which name each other by index, as its framework writes them.
VALUES: list[Any] = [
    {"state": 1},
    {"status": 2, "name": 3, "descriptionShort": 6, "company": 7},
    "expired",
    {"cs": 4, "en": 5},
    "Krotitel raket",
    "Rocket Tamer",
    {"cs": 10, "en": 10},
    {"name": 8, "introduction": 9},
    "Raketa s.r.o.",
    {"cs": 11},
    "Krotíš rakety, jednu klidně…",
    "Krotíme od roku 1961.",
]


def page(values: object, text: str = "") -> bytes:
    data = values if isinstance(values, str) else json.dumps(values)
    return (
        "<!DOCTYPE html><html><head><title>Krotitel raket | StartupJobs.cz</title></head><body>"
        f'<h5>Přihlaste se k newsletteru</h5>{text}<script type="application/json" '
        f'id="__NUXT_DATA__">{data}</script></body></html>'
    ).encode()


@pytest.mark.parametrize(
    "url", [URL, f"{URL}/krotitel-raket?utm_source=x#top", "http://startupjobs.cz/nabidka/12345/"]
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://www.startupjobs.cz/nabidky",
        "https://www.startupjobs.cz/nabidka/krotitel",
        "https://www.startupjobs.cz/startup/raketa",
        "https://www.startupjobs.cz.evil.example/nabidka/12345",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_an_expired_posting_is_read_from_the_data_of_its_page(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(page(VALUES)), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Krotitel raket", "Raketa s.r.o.")
    assert posting.description == "Krotíš rakety, jednu klidně…"
    assert posting.company_profile == "Krotíme od roku 1961."
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "expired"
    assert posting.url == URL


def test_so_it_is_where_the_page_was_saved(as_of: date) -> None:
    posting = read_saved(page(VALUES), as_of)
    assert posting is not None
    assert (posting.title, posting.liveness) == ("Krotitel raket", Liveness.CLOSED)


def test_an_open_posting_is_read_from_what_its_page_shows(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    data = json.dumps({
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": "Krotitel raket",
        "hiringOrganization": {"name": "Raketa s.r.o."},
        "description": "Krotíš rakety. " * 30,
        "validThrough": "2027-01-31",
    })  # fmt: skip
    shown = f'<script type="application/ld+json">{data}</script>'
    posting = BOARD.read(answer_of(page([{**VALUES[1]}, "published"], shown)), ADDRESS, as_of)
    assert (posting.title, posting.identifier, posting.url) == ("Krotitel raket", "12345", URL)
    assert posting.liveness is not Liveness.CLOSED


@pytest.mark.parametrize(
    "values",
    [
        "no json",
        "[" * 100_000,
        {},
        [],
        [VALUES[1]],
        [{**VALUES[1], "status": -1}],
        [{"status": 1, "name": True, "descriptionShort": "x", "company": 2}, "expired", []],
    ],
)
def test_data_of_any_form_is_read_or_left_out(
    answer_of: Callable[..., Page], as_of: date, values: object
) -> None:
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of(page(values)), ADDRESS, as_of)


def test_an_offer_of_a_json_feed_is_read(as_of: date) -> None:
    records = BOARD.records_in({"offers": [OFFER]})
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.title, posting.company) == ("Krotitel&chovatel raket", "Raketa s.r.o.")
    assert [each.text for each in posting.places] == ["Praha, Česko", "Brno, Česko"]
    assert posting.remote is RemoteWork.REMOTE
    assert set(posting.employment_types) == {EmploymentType.PART_TIME, EmploymentType.CONTRACTOR}
    assert posting.pay is not None
    assert posting.pay.currency == "CZK"
    assert posting.identifier == "12345"


def test_the_day_of_the_last_change_is_not_the_day_of_posting(as_of: date) -> None:
    assert BOARD.posting_of(OFFER, as_of).date_posted is None


def test_an_offer_of_an_xml_feed_is_the_same(as_of: date) -> None:
    records = BOARD.records_in(read_answer(FEED))
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.title, posting.company) == ("Krotitel&chovatel raket", "R&K")
    assert [each.text for each in posting.places] == ["Praha, Česko"]
    assert set(posting.employment_types) == {EmploymentType.FULL_TIME, EmploymentType.CONTRACTOR}
    assert posting.description == "Krotíš rakety."


@pytest.mark.parametrize("other", [None, [], {}, {"offers": None}, {"offers": [{"id": 1}]}])
def test_other_answers_are_none_of_its_feeds(other: object) -> None:
    assert BOARD.records_in(other) is None
