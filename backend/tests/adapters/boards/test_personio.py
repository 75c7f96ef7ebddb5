"""Personio: which URLs are its postings, and what is read from its feed."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.personio import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, Origin, RemoteWork

ADDRESS = Address(
    "personio", "bread-ag", "1834171", "https://bread-ag.jobs.personio.de/job/1834171"
)
POSITION = """
<position>
    <id>1834171</id>
    <subcompany>Bread SE &amp; Co. KG</subcompany>
    <office>München</office>
    <additionalOffices><office>Köln</office><office>Berlin (Remote)</office></additionalOffices>
    <department>Bakery</department>
    <name>Baker (m/w/d)</name>
    <jobDescriptions>
        <jobDescription>
            <name>Deine Aufgaben &amp; Ziele</name>
            <value><![CDATA[<p>Du backst.</p>]]></value>
        </jobDescription>
        <jobDescription><name>Dein Profil</name><value><![CDATA[<ul><li>Wach</li></ul>]]></value>
        </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-or-part-time</schedule>
    <createdAt>2026-11-13T14:10:41+00:00</createdAt>
</position>"""
OTHER = "<position><id>7</id><office>Bonn</office><name>Miller</name></position>"


def feed(*positions: str) -> bytes:
    return f"<?xml version='1.0'?><workzag-jobs>{''.join(positions)}</workzag-jobs>".encode()


@pytest.mark.parametrize(
    "url",
    [
        "https://bread-ag.jobs.personio.de/job/1834171",
        "https://bread-ag.jobs.personio.de/job/1834171?language=en&display=en#apply",
        "https://bread-ag.jobs.personio.com/job/1834171/",
        "https://bread-ag.jobs.personio.com/job/1834171/apply",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://bread-ag.jobs.personio.de/",
        "https://bread-ag.jobs.personio.de/job/baker",
        "https://bread-ag.jobs.personio.de/job/1834171/other",
        "https://bread-ag.personio.de/job/1834171",
        "https://bread-ag.jobs.personio.de.evil.example/job/1834171",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_feed_is_asked_for_in_no_language() -> None:
    assert BOARD.api_url(ADDRESS) == "https://bread-ag.jobs.personio.de/xml"


def test_a_posting_is_read_with_every_field_that_the_feed_states(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(feed(OTHER, POSITION)), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Baker (m/w/d)", "Bread SE & Co. KG")
    assert posting.description == "Deine Aufgaben & Ziele\nDu backst.\nDein Profil\nWach"
    assert [each.text for each in posting.places] == ["München", "Köln", "Berlin (Remote)"]
    assert posting.remote is RemoteWork.REMOTE
    assert set(posting.employment_types) == {EmploymentType.FULL_TIME, EmploymentType.PART_TIME}
    assert posting.date_posted == date(2026, 11, 13)
    assert posting.identifier == "1834171"
    assert posting.url == ADDRESS.canonical_url
    assert posting.liveness is Liveness.OPEN


@pytest.mark.parametrize(
    ("schedule", "kind", "types"),
    [
        ("part-time", "permanent", {EmploymentType.PART_TIME}),
        ("full-time", "intern", {EmploymentType.FULL_TIME, EmploymentType.INTERN}),
        ("", "permanent", {EmploymentType.FULL_TIME}),
    ],
)
def test_permanent_work_is_full_time_only_where_no_schedule_is_stated(
    as_of: date, schedule: str, kind: str, types: set[EmploymentType]
) -> None:
    record = {"name": "Baker", "schedule": schedule, "employmentType": kind}
    assert set(BOARD.posting_of(record, as_of).employment_types) == types


def test_an_employer_without_subcompanies_is_named_by_the_tenant_and_said_to_be(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    position = POSITION.replace("<subcompany>Bread SE &amp; Co. KG</subcompany>", "")
    posting = BOARD.read(answer_of(feed(position)), ADDRESS, as_of)
    assert posting.company == "Bread Ag"
    assert [each.origin for each in posting.origins if each.field == "company"] == [Origin.URL]


def test_a_position_that_is_not_among_the_open_ones_is_closed(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(feed(OTHER)), ADDRESS, as_of)
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert posting.url == ADDRESS.canonical_url


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (feed(), 200),
        (feed(OTHER.replace(">7<", ">1834171<")), 200),
        (b"<html>Page not found</html>", 200),
        (b"<html>Page not found</html>", 404),
        (b"Too many requests", 429),
    ],
)
def test_an_empty_feed_a_textless_position_and_a_refusal_say_nothing(
    answer_of: Callable[..., Page], as_of: date, body: bytes, status: int
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of(body, status), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_entities_of_a_feed_are_not_expanded(answer_of: Callable[..., Page], as_of: date) -> None:
    bomb = b'<!DOCTYPE x [<!ENTITY a "b">]><workzag-jobs><position>&a;</position></workzag-jobs>'
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of(bomb), ADDRESS, as_of)


def test_a_position_listed_once_for_each_office_is_one_of_several_places(as_of: date) -> None:
    again = POSITION.replace("<office>München</office>", "<office>Wien</office>")
    records = BOARD.records_in(read_answer(feed(POSITION, OTHER, again)))
    assert records is not None
    postings = [BOARD.posting_of(each, as_of) for each in records]
    assert [[place.text for place in each.places] for each in postings] == [
        ["München", "Köln", "Berlin (Remote)", "Wien"],
        ["Bonn"],
    ]


@pytest.mark.parametrize("answer", [None, [], {}, {"workzag-jobs": None}, {"rss": {"position": 1}}])
def test_another_answer_holds_no_position(answer: object) -> None:
    assert BOARD.records_in(answer) is None
