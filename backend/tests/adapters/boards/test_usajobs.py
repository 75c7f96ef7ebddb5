"""USAJOBS: which URLs are its announcements, and what is read of its pages and saved answers."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.saved import read_saved
from trusthound.adapters.boards.usajobs import BOARD
from trusthound.domain.common.money import Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import ContactKind, EmploymentType, Liveness, RemoteWork

URL = "https://www.usajobs.gov/job/327358300"
ADDRESS = Address("usajobs", "usajobs", "327358300", URL)
PAGE = f"""<!doctype html><html><head><title>USAJOBS - Beekeeper</title></head><body><main>
<h1 class="usajobs-joa-banner__title">Beekeeper</h1>
<div class="usajobs-joa-banner__dept">Department of Hives</div>
<div class="usajobs-joa-banner__agency">Bee Service</div>
<div id="joa-summary"><h2>Summary</h2><p>{"You keep the nation's bees. " * 9}</p></div>
<div id="joa-duties"><h2>Duties</h2><p>You count them every evening.</p></div>
<ul><li class="usajobs-joa-locations__list-item">Barre, Vermont</li></ul></main></body></html>"""
CLOSED = PAGE.replace(
    "<main>", '<main><div class="usajobs-joa-closed">This job announcement has closed</div>'
)
FOUND: dict[str, Any] = {
    "PositionID": "BEE-26-1",
    "PositionTitle": "Beekeeper",
    "PositionURI": URL,
    "ApplyURI": [f"{URL}?PostingChannelID=RESTAPI"],
    "PositionLocation": [
        {
            "LocationName": "Barre, Vermont",
            "CountryCode": "United States",
            "CountrySubDivisionCode": "Vermont",
            "CityName": "Barre, Vermont",
        }
    ],
    "OrganizationName": "Bee Service",
    "PositionSchedule": [{"Name": "Full-time", "Code": "1"}],
    "PositionOfferingType": [{"Name": "Permanent"}],
    "QualificationSummary": "A calm hand.",
    "PositionRemuneration": [
        {"MinimumRange": "57675.0", "MaximumRange": "74978.0", "RateIntervalCode": "PA"}
    ],
    "PublicationStartDate": "2026-09-24T00:00:00",
    "ApplicationCloseDate": "2026-12-06T23:59:59",
    "UserArea": {
        "Details": {
            "JobSummary": "You keep the bees.",
            "MajorDuties": ["Count them.", "Feed them."],
            "Benefits": "Honey.",
            "RemoteIndicator": True,
        }
    },
}
XML = b"""<ShowPositionOpening xmlns="http://www.hr-xml.org/3"><DataArea><PositionOpening>
<PostingRequester><PartyName>Bee Service Vermont</PartyName><PersonContact><PersonName>
<FormattedName>Ada Apis</FormattedName></PersonName><Communication>
<URI xmlns="http://www.openapplications.org/oagis/9">ada@bees.gov.example</URI></Communication>
</PersonContact></PostingRequester>
<PositionProfile><PositionID>BEE-12-1</PositionID><PositionTitle>Beekeeper</PositionTitle>
<PositionLocation><LocationName>Barre, VT United States</LocationName></PositionLocation>
<PositionOrganization><OrganizationIdentifiers><OrganizationName>Bee Service</OrganizationName>
</OrganizationIdentifiers></PositionOrganization>
<PositionPeriod><StartDate><FormattedDateTime>2012-09-19</FormattedDateTime></StartDate>
<EndDate><FormattedDateTime>2012-12-31</FormattedDateTime></EndDate></PositionPeriod>
<PositionScheduleTypeCode>2-Part-Time</PositionScheduleTypeCode>
<OfferedRemunerationPackage><RemunerationRange>
<RemunerationMinimumAmount currencyID="USD">17</RemunerationMinimumAmount>
<RemunerationMaximumAmount currencyID="USD">23.50</RemunerationMaximumAmount>
<RemunerationRateIntervalCode>PH</RemunerationRateIntervalCode></RemunerationRange>
</OfferedRemunerationPackage><UserArea><GOVT_XMLJobBody>
<Overview><JobSummary>&lt;P&gt;You keep the bees.&lt;/P&gt;</JobSummary>
<KeyRequirement>A veil.</KeyRequirement><KeyRequirement>A calm hand.</KeyRequirement></Overview>
<Duties><MajorDuties>Count them.</MajorDuties></Duties></GOVT_XMLJobBody></UserArea>
</PositionProfile><UserArea><GOVT_ApplyOnlineURL>https://my.usajobs.gov/Application/1
</GOVT_ApplyOnlineURL></UserArea></PositionOpening></DataArea></ShowPositionOpening>"""


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "https://usajobs.gov/job/327358300/?PostingChannelID=1",
        "https://www.usajobs.gov/GetJob/ViewDetails/327358300",
        "https://www.usajobs.gov/job/ViewDetails/327358300",
    ],
)
def test_every_form_of_an_announcements_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://www.usajobs.gov/search/results/?k=bees",
        "https://www.usajobs.gov/job/bees",
        "https://www.usajobs.gov.example/job/327358300",
    ],
)
def test_other_pages_are_not_its_announcements(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_a_page_is_read_by_its_marks(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(PAGE.encode()), ADDRESS, as_of)
    assert (posting.title, posting.company, posting.url) == ("Beekeeper", "Bee Service", URL)
    assert "You count them every evening." in posting.description
    assert [each.locality for each in posting.places] == ["Barre"]
    assert posting.liveness is not Liveness.CLOSED


def test_a_page_that_says_so_is_closed(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(CLOSED.encode()), ADDRESS, as_of)
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "This job announcement has closed"


def test_a_saved_search_gives_every_announcement(as_of: date) -> None:
    answer = {"SearchResult": {"SearchResultItems": [{"MatchedObjectDescriptor": FOUND}]}}
    assert BOARD.records_in(answer) == (FOUND,)
    posting = BOARD.posting_of(FOUND, as_of)
    assert posting.description.splitlines() == [
        "A calm hand.",
        "You keep the bees.",
        "Count them.",
        "Feed them.",
        "Honey.",
    ]
    place = posting.places[0]
    assert (place.locality, place.region) == ("Barre", "Vermont")
    assert posting.remote is RemoteWork.REMOTE
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.period) == (Decimal(57_675), Period.YEAR)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 9, 24), date(2026, 12, 6))
    assert (posting.identifier, posting.apply_url) == ("BEE-26-1", FOUND["ApplyURI"][0])


def test_a_saved_answer_of_the_former_api_is_read_with_whom_to_ask(as_of: date) -> None:
    posting = read_saved(XML, as_of)
    assert posting is not None
    assert (posting.title, posting.company) == ("Beekeeper", "Bee Service")
    assert posting.description.splitlines() == [
        "You keep the bees.",
        "A veil.",
        "A calm hand.",
        "Count them.",
        "Contact: Bee Service Vermont, Ada Apis, ada@bees.gov.example",
    ]
    assert [each.value for each in posting.contacts if each.kind is ContactKind.MAIL] == [
        "ada@bees.gov.example"
    ]
    place = posting.places[0]
    assert (place.locality, place.region, place.country) == ("Barre", "VT", "US")
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.maximum) == (Decimal(17), Decimal("23.50"))
    assert (posting.pay.currency, posting.pay.period) == ("USD", Period.HOUR)
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2012, 9, 19), date(2012, 12, 31))
    assert posting.apply_url == "https://my.usajobs.gov/Application/1"


@pytest.mark.parametrize(
    "body", [b"{}", b'{"SearchResult": {"SearchResultItems": []}}', b"<rss><channel/></rss>"]
)
def test_other_answers_are_not_its_own(body: bytes) -> None:
    assert BOARD.records_in(read_answer(body)) is None
