"""LinkedIn: which URLs are its postings, and what its guest page and its saved answers say."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.linkedin import BOARD
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType, Liveness, RemoteWork

NUMBER = "3951234567"
URL = f"https://www.linkedin.com/jobs/view/{NUMBER}"
ADDRESS = Address("linkedin", "", NUMBER, URL)
TEXT = (
    "Cabbages and kings: you walk along the shore with a walrus, talk of many things, and write "
    "down what the oysters answer. You need patience, a warm coat and some shipping experience. "
    "We offer bread and vinegar, four weeks of low tide a year and a share of the catch."
)
TOP = """<section class="top-card-layout">
  <h1 class="top-card-layout__title topcard__title">Oyster Scribe</h1>
  <h4 class="top-card-layout__second-subline">
    <span class="topcard__flavor"><a class="topcard__org-name-link"
      href="https://uk.linkedin.com/company/walrus">Walrus &amp; Sons</a></span>
    <span class="topcard__flavor topcard__flavor--bullet">Whitby, England, United Kingdom</span>
    <span class="posted-time-ago__text topcard__flavor--metadata">2 weeks ago</span>
    <figure class="num-applicants__figure topcard__flavor--metadata topcard__flavor--bullet">
      31 applicants</figure>
    ALERT
  </h4>
  BUTTON
</section>"""
BODY = f"""<div class="compensation__salary">£30,000.00/yr - £36,000.00/yr</div>
<div class="description__text description__text--rich"><p>{TEXT}</p>
  <button class="show-more-less-html__button">Show more</button></div>
<ul class="description__job-criteria-list">
  <li class="description__job-criteria-item"><h3>Seniority level</h3>
    <span class="description__job-criteria-text">Entry level</span></li>
  <li class="description__job-criteria-item"><h3>Employment type</h3>
    <span class="description__job-criteria-text">Part-time</span></li>
  <li class="description__job-criteria-item"><h3>Industries</h3>
    <span class="description__job-criteria-text">Temporary Help Services</span></li>
</ul>
<section class="similar-jobs"><h3>Similar jobs</h3><p>Lobster Dancer</p></section>"""
CLOSED = """<figure class="closed-job"><figcaption class="closed-job__flavor--closed">
  No longer accepting applications</figcaption></figure>"""
BUTTON = """<button data-tracking-control-name="public_jobs_apply-link-onsite">Apply</button>"""
SAVED: dict[str, Any] = {
    "jobPostingId": int(NUMBER),
    "title": "Oyster Scribe",
    "formattedLocation": "Whitby, England",
    "country": "urn:li:fs_country:gb",
    "companyDetails": {
        "com.linkedin.voyager.X": {"companyResolutionResult": {"name": "Walrus & Sons"}}
    },
    "companyDescription": {"text": "Walking since 1871."},
    "formattedEmploymentStatus": "Full-time",
    "workplaceTypesResolutionResults": {"urn:li:fs_workplaceType:3": {"localizedName": "Hybrid"}},
    "workRemoteAllowed": True,
    "originalListedAt": 1792500000000,
    "expireAt": 1795500000000,
    "applyMethod": {"com.linkedin.X": {"companyApplyUrl": "https://walrus.example/apply"}},
    "applyingInfo": {"closed": False},
    "description": {
        "text": "🦪 DutiesYou writeYou walk",
        "attributes": [
            {"start": 0, "length": 9, "type": {"com.linkedin.pemberly.text.Paragraph": {}}},
            {"start": 9, "length": 9, "type": {"com.linkedin.pemberly.text.ListItem": {}}},
            {"start": 12, "length": 2, "type": {"com.linkedin.pemberly.text.Bold": {}}},
        ],
    },
}


def page(alert: str = "", button: str = "") -> bytes:
    top = TOP.replace("ALERT", alert).replace("BUTTON", button)
    return f"<!doctype html><html><body><nav>Join now</nav>{top}{BODY}</body></html>".encode()


@pytest.mark.parametrize(
    "url",
    [
        URL,
        f"http://linkedin.com/jobs/view/{NUMBER}/?refId=x&trk=y",
        f"https://de.linkedin.com/jobs/view/oyster-scribe-at-walrus-%26-sons-{NUMBER}?trk=z",
        f"https://www.linkedin.com/comm/jobs/view/{NUMBER}/",
        f"https://m.linkedin.com/jobs/view/{NUMBER}",
        f"https://www.linkedin.com/jobs/view/externalApply/{NUMBER}?url=https%3A%2F%2Fa.example",
        f"https://www.linkedin.com/jobs/view/{NUMBER}/apply/",
        f"https://www.linkedin.com/jobs/search/?keywords=scribe&currentJobId={NUMBER}",
        f"https://www.linkedin.com/jobs/collections/recommended/?currentJobId={NUMBER}#top",
        f"https://www.linkedin.com/jobs-guest/jobs/api/jobPosting/{NUMBER}",
        f"https://www.linkedin.com/job-apply/{NUMBER}",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://www.linkedin.com/jobs/search/?keywords=scribe",
        "https://www.linkedin.com/jobs/view/oyster-scribe",
        "https://www.linkedin.com/company/walrus/jobs/",
        f"https://www.linkedin.com/feed/?currentJobId={NUMBER}",
        f"https://www.linkedin.com.evil.example/jobs/view/{NUMBER}",
        f"https://evil-linkedin.com/jobs/view/{NUMBER}",
        f"https://www.linkedin.com/jobs/search/?currentJobId={NUMBER}%2F..%2Fx",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_one_request_is_made_for_the_page_that_a_guest_sees() -> None:
    assert (BOARD.api_url(ADDRESS), BOARD.accept) == (URL, "text/html")


def test_the_guest_page_states_every_field(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(page(button=BUTTON)), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Oyster Scribe", "Walrus & Sons")
    assert [each.text for each in posting.places] == ["Whitby, England, United Kingdom"]
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.currency) == (Decimal(30_000), "GBP")
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert posting.description == TEXT
    assert (posting.url, posting.identifier) == (URL, NUMBER)
    assert "Lobster" not in posting.whole_text


def test_an_apply_button_says_that_it_is_open(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(page(button=BUTTON)), ADDRESS, as_of)
    assert posting.liveness is Liveness.OPEN
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "Apply"


def test_a_closed_posting_is_told_by_its_mark_though_the_answer_is_200(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of(page(alert=CLOSED)), ADDRESS, as_of)
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == "No longer accepting applications"


def test_without_mark_or_button_nothing_is_said_of_its_being_open(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    assert BOARD.read(answer_of(page()), ADDRESS, as_of).liveness is Liveness.UNKNOWN


def test_an_age_counts_from_the_day_on_which_the_page_was_fetched(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    fetched = answer_of(page())
    assert BOARD.read(fetched, ADDRESS, as_of).date_posted == date(2026, 11, 7)
    saved = replace(fetched, url="", final_url="")
    assert BOARD.read(saved, ADDRESS, as_of).date_posted is None


def test_a_saved_answer_of_the_sites_own_api_is_read(as_of: date) -> None:
    records = BOARD.records_in(SAVED)
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.title, posting.company) == ("Oyster Scribe", "Walrus & Sons")
    assert posting.company_profile == "Walking since 1871."
    assert posting.description == "🦪 Duties\nYou write\nYou walk"
    assert (posting.places[0].text, posting.places[0].country) == ("Whitby, England", "GB")
    assert posting.remote is RemoteWork.HYBRID
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert (posting.date_posted, posting.valid_through) == (date(2026, 10, 20), date(2026, 11, 24))
    assert posting.apply_url == "https://walrus.example/apply"
    assert posting.liveness is Liveness.UNKNOWN


def test_a_saved_answer_may_say_that_the_posting_is_closed(as_of: date) -> None:
    closed = SAVED | {"applyingInfo": {"closed": True}}
    assert BOARD.posting_of(closed, as_of).liveness is Liveness.CLOSED


def test_a_company_without_a_page_is_named_as_its_poster_typed_it(as_of: date) -> None:
    typed = SAVED | {"companyDetails": {"com.linkedin.Y": {"companyName": "Carpenter"}}}
    assert BOARD.posting_of(typed, as_of).company == "Carpenter"


@pytest.mark.parametrize("other", [None, [], {}, [SAVED], {"jobPostingId": 1}])
def test_other_json_is_none_of_its_answers(other: object) -> None:
    assert BOARD.records_in(other) is None


@pytest.mark.parametrize("start", [-5, 10**12, True, "1", None])
def test_styles_that_point_outside_the_text_break_nothing(as_of: date, start: object) -> None:
    style = {"start": start, "length": 5, "type": {"x.Paragraph": {}}}
    posting = BOARD.posting_of(
        SAVED | {"description": {"text": "Oyster", "attributes": [style]}}, as_of
    )
    assert posting.description.replace("\n", "") == "Oyster"
