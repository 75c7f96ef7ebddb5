"""A feed by mapping: XML, JSON and CSV alike, whatever its fields are called."""

from dataclasses import replace
from decimal import Decimal

import pytest
from tests.written_lists import TODAY, answer, board_of

from trusthound.adapters.boards.collection import Part
from trusthound.adapters.feeds.feed import COLLECTION, OF_THE_NEWEST, checked
from trusthound.domain.common.errors import InvalidInput, PageUnreadable
from trusthound.domain.common.money import Period
from trusthound.domain.posting.model import EmploymentType, RemoteWork

XML = """<?xml version="1.0" encoding="UTF-8"?>
<source><publisher>Acme</publisher>
<job id="7"><name><![CDATA[Welder &amp; fitter]]></name><firm><name>Acme Ltd</name></firm>
<text><![CDATA[<p>You work with <b>fire</b>.</p>]]></text>
<link>https://acme.example/jobs/7</link><town>Cork</town><land>Ireland</land>
<from>30000</from><to>34000</to><money>EUR</money><per>year</per><kind>full-time</kind>
<up>2026-11-18</up><how>hybrid</how></job>
<job id="8"><name>Painter</name><link>https://acme.example/jobs/8</link></job>
<job id="9"><name>No link</name></job>
</source>"""
MAPPING = {
    "records": "source.job",
    "key": "@id",
    "title": "name",
    "company": "firm.name",
    "description": "text",
    "url": "link",
    "city": "town",
    "country": "land",
    "pay_min": "from",
    "pay_max": "to",
    "pay_currency": "money",
    "pay_period": "per",
    "employment_type": "kind",
    "date_posted": "up",
    "remote": "how",
}


def read(body: object, mapping: dict[str, str]) -> Part:
    board = replace(board_of(COLLECTION, "https://acme.example/feed"), mapping=checked(mapping))
    return COLLECTION.read(answer(body), board, "", TODAY)


def test_xml_is_read_by_its_paths() -> None:
    part = read(XML, MAPPING)
    assert [each.key for each in part.listed] == ["7", "8"]
    assert part.unread == 1
    posting = part.listed[0].posting
    assert (posting.title, posting.company) == ("Welder & fitter", "Acme Ltd")
    assert posting.description == "You work with fire."
    assert posting.url == "https://acme.example/jobs/7"
    assert (posting.places[0].locality, posting.places[0].country) == ("Cork", "IE")
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.maximum) == (Decimal(30000), Decimal(34000))
    assert (posting.pay.currency, posting.pay.period) == ("EUR", Period.YEAR)
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.remote is RemoteWork.HYBRID
    assert posting.date_posted is not None


def test_json_is_read_by_its_paths_and_a_list_that_stands_alone_by_none() -> None:
    job = {"t": "Welder", "u": "https://acme.example/7", "where": ["Cork", "Bonn"], "home": True}
    mapping = {"title": "t", "url": "u", "place": "where", "remote": "home"}
    for body, more in (([job], {}), ({"data": {"jobs": [job]}}, {"records": "data.jobs"})):
        part = read(body, mapping | more)
        assert [each.key for each in part.listed] == ["https://acme.example/7"]
        posting = part.listed[0].posting
        assert [each.text for each in posting.places] == ["Cork", "Bonn"]
        assert posting.remote is RemoteWork.REMOTE


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_csv_is_read_by_the_names_of_its_columns(delimiter: str) -> None:
    rows = (
        ("Job.Title", "Link", "Pay", "Text"),
        ("Welder", "https://acme.example/7", "€30 an hour", '"Two\nlines"'),
        ("Painter", "", "", ""),
        ("Glazier",),
    )
    body = "\ufeff" + "\r\n".join(delimiter.join(each) for each in rows)
    part = read(body, {"title": "Job.Title", "url": "Link", "pay": "Pay", "description": "Text"})
    assert [each.posting.title for each in part.listed] == ["Welder"]
    assert part.unread == 2
    posting = part.listed[0].posting
    assert posting.description == "Two\nlines"
    assert posting.pay is not None
    assert posting.pay.period is Period.HOUR


@pytest.mark.parametrize(
    ("body", "mapping"),
    [
        ("<html><p>maintenance</p></html>", MAPPING),
        ("", MAPPING),
        ("<source", MAPPING),
        ("<other/>", MAPPING),
        (XML, {"title": "name", "url": "link"}),
        ({"jobs": []}, {"title": "t", "url": "u"}),
        ({"jobs": {}}, {"title": "t", "url": "u", "records": "jobs"}),
        ("Title,Link\nWelder,x", {"title": "name", "url": "Link"}),
        ('Title,Link\n"' + "x" * 20_000_000, {"title": "Title", "url": "Link"}),
    ],
)
def test_what_is_no_feed_of_the_mapping_is_unreadable(
    body: object, mapping: dict[str, str]
) -> None:
    with pytest.raises(PageUnreadable):
        read(body, mapping)


def test_a_feed_may_be_empty() -> None:
    assert read("<source/>", MAPPING) == Part(())
    assert read([], {"title": "t", "url": "u"}) == Part(())
    assert read("Title,Link\n", {"title": "Title", "url": "Link"}) == Part(())


@pytest.mark.parametrize(
    ("mapping", "said"),
    [
        ({"title": "t"}, "url"),
        ({}, "title and url"),
        ({"title": "t", "url": "u", "secret": "x"}, "secret"),
        ({"title": "t", "url": ""}, "url"),
        ({"title": "t", "url": "a..b"}, "url"),
        ({"title": "t", "url": ".".join("abcdefghij")}, "url"),
        ({"title": "x" * 81, "url": "u"}, "title"),
    ],
)
def test_a_mapping_says_what_is_wrong_with_it(mapping: dict[str, str], said: str) -> None:
    with pytest.raises(InvalidInput, match=said):
        checked(mapping)


def test_what_is_gone_from_a_feed_of_the_newest_is_not_closed() -> None:
    assert COLLECTION.is_whole
    assert not OF_THE_NEWEST.is_whole
    assert OF_THE_NEWEST.read is COLLECTION.read
