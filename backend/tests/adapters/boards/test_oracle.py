"""Oracle Recruiting Cloud: which URLs are its postings, and what is read from a site's API."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.oracle import BOARD
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

HOST = "acme.fa.us2.oraclecloud.com"
SITES = f"https://{HOST}/hcmUI/CandidateExperience"
URL = f"{SITES}/en/sites/CX_1/job/25587"
ADDRESS = Address("oracle", "acme", "25587", URL, (HOST, "CX_1"))
POSTING: dict[str, Any] = {
    "Id": "25587",
    "Title": "Bridge Keeper",
    "LegalEmployer": "Acme Bridges Pty Ltd",
    "ShortDescriptionStr": "<p>Keep our bridges.</p>",
    "ExternalDescriptionStr": "<p>You walk the bridges.</p>",
    "ExternalResponsibilitiesStr": "<ul><li>Count the bolts.</li></ul>",
    "ExternalQualificationsStr": "<p>A head for heights.</p>",
    "CorporateDescriptionStr": "<p>We build bridges.</p>",
    "PrimaryLocation": "PERTH, WESTERN AUSTRALIA, Australia",
    "PrimaryLocationCountry": "AU",
    "secondaryLocations": [{"Name": "Bunbury", "CountryCode": "AU"}],
    "WorkplaceTypeCode": "ORA_ON_SITE",
    "JobSchedule": "Part time",
    "ExternalPostedStartDate": "2026-08-19T00:00:00+00:00",
    "ExternalPostedEndDate": "2026-12-31T23:59:00+00:00",
    "requisitionFlexFields": [
        {"Prompt": "Crew", "Value": "Night"},
        {"Prompt": "Salary range", "Value": "AUD 65,500 - 81,000 per year"},
    ],
}


def answer(*items: object) -> dict[str, object]:
    return {"items": list(items), "count": len(items), "hasMore": False}


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"{SITES}/fr/sites/CX_1/job/25587/?utm_medium=jobshare",
        f"{SITES}/en-GB/sites/CX_1/job/25587/apply/email",
        f"{SITES}/en/sites/CX_1/requisitions/preview/25587",
        f"{SITES}/en/sites/CX_1/jobs/preview/25587/?location=Perth",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    ("host", "tenant"),
    [
        ("jobs.fa.oraclecloud.com", "jobs"),
        ("fa-evmr-saasfaprod1.fa.ocs.oraclecloud.com", "fa-evmr-saasfaprod1"),
    ],
)
def test_customers_stand_on_hosts_of_several_forms(host: str, tenant: str) -> None:
    address = BOARD.recognise(f"https://{host}/hcmUI/CandidateExperience/en/sites/CX/job/7")
    assert address is not None
    assert address.tenant == tenant
    assert BOARD.api_url(address).startswith(f"https://{host}/hcmRestApi/resources/latest/")


@pytest.mark.parametrize(
    "url",
    [
        f"{SITES}/en/sites/CX_1/requisitions",
        f"{SITES}/en/sites/CX_1/job/25587%22,siteNumber=x",
        f"https://{HOST}/fscmUI/en/sites/CX_1/job/25587",
        "https://acme.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/25587",
        "https://careers.acme.example/hcmUI/CandidateExperience/en/sites/CX_1/job/25587",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_every_field_that_the_api_states_is_read(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(answer(POSTING)), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Bridge Keeper", "Acme Bridges Pty Ltd")
    assert posting.company_profile == "We build bridges."
    assert posting.description.splitlines() == [
        "Keep our bridges.",
        "You walk the bridges.",
        "Count the bolts.",
        "A head for heights.",
        "We build bridges.",
        "Crew: Night",
        "Salary range: AUD 65,500 - 81,000 per year",
    ]
    first, second = posting.places
    assert (first.locality, first.country, second.country) == ("PERTH", "AU", "AU")
    assert posting.remote is RemoteWork.ON_SITE
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 8, 19), date(2026, 12, 31))
    assert posting.pay is not None
    assert (posting.pay.maximum, posting.pay.currency) == (Decimal(81_000), "AUD")
    assert posting.liveness is Liveness.OPEN


def test_a_posting_is_closed_after_its_last_day(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    past = POSTING | {"ExternalPostedEndDate": "2026-11-20T00:00:00+00:00"}
    posting = BOARD.read(answer_of(answer(past)), ADDRESS, as_of)
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "posted until 2026-11-20"


def test_a_posting_that_its_site_has_no_longer_is_closed(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    assert BOARD.read(answer_of(answer()), ADDRESS, as_of).liveness is Liveness.CLOSED


def test_a_site_asked_for_by_its_name_answers_nothing_of_the_posting(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    address = BOARD.recognise(f"{SITES}/en/sites/careers/job/25587")
    assert address is not None
    with pytest.raises(PageUnreadable):
        BOARD.read(answer_of(answer()), address, as_of)


def test_a_list_gives_every_posting_that_it_holds(as_of: date) -> None:
    short = {
        "Id": "7",
        "Title": "Ferryman",
        "PostedDate": "2026-08-07",
        "PrimaryLocation": "Cork",
        "ShortDescriptionStr": "",
    }
    records = BOARD.records_in(answer({"requisitionList": [short, POSTING]}))
    assert records is not None
    postings = [BOARD.posting_of(each, as_of) for each in records]
    assert [each.title for each in postings] == ["Ferryman", "Bridge Keeper"]
    assert postings[0].date_posted == date(2026, 8, 7)


def test_a_requisition_saved_alone_is_one_posting() -> None:
    assert BOARD.records_in(POSTING) == (POSTING,)


@pytest.mark.parametrize("other", [None, [], {}, {"items": [{}]}, {"Id": "1", "Title": "x"}])
def test_answers_of_others_are_not_its_own(other: object) -> None:
    assert BOARD.records_in(other) is None
